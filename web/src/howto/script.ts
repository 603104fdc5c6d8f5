/** The steps of "How to play", as `make how-to-play` writes them from a game that was played by the rules. */
import type { EventView, MatchView, OptionView } from "$lib/schema";
import type { GameWords } from "$lib/words";
import { Decision } from "../table/decision";
import type { GameUI, Play, Player } from "../table/game";

export type PartName = "board" | "mine" | "market" | "players" | "result";

export interface HowToStep {
  name: string;
  /** Which of the views it shows. */
  view: string;
  shows: readonly PartName[];
  /** What glows; null: what can be picked. */
  marks: readonly string[] | null;
  /**
   * What the board is brought near to, the most telling first: targets, or selectors that begin with a dot; none: all
   * of it is shown.
   */
  near: readonly string[];
  /** What is shown of the other parts, as selectors; none: all of them. */
  only: readonly string[];
  rules: readonly string[];
  /** What has last happened. */
  log: readonly EventView[];
}

export interface HowTo {
  seats: number;
  steps: readonly HowToStep[];
  views: Readonly<Record<string, MatchView>>;
}

/** A moment of a game as a picture: the table's components draw it, and nothing in it can be pressed. */
export class Picture implements Play {
  readonly you: number | null;
  readonly log: readonly EventView[];
  private readonly marks: readonly string[] | null;
  readonly pointed = null;
  readonly info = null;
  readonly gameInfo = null;
  private readonly decision: Decision;

  constructor(
    readonly ui: GameUI,
    readonly words: GameWords,
    readonly players: readonly Player[],
    readonly view: MatchView,
    { marks, log }: Pick<HowToStep, "marks" | "log">,
  ) {
    this.you = view.seat;
    this.marks = marks;
    this.log = log;
    this.decision = new Decision(ui, view);
  }

  get game(): string {
    return this.view.game;
  }

  lit(target: string): boolean {
    return this.marks ? this.marks.includes(target) : this.decision.lit(target);
  }

  options(target: string): OptionView[] {
    return this.lit(target) ? this.decision.options(target) : [];
  }

  /** A picture does nothing. */
  press(): void {}
  point(): void {}
  open(): void {}
}

interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  x: number;
  y: number;
}

const NEAREST = 3; // times as near as the whole board, at most
const ABOUT = 0.35; // of the box, seen around it on each side
const NEAR = 2.2; // times as near as the whole board is a narrow room at least

/** In such a room the whole of a board is too small to be read. */
export const narrow = ({ width }: Size): boolean => width < 480;

/**
 * How much a board is scaled in a room, and where its corner lies, so that these boxes of it fill the room; none: all of
 * it. A narrow room has as many of them, from the first on, as can be seen from near.
 */
export function framing(room: Size, board: Size, boxes: readonly Box[]): { scale: number; left: number; top: number } {
  const whole = Math.min(room.width / board.width, room.height / board.height);
  const [first, ...more] = boxes;
  if (!first) return { scale: whole, ...place(room, board, whole, { x: 0, y: 0, ...board }) };
  const wanted = (box: Box): number =>
    Math.min(room.width / (box.width * (1 + 2 * ABOUT)), room.height / (box.height * (1 + 2 * ABOUT)));
  let box = first;
  for (const next of more) {
    const both = around(box, next);
    if (narrow(room) && wanted(both) < NEAR * whole) break;
    box = both;
  }
  const scale = Math.min(NEAREST * whole, Math.max((narrow(room) ? NEAR : 1) * whole, wanted(box)));
  return { scale, ...place(room, board, scale, box) };
}

function around(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}

/** The middle of the box in the middle of the room; but no room is left at the edges of a board that could fill it. */
function place(room: Size, board: Size, scale: number, box: Box): { left: number; top: number } {
  const along = (room: number, board: number, middle: number): number =>
    board * scale <= room ? (room - board * scale) / 2 : Math.min(0, Math.max(room - board * scale, room / 2 - middle * scale));
  return {
    left: along(room.width, board.width, box.x + box.width / 2),
    top: along(room.height, board.height, box.y + box.height / 2),
  };
}

/** The smallest writing of the table has 11 pixels: as much larger, it has 12. */
export const SMALLEST = 1.1;
const LARGEST = 1.75;

/** How much larger than at the table a thing of this size is drawn in a room. */
export function enlarged(room: Size, thing: Size): number {
  const filled = Math.min(room.width / thing.width, room.height / thing.height);
  return Math.max(SMALLEST, Math.min(LARGEST, filled || SMALLEST));
}

/** Of all that is drawn, show only what one of these selectors names, and what that lies in; none: show everything. */
export function leaveOut(all: Element, only: readonly string[]): void {
  if (!only.length) return;
  for (const each of all.children) {
    if (only.some((selector) => each.matches(selector))) continue;
    if (only.some((selector) => each.querySelector(selector))) leaveOut(each, only);
    else (each as HTMLElement).style.display = "none";
  }
}
