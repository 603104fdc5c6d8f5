/** What a game brings to the table: its board, its panels and its cards. The frame knows nothing else of it. */
import type { Component } from "svelte";

import type { MatchView, OptionView, TableInfo, EventView } from "$lib/schema";
import type { Sound } from "$lib/sound";
import type { Rules } from "$lib/rules";
import type { GameWords } from "$lib/words";
import type { Step, Stretch } from "./follow.svelte";

/** Something that has a card: a role, a tile, a place... `kind` and `name` as in the message files. */
export interface CardRef {
  kind: string;
  name: string;
}

/** Who sits in a seat, as the table calls them. */
export interface Player {
  seat: number;
  name: string;
  kind: "person" | "bot" | "open";
  away: boolean;
  /** Who has only given a name, which others may give too. */
  guest: boolean;
  /** When the bot begins to play for who is away; null: it does already. */
  botFrom: number | null;
  /** What the seat plays as; empty for a plain player. */
  role: string;
  /** The colour in which the seat is shown, 0 to 5. */
  colour: number;
}

/** The hand of one who plays: what options move is taken up, by a press or a drag, and put down elsewhere. */
export interface Hand {
  /** What is taken up. */
  readonly held: string | null;
  /** Where on the screen it is dragged; null: it only is to go somewhere. */
  readonly at: { x: number; y: number } | null;
  /** Whether an option moves this target somewhere: then it can be dragged. */
  takes(target: string): boolean;
  /** Whether what is held can go there. */
  goes(target: string): boolean;
  lift(target: string): void;
  putBack(): boolean;
  /** It is dragged over this point of the screen. */
  carry(at: { x: number; y: number }): void;
  /** Let go over this target: it goes there, or back. */
  drop(target: string | null): void;
}

/**
 * What a game's components see of a table or of a replay.
 *
 * A *target* is a thing on the table that options can point at and that can be pressed: `place:a7`, `tile:2`.
 * Its element carries `data-target` with that name; the frame finds it by that for arrow keys and animations.
 */
export interface Play {
  readonly game: string;
  readonly words: GameWords;
  readonly view: MatchView;
  /** My seat; null for one who looks on. */
  readonly you: number | null;
  readonly players: readonly Player[];
  /** All that has happened so far. */
  readonly log: readonly EventView[];
  /** The target under the pointer or the focus, or chosen: it is shown in the decision bar. */
  readonly pointed: string | null;
  /** The target that the game itself acts on, in a step that is followed. */
  readonly acting?: string | null;
  /** The hand; none where nobody can pick anything. */
  readonly hand?: Hand | undefined;
  /** Whether a pending option of mine points at this target: then it glows. */
  lit(target: string): boolean;
  /** My pending options that point at it. */
  options(target: string): OptionView[];
  /** Clicked, tapped or Enter: picks, asks further, or says why it is not possible. */
  press(target: string): void;
  /** The pointer or the focus is on it; null: on nothing. */
  point(target: string | null): void;
  /** A finger holds it down, to read what is told beside it. */
  hold?(target: string): void;
  /** Open the card of a role, a tile, a place... */
  open(card: CardRef): void;
  /** Show again, step by step, what the game has last done by itself; null: there is nothing to show. */
  readonly showAgain?: (() => void) | null;
}

/** What the game does by itself, to be followed step by step. */
export interface Following {
  /** The steps that these events are made of. */
  steps: (stretch: Stretch, play: Play) => Step[];
  /** What has last been done by itself, as far as the log tells: the place in it where that begins; -1: nothing yet. */
  last: (play: Play) => number;
  /** What is told while a step is shown. */
  Caption: Component<{ play: Play; step: Step }>;
  /** What is followed, by name. */
  name: () => string;
}

/** Something that flies over the table: from one target to another (or `seat:2`, a player's panel). */
export interface Motion {
  from: string;
  to: string;
  sprite: Component<{ play: Play; motion: Motion }>;
  about: Record<string, string | number>;
  sound?: "move" | "coin" | "fall" | "roll";
}

/** What is announced on the board for a moment when it happens. */
export interface Moments {
  /** For how many milliseconds an event is announced at the usual speed; 0: not at all. */
  lasts: (event: EventView, play: Play) => number;
  /** Where it happened: that is not covered. */
  target?: (event: EventView, play: Play) => string | null;
  /** The kinds that the caption of a followed step tells already. */
  captioned?: readonly string[];
  /** What is heard with it, if sounds are wanted. */
  sound?: (event: EventView) => Sound | null;
  Face: Component<{ play: Play; event: EventView }>;
}

/** One box of the guided first game. `at`: a CSS selector of what it points to. */
export interface TourStep {
  at: string;
  text: string;
  /** It goes on by itself when this holds, for instance when a pick has been made. */
  until?: (play: Play) => boolean;
}

/** A symbol that the game draws, as the help tells of it. */
export interface LegendEntry {
  /** What the legend's `Symbol` draws. */
  id: string;
  name: string;
  text: string;
}

export interface LegendGroup {
  id: string;
  name: string;
  entries: LegendEntry[];
}

/** What the game's symbols mean: a part of the help. */
export interface Legend {
  /** Draws the symbol of an entry, about 56 pixels wide and high, with the components that the table draws it with. */
  Symbol: Component<{ play: Play; id: string }>;
  groups: (words: GameWords) => LegendGroup[];
}

export interface GameUI {
  /** The board: one or more <svg> with the viewBox of `size`, which fill the frame's stage; it pans and zooms them. */
  Board: Component<{ play: Play }>;
  /** Width and height of the board's viewBox. */
  size: (view: MatchView) => { width: number; height: number };
  /** What a player's panel holds beneath the name. */
  Panel: Component<{ play: Play; seat: number }>;
  /** My hand or pieces, beneath the decision bar. */
  Mine: Component<{ play: Play }>;
  /** How many pixels of it are in sight on a phone before its sheet is pulled up, where there is room for them. */
  hand: number;
  /** What lies beside the board, for all to take; on a phone it is a sheet. */
  Market: Component<{ play: Play }> | null;
  /** A message that names it where it is not an offer. */
  marketName?: string;
  /** `brief`: shown while something is pointed at, beside all else that is on the screen. */
  Card: Component<{ play: Play; card: CardRef; brief?: boolean }>;
  /** The card that is shown while this target, or this name of something, is pointed at; null: none. */
  glance?: (target: string, view: MatchView) => CardRef | null;
  /** The card of a target that is shown only when it is asked for, by its key or by holding the target down; null: none. */
  cardOf?: (target: string, view: MatchView) => CardRef | null;
  /** The sorts of names that have a card though no text is theirs alone: they open it wherever they stand. */
  carded?: readonly string[];
  /** What an open card is now: itself, or what has become of it; null: it is not on the table. One that leaves it is closed. */
  cardNow?: (card: CardRef, view: MatchView) => CardRef | null;
  /** What is dragged, as it is drawn under the pointer, about 44 pixels wide and high. */
  Held?: Component<{ play: Play; target: string }>;
  /** How the final scores came about: stands beneath them. */
  Result?: Component<{ play: Play }>;
  /** What the result is called when no player has won. */
  lost?: () => string;
  /** What the next game is called that is played on what this one has left. */
  sequel?: () => string;
  /** What an option points at; null: it is a button. */
  target: (option: OptionView) => string | null;
  /** Whether a target lies in the market, not on the board. */
  inMarket: (target: string) => boolean;
  /** What a click on a target does that several options point at; null: ask which. */
  primary: (options: OptionView[], view: MatchView) => OptionView | null;
  /** What to ask the server's `why` for when a target is pressed in vain. */
  whyOf: (target: string) => string | null;
  motions: (event: EventView, play: Play) => Motion[];
  follow?: Following;
  moments?: Moments;
  /** What is told beside a target while that is pointed at, or held down with a finger. */
  beside?: { tells: (target: string, view: MatchView) => boolean; Words: Component<{ play: Play; target: string }> };
  /** Where there is no room for the market: what of it must always be seen, in one line. */
  Strip?: Component<{ play: Play; onopen: () => void }>;
  /** The heading of the top bar: "turn 4 of 9". */
  progress: (view: MatchView, words: GameWords) => string;
  rules: (language: string) => Promise<Rules>;
  /** What must be here before the first picture of this table, such as its content pack. */
  load?: (table: TableInfo) => Promise<void>;
  /** What must be here before a picture of a game with the standard content, where no table is open. */
  loadStandard?: () => Promise<void>;
  tour: TourStep[];
  legend?: Legend;
}
