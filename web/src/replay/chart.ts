/** How the scores of a game become lines: all in pixels of the drawing. */
import type { ScoreChange } from "$lib/schema";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** EventView apart without colour: how the line of each seat is broken. */
export const DASHES = ["none", "9 4", "2 4", "12 4 2 4", "5 3", "2 3 2 7"] as const;

export class Scale {
  readonly ticks: number[];
  private readonly low: number;
  private readonly high: number;

  constructor(
    scores: readonly ScoreChange[],
    readonly length: number,
    readonly box: Box,
  ) {
    const all = scores.flatMap((standing) => standing.scores);
    this.ticks = niceTicks(Math.min(0, ...all), Math.max(1, ...all), (box.bottom - box.top) / 36);
    this.low = this.ticks[0] ?? 0;
    this.high = this.ticks.at(-1) ?? 1;
  }

  x(at: number): number {
    return this.box.left + (at / Math.max(1, this.length)) * (this.box.right - this.box.left);
  }

  y(score: number): number {
    return this.box.bottom - ((score - this.low) / (this.high - this.low)) * (this.box.bottom - this.box.top);
  }

  /** The position under a place of the drawing. */
  at(x: number): number {
    const part = (x - this.box.left) / Math.max(1, this.box.right - this.box.left);
    return Math.round(Math.max(0, Math.min(1, part)) * this.length);
  }

  /** The line of a seat: a score holds until the next. */
  path(scores: readonly ScoreChange[], seat: number): string {
    const parts: string[] = [];
    let before: number | undefined;
    for (const standing of scores) {
      const score = standing.scores[seat] ?? 0;
      if (score === before) continue;
      parts.push(parts.length ? `H${near(this.x(standing.at))}V${near(this.y(score))}` : this.start(standing.at, score));
      before = score;
    }
    if (parts.length) parts.push(`H${near(this.x(this.length))}`);
    return parts.join("");
  }

  private start(at: number, score: number): string {
    return `M${near(this.x(at))} ${near(this.y(score))}`;
  }
}

const near = (value: number): number => Math.round(value * 10) / 10;

/** Round numbers from below `low` to above `high`, about as many as asked for. */
export function niceTicks(low: number, high: number, many: number): number[] {
  const rough = Math.max(1, (high - low) / Math.max(1, many));
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10) * power;
  const ticks = [];
  for (let tick = Math.floor(low / step) * step; tick < high + step; tick += step) ticks.push(tick);
  return ticks;
}

/** The scores that hold after `at` picks. */
export function standingAt(scores: readonly ScoreChange[], at: number): readonly number[] {
  return scores.findLast((standing) => standing.at <= at)?.scores ?? scores[0]?.scores ?? [];
}

/** The labels as near as can be to where they belong, without covering each other. */
export function spread(wanted: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed: number[] = wanted.map(() => 0);
  let free = top;
  for (const index of order) {
    placed[index] = Math.max(free, wanted[index] ?? 0);
    free = (placed[index] ?? 0) + gap;
  }
  let limit = bottom;
  for (const index of order.reverse()) {
    placed[index] = Math.min(limit, placed[index] ?? 0);
    limit = (placed[index] ?? 0) - gap;
  }
  return placed;
}
