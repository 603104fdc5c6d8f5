/** The steps of "How to play", as `make how-to-play` writes them from a game that was played by the rules. */
import type { EventView, MatchView, OptionView } from "$lib/schema";
import type { GameWords } from "$lib/words";
import { Decision } from "../table/decision";
import type { GameUI, Play, Player } from "../table/game";

export type PartName = "board" | "mine" | "market" | "players";

export interface HowToStep {
  name: string;
  /** Which of the views it shows. */
  view: string;
  shows: readonly PartName[];
  /** What glows; null: what can be picked. */
  marks: readonly string[] | null;
  /** What the board is brought near to: targets, or selectors that begin with a dot; none: all of it is shown. */
  near: readonly string[];
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
  private readonly decision: Decision;

  constructor(
    ui: Pick<GameUI, "target" | "primary">,
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

/** How much a board is scaled in a room, and where its corner lies, so that this box of it fills the room; null: all of it. */
export function framing(room: Size, board: Size, box: Box | null): { scale: number; left: number; top: number } {
  const whole = Math.min(room.width / board.width, room.height / board.height);
  if (!box) return { scale: whole, ...place(room, board, whole, { x: 0, y: 0, ...board }) };
  const wanted = Math.min(room.width / (box.width * (1 + 2 * ABOUT)), room.height / (box.height * (1 + 2 * ABOUT)));
  const scale = Math.min(NEAREST * whole, Math.max(whole, wanted));
  return { scale, ...place(room, board, scale, box) };
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
