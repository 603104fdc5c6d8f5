import { FluentBundle } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import type { EventView } from "../../src/lib/schema";
import { GameWords } from "../../src/lib/words";
import { motions } from "../../src/games/spirit_island/motions";
import { chapters, invaderEntries } from "../../src/games/spirit_island/news";
import { tour } from "../../src/games/spirit_island/tour";
import type { Play } from "../../src/table/game";
import { SPIRIT, view } from "./si-samples";

const EVENTS = {
  phase: "phase turn",
  invaders: "step card",
  ravaged: "land number dealt defend",
  destroyed: "piece land",
  blight: "land number",
  "presence-lost": "seat land",
  moved: "piece from-land to-land",
  added: "piece land number",
  presence: "seat land",
};
const words = new GameWords(() => new FluentBundle("en"), { verbs: {}, events: EVENTS, names: {} }, () => ["Ana", "Ben"]);
const told = (kind: string, ...args: (string | number)[]): EventView => ({ kind, args }) as EventView;
const play = (log: EventView[], island = {}): Play => ({ words, log, view: view([], island), you: 0 }) as unknown as Play;

const LOG = [
  told("phase", "fast", 1),
  told("destroyed", "town", "A2"),
  told("phase", "invaders", 1),
  told("invaders", "ravage", "1-wetland"),
  told("ravaged", "A5", 3, 3, 0),
  told("destroyed", "dahan", "A5"),
  told("blight", "A5", 1),
  told("ravaged", "B2", 2, 0, 2),
  told("phase", "slow", 1),
  told("destroyed", "city", "A1"),
];

describe("the invaders' last phase", () => {
  it("is told from its beginning to its end, and nothing else", () => {
    expect(invaderEntries(play(LOG)).map(({ kind }) => kind)).toEqual(["invaders", "ravaged", "destroyed", "blight", "ravaged"]);
    expect(invaderEntries(play(LOG.slice(0, 2)))).toEqual([]);
  });

  it("has a chapter for each ravaged land, with what came of it", () => {
    const found = chapters(invaderEntries(play(LOG)));
    expect(found.map(({ sign, land }) => [sign, land])).toEqual([
      ["step-ravage", null],
      ["step-ravage", "A5"],
      ["step-ravage", "B2"],
    ]);
    expect(found[1]?.entries.map(({ kind }) => kind)).toEqual(["destroyed", "blight"]);
    expect(found[2]?.entries).toEqual([]);
  });
});

describe("what flies", () => {
  const way = (event: EventView): (string | number | undefined)[] => {
    const [motion] = motions(event, play([]));
    return [motion?.from, motion?.to, motion?.about.symbol];
  };

  it("goes from land to land, from the blight card, from the player", () => {
    expect(way(told("moved", "town", "A5", "A4"))).toEqual(["land:A5", "land:A4", "piece-town"]);
    expect(way(told("blight", "A5", 1))).toEqual(["blight", "land:A5", "piece-blight"]);
    expect(way(told("presence", 1, "A5"))).toEqual(["seat:1", "land:A5", "piece-presence"]);
  });

  it("stays where it is when it comes or goes", () => {
    expect(way(told("added", "explorer", "A5", 1))).toEqual(["land:A5", "land:A5", "piece-explorer"]);
    expect(motions(told("destroyed", "city", "A5"), play([]))[0]?.about.gone).toBe(1);
    expect(motions(told("phase", "slow", 1), play([]))).toEqual([]);
  });
});

describe("the guided first turn", () => {
  const until = (text: string) => (play: Play) => tour.find((step) => step.text === `tour-si-${text}`)?.until?.(play);
  const growing = { ...SPIRIT, stage: "growing", groups: [], played: [] };

  it("goes on when I have grown, played and said that I am ready", () => {
    const start = play([], { phase: "spirits", spirits: [growing] });
    for (const step of ["growth", "presence", "cards", "ready"]) expect(until(step)(start), step).toBe(false);
    expect(until("growth")(play([], { phase: "spirits", spirits: [{ ...growing, groups: [2] }] }))).toBe(true);
    expect(until("presence")(play([], { phase: "spirits", spirits: [SPIRIT] }))).toBe(true);
    expect(until("cards")(play([], { phase: "spirits", spirits: [SPIRIT] }))).toBe(true);
    expect(until("ready")(play([], { phase: "fast" }))).toBe(true);
  });
});
