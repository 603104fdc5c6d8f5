// Generated from the server's schemas by `make types`; do not edit.

/**
 * What was asked is done, and safe; the table now stands at `seq`.
 *
 * The answer to a pick brings the new state along, unless it was sent already: one message instead of two.
 */
export interface Ack {
  type: "ack";
  id: number;
  seq: number;
  state: StateNow | null;
}

/**
 * Vote on what is proposed.
 */
export interface Agree {
  type: "agree";
  id: number;
  yes: boolean;
}

/**
 * An answer, named by its field, is one of `values`; `seats` is a field too.
 */
export interface Answered {
  field: string;
  values: (string | number | boolean)[];
}

/**
 * What is asked, of whom, and what this seat may answer.
 */
export interface AskView {
  prompt: string;
  about: {
    [k: string]: string | number;
  };
  seats: number[];
  options: OptionView[];
}

/**
 * Ask why an option or a target is open or not.
 */
export interface AskWhy {
  type: "why";
  id: number;
  what: string;
}

/**
 * Whether the caller agrees to what is proposed.
 */
export interface Ballot {
  yes: boolean;
}

/**
 * The bot that is to sit there; none: the seat is free.
 */
export interface BotSeat {
  bot?: string | null;
}

/**
 * One of `values`; one for each seat with `per_seat`; any number of them with `many`.
 *
 * With `distinct` no two seats answer the same, but for the default. It is asked where `when` holds; `only` names
 * the values that are offered under a condition.
 */
export interface ChoiceField {
  kind: "choice";
  name: string;
  values: string[];
  default: string | null;
  per_seat: boolean;
  many: boolean;
  distinct: boolean;
  only: {
    [k: string]: When;
  };
  when: When | null;
}

export type ClientMessage = Hello | MakePick | Sit | Undo | Redo | Agree | ProposeEnd | AskWhy | Say | Ping;

/**
 * The word `standard`, or the folder of a content pack.
 */
export interface ContentField {
  kind: "content";
  name: string;
  when: When | null;
}

/**
 * The course of a finished game: its turns, and how the scores rose and fell.
 */
export interface Course {
  turns: Turn[];
  scores: Standing[];
}

/**
 * A name and its password.
 */
export interface Credentials {
  /**
   * 2 to 24 letters, digits, - _ . '
   */
  name: string;
  /**
   * 8 to 200 characters
   */
  password: string;
}

/**
 * What was asked is done, and safe; the table now stands at `seq`.
 */
export interface Done {
  seq: number;
}

/**
 * The password, to end an account; guests have none.
 */
export interface Farewell {
  password?: string | null;
}

/**
 * What came could not be read, or the connection ends; nothing has happened.
 */
export interface Fault {
  type: "error";
  code: string;
  reason: string;
}

/**
 * One question of a set-up: a choice of `values`, a number from `low` to `high`, a flag, or a content pack.
 *
 * The `values` of a pack are the names of those that this server has. A field with `per_seat` is answered by who
 * sits in the seat; with `distinct` no two seats answer the same, but for the default. It is asked where `when`
 * holds; `only` names the values that are offered under a condition. Where the default is not offered, the first
 * value that is takes its place.
 */
export interface FieldInfo {
  name: string;
  kind: string;
  default: unknown;
  values: string[] | null;
  low: number | null;
  high: number | null;
  per_seat: boolean;
  many: boolean;
  distinct: boolean;
  only: {
    [k: string]: When;
  };
  when: When | null;
}

/**
 * Yes or no.
 */
export interface FlagField {
  kind: "flag";
  name: string;
  default: boolean;
  when: When | null;
}

/**
 * A game as the lobby needs it, and its vocabularies, with which options and events become words.
 *
 * `together`: one person may play several seats.
 * `notes` are messages of the game that people must know before they choose, with their conditions.
 * A role is played by one seat where its `when` holds: by the last, or the next before it that has none yet.
 * `verbs` and `events` name the arguments of each, parted by spaces; `names` lists for each kind of argument the
 * ids that have a name of their own.
 */
export interface GameInfo {
  id: string;
  rules: number;
  seats: [number, number];
  together: boolean;
  setup: FieldInfo[];
  notes: {
    [k: string]: When;
  };
  roles: Role[];
  bots: string[];
  verbs: {
    [k: string]: string;
  };
  events: {
    [k: string]: string;
  };
  names: {
    [k: string]: string[];
  };
}

/**
 * The built-in games.
 */
export interface GameList {
  games: ListedGame[];
}

/**
 * Whether the server can do its work.
 */
export interface Health {
  well: boolean;
  version: string;
  database: string;
}

/**
 * First of all: the wire's version, and the last seq the client has (null: nothing yet).
 */
export interface Hello {
  type: "hello";
  v: number;
  since?: number | null;
}

/**
 * The key of a link that the server's terminal shows; without one, the first browser of the machine may.
 */
export interface HostLink {
  key?: string | null;
}

/**
 * The invitation to a private table, and the free seat that is wished; none: the first.
 */
export interface Joining {
  invitation?: string | null;
  seat?: number | null;
}

/**
 * Something to say to the table.
 */
export interface Line {
  text: string;
}

/**
 * What a lobby must know of a game: its name, its rules version, its seats and what else it asks.
 *
 * A role is played by one seat where its `when` holds: by the last, or the next before it that has none yet.
 */
export interface ListedGame {
  id: string;
  rules: number;
  seats: NumberField;
  setup: (ChoiceField | NumberField | FlagField | ContentField)[];
  roles: Role[];
}

/**
 * The public tables that wait for players, and the caller's own tables.
 */
export interface Lobby {
  open: TableInfo[];
  mine: TableInfo[];
}

/**
 * Answer the pending decision, as it stood at `seq`.
 */
export interface MakePick {
  type: "pick";
  id: number;
  seq: number;
  pick: string;
}

/**
 * A match as one seat (null: a spectator) sees it now.
 */
export interface MatchView {
  game: string;
  seq: number;
  seat: number | null;
  ask: AskView | null;
  result: Result | null;
  view: unknown;
}

/**
 * Who is calling, if anybody is signed in, and how others come to this server.
 */
export interface Me {
  you: You | null;
  local: boolean;
  first: boolean;
  address: string | null;
}

/**
 * A name and a password to register; who played without one keeps their seats unless they say no.
 */
export interface NewAccount {
  /**
   * 2 to 24 letters, digits, - _ . '
   */
  name: string;
  /**
   * 8 to 200 characters
   */
  password: string;
  keep_seats?: boolean;
}

/**
 * The name under which a guest plays.
 */
export interface NewGuest {
  /**
   * 2 to 24 letters, digits, - _ . '
   */
  name: string;
}

/**
 * The password as it was and as it shall be.
 */
export interface NewPassword {
  /**
   * 8 to 200 characters
   */
  old: string;
  /**
   * 8 to 200 characters
   */
  new: string;
}

/**
 * The answer to the decision that was pending at `seq`.
 */
export interface NewPick {
  seq: number;
  pick: string;
  seat?: number | null;
}

/**
 * The seat to change to: a free one, a bot's, or another of the caller's own.
 */
export interface NewPlace {
  to: number;
}

/**
 * A table to be made. A move may take `clock` seconds in a live game, `days` days by correspondence.
 *
 * `hot_seat`: several people share a screen, so that one account holds a seat for each of them.
 */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  setup?: {[k: string]: unknown};
  public?: boolean;
  pace?: "correspondence" | "live";
  clock?: number | null;
  days?: number | null;
  on_timeout?: "move" | "seat";
  hot_seat?: boolean;
}

/**
 * What the token is for.
 */
export interface NewToken {
  label: string;
}

/**
 * What was asked is not done, and why; `seq` is where the table stands.
 */
export interface NotDone {
  type: "refused";
  id: number;
  code: string;
  reason: string;
  seq: number;
}

/**
 * The caller's private notes.
 */
export interface Notes {
  text: string;
}

/**
 * A whole number from `low` to `high`.
 */
export interface NumberField {
  kind: "number";
  name: string;
  low: number;
  high: number;
  default: number;
  when: When | null;
}

/**
 * One pending option, with what it would cost or do (`facts`).
 *
 * `at` is what on the table it points at, as `region:r07`; null: it is a button.
 */
export interface OptionView {
  text: string;
  verb: string;
  args: (string | number)[];
  facts: {
    [k: string]: string | number;
  };
  at: string | null;
}

/**
 * A pick, and whose it was.
 */
export interface Picked {
  seat: number;
  pick: string;
}

/**
 * See whether anybody is there.
 */
export interface Ping {
  type: "ping";
  id: number;
}

/**
 * Who sits in a seat. An open seat with a name is kept for that person; `away`: a bot stands in.
 *
 * `role` is what the seat plays as, by the set-up; empty for a plain player.
 */
export interface PlayerInfo {
  name: string | null;
  kind: string;
  bot: string | null;
  away: boolean;
  role: string;
}

/**
 * Somebody is there.
 */
export interface Pong {
  type: "pong";
  id: number;
}

/**
 * Why something was not done: `code` for programs, `reason` for people.
 */
export interface Problem {
  code: string;
  reason: string;
  seq: number | null;
}

/**
 * What the table votes on: an undo, a redo or the end; who proposed it, and who has agreed.
 *
 * The people of the seats in `awaited` are away and may still vote, the last of them until `until`.
 */
export interface Proposal {
  kind: "end" | "redo" | "undo";
  seat: number;
  agreed: number[];
  awaited: number[];
  until: number | null;
}

/**
 * Propose to end the game here.
 */
export interface ProposeEnd {
  type: "end";
  id: number;
}

/**
 * Game, rules version, set-up, seed, picks (`seat option`), and a hash of the state at stable points.
 *
 * A pick of `-` is a redeal: what nobody knew was dealt again after an undo over chance.
 */
export interface Record {
  format?: number;
  game: string;
  rules: number;
  setup: {[k: string]: unknown};
  seed: number;
  picks: string[];
  hashes: {
    [k: string]: string;
  };
}

/**
 * Make again what was taken back.
 */
export interface Redo {
  type: "redo";
  id: number;
}

/**
 * A match after `at` of its `length` picks: the log so far, and from where on the last pick made it.
 */
export interface ReplayView {
  table: string;
  game: string;
  at: number;
  length: number;
  seat: number | null;
  finished: boolean;
  view: MatchView;
  events: Told[];
  newest: number;
  picked: Picked | null;
}

/**
 * How a match ended: who won, the score of each seat, and the message that tells why.
 */
export interface Result {
  winners: number[];
  scores: number[];
  reason: string;
}

/**
 * What one seat plays as, where `when` holds: the last seat, or the next before it that has no role yet.
 */
export interface Role {
  name: string;
  when?: When | null;
}

/**
 * Somebody said something; `number` grows from line to line.
 */
export interface Said {
  type: "chat";
  number: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

/**
 * Say something to the table.
 */
export interface Say {
  type: "chat";
  id: number;
  text: string;
}

/**
 * Answers to what the set-up asks each seat, by the names of the fields.
 */
export interface SeatAnswers {
  answers: {[k: string]: unknown};
}

/**
 * Who is to sit in a seat: me (or, with a label, somebody at my screen), anybody (open), or a bot.
 */
export interface SeatWish {
  kind: "bot" | "me" | "open";
  bot?: string | null;
  label?: string | null;
}

export type ServerMessage = Welcome | StateNow | TableNow | Ack | NotDone | WhyAnswer | Said | Pong | Fault;

/**
 * Act for this one of my seats, as long as it is asked.
 */
export interface Sit {
  type: "sit";
  id: number;
  seat: number;
}

/**
 * The score of each seat after `at` picks, until the next standing.
 */
export interface Standing {
  at: number;
  scores: number[];
}

/**
 * The match after `seq` moves, and the events since the viewer's last state (with `anew`: all of them).
 *
 * `can_undo`: there is a pick of the viewer's to take back; others may have to agree (`consent` of the table).
 */
export interface StateNow {
  type: "state";
  seq: number;
  view: MatchView;
  anew: boolean;
  events: Told[];
  deadline: number | null;
  can_undo: boolean;
  can_redo: boolean;
}

/**
 * A table as one caller may know it. Times are milliseconds since 1970; `setup` has packs by their hash.
 */
export interface TableInfo {
  id: string;
  game: string;
  status: string;
  setup: {[k: string]: unknown};
  public: boolean;
  pace: string;
  clock: number | null;
  on_timeout: string;
  hot_seat: boolean;
  seq: number;
  waiting: number[];
  since: number | null;
  deadline: number | null;
  players: PlayerInfo[];
  you: number | null;
  yours: number[];
  owner: boolean;
  invitation: string | null;
  result: Result | null;
  rematch: string | null;
  proposal: Proposal | null;
  consent: boolean;
}

/**
 * The seats, the terms or a proposal have changed.
 */
export interface TableNow {
  type: "table";
  table: TableInfo;
  you: number | null;
}

/**
 * A table and, once the game has begun, the caller's view of it with the events since (`anew`: all).
 */
export interface TableState {
  table: TableInfo;
  view: MatchView | null;
  anew: boolean;
  events: Told[];
}

/**
 * A personal token, without its secret.
 */
export interface TokenInfo {
  id: string;
  label: string;
  created: number;
}

/**
 * A new personal token: the secret is shown this once.
 */
export interface TokenMade {
  id: string;
  secret: string;
}

/**
 * Something that happened, as this viewer may hear of it.
 */
export interface Told {
  kind: string;
  args: (string | number)[];
}

/**
 * Where a replay can jump to: after `at` picks the game told of a new turn, and of whose (null: nobody's).
 */
export interface Turn {
  at: number;
  seat: number | null;
  event: Told;
}

/**
 * Take the last pick back, or ask the table for it.
 */
export interface Undo {
  type: "undo";
  id: number;
}

/**
 * The answer to `hello`: the table, and the viewer's own seat (null: a spectator).
 */
export interface Welcome {
  type: "welcome";
  v: number;
  table: TableInfo;
  you: number | null;
}

/**
 * A condition on other answers: any of these cases, of which each needs all its answers.
 *
 * `When("seats", (3, 4))` is one answer; `&` and `|` join conditions:
 * `When("seats", (3, 4)) & When("mode", ("base",)) | When("mode", ("mythos",))`.
 */
export interface When {
  any_of: Answered[][];
}

/**
 * The answer to `why`; null where the game has nothing to say.
 */
export interface WhyAnswer {
  type: "why";
  id: number;
  why: WhyView | null;
}

/**
 * Why an option is open or not: a message with its variables, the rule's number, and what was asked.
 */
export interface WhyView {
  kind: string;
  args: {
    [k: string]: string | number;
  };
  rule: string;
  what: string;
}

/**
 * An account as its owner sees it.
 */
export interface You {
  id: number;
  name: string;
  kind: string;
  host: boolean;
}
