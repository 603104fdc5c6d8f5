// Generated from the server's schemas by `make types`; do not edit.

/**
 * The request is carried out and committed; the table is now at `seq`.
 *
 * The answer to a pick contains the new state unless it was sent already: one message instead of two.
 */
export interface Ack {
  type: "ack";
  id: number;
  seq: number;
  state: (StateNow | ChangesNow) | null;
}

/**
 * Act for this one of the caller's seats while it is asked.
 */
export interface ActForSeat {
  type: "sit";
  id: number;
  seat: number;
}

/**
 * Vote on the proposal.
 */
export interface Agree {
  type: "agree";
  id: number;
  yes: boolean;
}

/**
 * An answer, named by its field, is one of `values`; `seats` is a field too.
 *
 * Where a field has several answers, one of them is enough.
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
 * A bot that can be given a seat, and how strong it is by the ladder of the game; None: it is not on it.
 */
export interface BotInfo {
  name: string;
  rating: number | null;
}

/**
 * The bot that gets the seat; null: the seat becomes free.
 */
export interface BotSeat {
  bot?: string | null;
}

/**
 * One change: `at` is the way to it, by names and numbers of elements, and `to` what is there now.
 *
 * With `start` it is in a list: from that element on `drop` elements go, and those of the list `to` come instead.
 */
export interface Change {
  at: (string | number)[];
  to: unknown;
  start?: number | null;
  drop?: number;
}

/**
 * The seat to change to: a free one, a bot's, or another one of the caller.
 */
export interface ChangeSeat {
  to: number;
}

/**
 * A position by what has changed in the view since move `since`, the last that the viewer was sent.
 */
export interface ChangesNow {
  type: "changes";
  seq: number;
  events: EventView[];
  deadline: number | null;
  can_undo: boolean;
  can_redo: boolean;
  lesson: LessonView | null;
  since: number;
  changes: Change[];
}

/**
 * A chat line; `number` grows from line to line.
 */
export interface ChatLine {
  type: "chat";
  number: number;
  name: string;
  guest: boolean;
  seat: number | null;
  text: string;
  at: number;
}

/**
 * One of `values`; one for each seat with `per_seat`; any number of them with `many`.
 *
 * With `distinct` two seats may only share the default. It is asked only if `when` holds; `only` gives the
 * condition under which a value is offered.
 */
export interface ChoiceField {
  kind: "choice";
  name: string;
  values: string[];
  default: string | string[] | null;
  per_seat: boolean;
  many: boolean;
  distinct: boolean;
  only: {
    [k: string]: When;
  };
  when: When | null;
}

/**
 * The language that the caller reads.
 */
export interface ChosenLanguage {
  /**
   * such as pl or pt-BR
   */
  language: string;
}

/**
 * Remove all plan marks of one's own.
 */
export interface ClearMarks {
  type: "clear-marks";
  id: number;
}

export type ClientMessage =
  | Hello
  | MakePick
  | ActForSeat
  | SendWhole
  | Undo
  | Redo
  | Agree
  | ProposeEnd
  | AskWhy
  | SendChat
  | Point
  | SetMark
  | ClearMarks
  | Ping;

/**
 * The word `standard`, or the folder of a content pack.
 */
export interface ContentField {
  kind: "content";
  name: string;
  when: When | null;
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
 * The password, to delete an account; null for guests. `erase_chat`: with all that it has said.
 */
export interface DeleteAccount {
  password?: string | null;
  erase_chat?: boolean;
}

/**
 * An event as a viewer gets it: without its audience.
 */
export interface EventView {
  kind: string;
  args: (string | number)[];
}

/**
 * One question of a set-up: a choice of `values`, a number from `low` to `high`, a flag, or a content pack.
 *
 * For a content pack, `values` are the names of this server's packs. A field with `per_seat` is answered by the
 * player of each seat; with `distinct` two seats may only share the default. It is asked only if `when` holds;
 * `only` gives the condition under which a value is offered. If the default is not offered, the first offered
 * value is the default.
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
 * A game as the lobby needs it, and its vocabularies, which turn options and events into sentences.
 *
 * `seat_range`: the lowest and the highest number of seats. `together`: all players are on one side, and one
 * person may play several seats. `first_setups`: set-ups that suit somebody's first game, one as good as another.
 * `lesson`: there is a first game with a fixed deal, step by step.
 * `notes` are messages to show in the set-up form, each with the condition under which it is shown.
 * If the `when` of a role holds, the last seat that has no role yet plays it. `bots` has the strongest first.
 * `verbs` and `events` give the space-separated argument names of each; `names` lists, for each kind of
 * argument, the ids that have a message with their name.
 */
export interface GameInfo {
  id: string;
  rules: number;
  seat_range: [number, number];
  together: boolean;
  first_setups: {[k: string]: unknown}[];
  lesson: boolean;
  setup: FieldInfo[];
  notes: {
    [k: string]: When;
  };
  roles: Role[];
  bots: BotInfo[];
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
 * Whether the server and its database work.
 */
export interface Health {
  well: boolean;
  version: string;
  database: string;
  disk: string;
}

/**
 * The first message: the protocol version, and the last seq the client has (null: none).
 *
 * `invitation`: to a private table; an account that has brought it once need not bring it again. `changes`: the
 * client also understands `changes` in place of a `state`.
 */
export interface Hello {
  type: "hello";
  v: number;
  since?: number | null;
  invitation?: string | null;
  changes?: boolean;
}

/**
 * The key of a link that the server printed; null: sign in as the first browser on the server's machine.
 */
export interface HostLink {
  key?: string | null;
}

/**
 * The invitation to a private table, and the number of a free seat (null: the first).
 */
export interface JoinTable {
  invitation?: string | null;
  seat?: number | null;
}

/**
 * The step of a lesson that is on, for the learner: the message `lesson-STEP` of the game.
 *
 * It speaks of `at`: a target on the table, or else an area of the screen. If it `waits`, it goes on when what it
 * speaks of is done; otherwise when the learner has read it. Of what is open, it advises `pick`.
 */
export interface LessonView {
  step: string;
  number: number;
  of: number;
  at: string;
  waits: boolean;
  pick: string | null;
}

/**
 * A game as a lobby needs it: id, rules version, the question for the number of seats, and the others.
 *
 * If the `when` of a role holds, the last seat that has no role yet plays it. `components` counts what is in the
 * boxes, by kind, where the game tells it.
 */
export interface ListedGame {
  id: string;
  rules: number;
  seats: NumberField;
  setup: (ChoiceField | NumberField | FlagField | ContentField)[];
  roles: Role[];
  components: {
    [k: string]: number;
  };
}

/**
 * The public tables with free seats, the caller's own tables, and the games that the caller has finished.
 */
export interface Lobby {
  open: TableInfo[];
  mine: TableInfo[];
  finished: string[];
}

/**
 * Answer the decision that was pending at `seq`.
 */
export interface MakePick {
  type: "pick";
  id: number;
  seq: number;
  pick: string;
}

/**
 * A plan mark of a seat.
 */
export interface Mark {
  seat: number;
  target: string;
}

/**
 * All plan marks of the table.
 */
export interface MarksNow {
  type: "marks";
  marks: Mark[];
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
  sequel: boolean;
}

/**
 * The caller's account, if signed in, and how others reach this server.
 */
export interface Me {
  you: You | null;
  local: boolean;
  first: boolean;
  address: string | null;
}

/**
 * What an option takes from one place of the table to another: the thing, and where it goes.
 */
export interface MoveView {
  thing: string;
  to: string;
}

/**
 * A name and a password to register; a guest keeps the seats they have unless `keep_seats` is false.
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
 * The text of a new chat line.
 */
export interface NewChatLine {
  text: string;
}

/**
 * The name of a new guest.
 */
export interface NewGuest {
  /**
   * 2 to 24 letters, digits, - _ . '
   */
  name: string;
}

/**
 * The old and the new password.
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
 * What the host should know, and of whom: the player of a seat, or (null) nobody in particular.
 */
export interface NewReport {
  text: string;
  seat?: number | null;
}

/**
 * A table to create. A move may take `clock` seconds in a live game, `days` days by correspondence.
 *
 * `access`: for those with a seat or the invitation (`private`), with the address (`unlisted`), or for all.
 * `hot_seat`: several people share a screen, and one account has a seat for each of them.
 * Who is away can vote for `away_vote` seconds (null: ten minutes, or the time for a move if that is longer).
 * In a seat that was left a bot plays after `bot_after` seconds; with `take_back` `never` it plays to the end.
 */
export interface NewTable {
  game: string;
  seats: SeatRequest[];
  setup?: {[k: string]: unknown};
  access?: "private" | "public" | "unlisted";
  pace?: "correspondence" | "live";
  clock?: number | null;
  days?: number | null;
  on_timeout?: "move" | "seat";
  away_vote?: number | null;
  bot_after?: number;
  take_back?: "always" | "never";
  hot_seat?: boolean;
}

/**
 * The label of a new token.
 */
export interface NewToken {
  label: string;
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
 * `at` is what on the table it points at, as `field:b`; null: it is a button. `moves`: what it moves there.
 */
export interface OptionView {
  text: string;
  verb: string;
  args: (string | number)[];
  facts: {
    [k: string]: string | number;
  };
  at: string | null;
  moves?: MoveView | null;
}

/**
 * The pick is committed; the table is now at `seq`.
 */
export interface PickAccepted {
  seq: number;
}

/**
 * A pick and its seat.
 */
export interface Picked {
  seat: number;
  pick: string;
}

/**
 * Check the connection; the answer is `pong`.
 */
export interface Ping {
  type: "ping";
  id: number;
}

/**
 * Who plays a seat. An open seat with a name is reserved for that person; `away`: a bot plays instead.
 *
 * `guest`: who has only given a name, which others may give too.
 * `bot_from`: when that bot begins to play; null: it does already, or nobody is away.
 * `role` is the role of the seat by the set-up; empty for an ordinary player. `colour` is one of six, 0 to 5.
 */
export interface PlayerInfo {
  name: string | null;
  kind: string;
  bot: string | null;
  away: boolean;
  role: string;
  colour: number;
  bot_from: number | null;
  guest: boolean;
}

/**
 * Point at something on the table for a moment.
 */
export interface Point {
  type: "point";
  id: number;
  target: string;
}

/**
 * A player points at something; it is not stored.
 */
export interface Pointed {
  type: "pointed";
  seat: number;
  target: string;
}

/**
 * The answer to `ping`.
 */
export interface Pong {
  type: "pong";
  id: number;
}

/**
 * The seats whose people have the table open, and the number of people who watch without a seat.
 */
export interface PresentNow {
  type: "present";
  seats: number[];
  spectators: number;
}

/**
 * An error response: `code` for programs; for people `error-KIND` with `args`, or `reason` in English.
 *
 * `seq`: the table's current one, when the request was stale.
 */
export interface Problem {
  code: string;
  kind: string;
  args: {
    [k: string]: string | number | SentenceView;
  };
  reason: string;
  seq: number | null;
}

/**
 * What the table votes on: an undo, a redo or the end; the seat that proposed it, and the seats that agreed.
 *
 * The people of the seats in `awaited` are away and can still vote, the last of them until `until`.
 */
export interface Proposal {
  kind: "end" | "redo" | "undo";
  seat: number;
  agreed: number[];
  awaited: number[];
  until: number | null;
}

/**
 * Propose to end the game now.
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
 * Redo what was undone.
 */
export interface Redo {
  type: "redo";
  id: number;
}

/**
 * The request was not carried out; `seq` is the current one of the table.
 *
 * `code` is for programs; for people `reason` in English, or the message `error-KIND` with `args`.
 */
export interface Rejected {
  type: "refused";
  id: number;
  code: string;
  kind: string;
  args: {
    [k: string]: string | number | SentenceView;
  };
  reason: string;
  seq: number;
}

/**
 * A match after `at` of its `length` picks. `newest`: index of the first event caused by the last pick.
 */
export interface ReplayView {
  table: string;
  game: string;
  at: number;
  length: number;
  seat: number | null;
  finished: boolean;
  view: MatchView;
  events: EventView[];
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
 * The score of each seat from `at` picks on, until the next change.
 */
export interface ScoreChange {
  at: number;
  scores: number[];
}

/**
 * Answers to the set-up fields with `per_seat`, by field name.
 */
export interface SeatAnswers {
  answers: {[k: string]: unknown};
}

/**
 * The colour of a seat, one of six.
 */
export interface SeatColour {
  colour: number;
}

/**
 * Who gets a seat of a new table: the caller (in hot seat with a `label`), anybody (open), or a bot.
 */
export interface SeatRequest {
  kind: "bot" | "me" | "open";
  bot?: string | null;
  label?: string | null;
}

/**
 * Send a chat line.
 */
export interface SendChat {
  type: "chat";
  id: number;
  text: string;
}

/**
 * Send the whole state and the whole log: the client cannot use the changes that it was sent.
 */
export interface SendWhole {
  type: "whole";
  id: number;
}

/**
 * A sentence: the message `error-KIND` with its variables, and the text in English.
 *
 * A sentence without a kind is said in English alone. A variable may be a sentence itself.
 */
export interface SentenceView {
  kind: string;
  args: {
    [k: string]: string | number | SentenceView;
  };
  text: string;
}

export type ServerMessage =
  | Welcome
  | StateNow
  | ChangesNow
  | TableNow
  | Ack
  | Rejected
  | WhyAnswer
  | ChatLine
  | Pointed
  | MarksNow
  | PresentNow
  | Pong
  | SocketError;

/**
 * Set or remove a plan mark of one's own.
 */
export interface SetMark {
  type: "mark";
  id: number;
  target: string;
  on: boolean;
}

/**
 * What a set-up is like, as the game says before it is played; what matters most comes first.
 *
 * `problem`: why it cannot be played, if it cannot.
 */
export interface SetupInfo {
  lines: SetupLine[];
  problem: SentenceView | null;
}

/**
 * One line about a set-up: the message `status-KIND` of the game with its variables.
 */
export interface SetupLine {
  kind: string;
  args: {
    [k: string]: string | number;
  };
}

/**
 * Answers to the set-up questions of a game; what is left out has its default.
 */
export interface SetupToCheck {
  setup: {[k: string]: unknown};
}

/**
 * A message could not be read, or the connection is closed; nothing was changed. Said as in `Rejected`.
 */
export interface SocketError {
  type: "error";
  code: string;
  kind: string;
  args: {
    [k: string]: string | number | SentenceView;
  };
  reason: string;
}

/**
 * A position with its view; with `reset` the events are all of them.
 */
export interface StateNow {
  type: "state";
  seq: number;
  events: EventView[];
  deadline: number | null;
  can_undo: boolean;
  can_redo: boolean;
  lesson: LessonView | null;
  view: MatchView;
  reset: boolean;
}

/**
 * The step of the lesson that the learner has read.
 */
export interface StepRead {
  step: string;
}

/**
 * A table as one caller may see it. Times are milliseconds since 1970; `setup` has the hash of a pack.
 */
export interface TableInfo {
  id: string;
  game: string;
  status: string;
  setup: {[k: string]: unknown};
  access: "private" | "public" | "unlisted";
  pace: string;
  clock: number | null;
  on_timeout: string;
  away_vote: number;
  bot_after: number;
  take_back: "always" | "never";
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
 * A table and, once the game has started, the caller's view and the events since `after` (`reset`: all).
 *
 * `lesson`: the step that a learner is at.
 */
export interface TableState {
  table: TableInfo;
  view: MatchView | null;
  reset: boolean;
  events: EventView[];
  lesson: LessonView | null;
}

/**
 * The timeline of a finished game: its turns and the changes of the scores.
 */
export interface Timeline {
  turns: Turn[];
  scores: ScoreChange[];
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
 * A new personal token; its secret cannot be read again.
 */
export interface TokenMade {
  id: string;
  secret: string;
}

/**
 * The start of a turn, after `at` picks, and whose turn it is (null: no seat's).
 */
export interface Turn {
  at: number;
  seat: number | null;
  event: EventView;
}

/**
 * Undo the last pick, or propose that to the table.
 */
export interface Undo {
  type: "undo";
  id: number;
}

/**
 * Whether the caller agrees to the proposal.
 */
export interface Vote {
  yes: boolean;
}

/**
 * The answer to `hello`: the table, and the viewer's seat (null: a spectator).
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
 * `When("seats", (3, 4)) & When("mode", ("base",)) | When("mode", ("solo",))`.
 */
export interface When {
  any_of: Answered[][];
}

/**
 * The answer to `why`; null if the game gives no reason.
 */
export interface WhyAnswer {
  type: "why";
  id: number;
  why: WhyView | null;
}

/**
 * Why an option is open or not: a message, its variables, the rule's number, and the option or target.
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
  language: string | null;
}
