import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import type { EventView, MatchView } from "../../src/lib/schema";
import { GameWords } from "../../src/lib/words";
import { foretoldOutcomes, toldOutcomes } from "../../src/games/spirit_island/outcomes";
import { lastInvaders, stepsOf, type Shown } from "../../src/games/spirit_island/follow";
import { forecastFor, hasForecast } from "../../src/games/spirit_island/forecast";
import { islandOf, landOf, type LandView } from "../../src/games/spirit_island/view";
import type { Step } from "../../src/table/follow.svelte";
import type { Play } from "../../src/table/game";
import { ISLAND, view } from "./si-samples";

const EVENTS = {
  phase: "phase turn",
  "fear-resolved": "fear number",
  "event-drawn": "happening",
  invaders: "step card",
  revealed: "card",
  escalated: "escalation",
  ravaged: "land number dealt defend",
  "struck-back": "land number",
  destroyed: "piece land",
  hurt: "piece land number",
  fear: "number",
  blight: "land number",
  "blight-card": "blight",
  added: "piece land number",
  stopped: "token land",
  skipped: "step land power",
  used: "seat power land",
};
const TEXTS = `
piece-town = town
event-destroyed = 1 { $piece } in { $land } falls.
event-hurt = 1 { $piece } in { $land } is hurt.
`;
const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource(TEXTS));
const words = new GameWords(() => bundle, { verbs: {}, events: EVENTS, names: {} }, () => ["Ana", "Ben"]);
const told = (kind: string, ...args: (string | number)[]): EventView => ({ kind, args });

const BEFORE: LandView[] = [
  { id: "A5", pieces: [{ kind: "town", number: 2, damage: 1 }, { kind: "explorer", number: 1 }, { kind: "dahan", number: 3 }] },
  { id: "A3", pieces: [{ kind: "explorer", number: 1 }], tokens: { disease: 1 } },
];
const AFTER: LandView[] = [
  { id: "A5", pieces: [{ kind: "town", number: 1 }, { kind: "explorer", number: 1 }, { kind: "dahan", number: 1 }], blight: 1 },
  { id: "A3", pieces: [{ kind: "explorer", number: 1 }] },
  { id: "A4", pieces: [{ kind: "explorer", number: 1 }] },
];
const before: MatchView = view([], { lands: BEFORE, blight_left: 4, fear: 1 });
const after: MatchView = view([], { lands: AFTER, blight_left: 3, fear: 2, phase: "slow" });

const TURN = [
  told("used", 0, "raging-storm", "A5"),
  told("phase", "invaders", 2),
  told("fear-resolved", "belief-takes-root", 1),
  told("invaders", "ravage", "1-wetland"),
  told("ravaged", "A5", 5, 4, 1),
  told("destroyed", "dahan", "A5"),
  told("destroyed", "dahan", "A5"),
  told("blight", "A5", 1),
  told("struck-back", "A5", 2),
  told("destroyed", "town", "A5"),
  told("fear", 1),
  told("invaders", "build", "1-jungle"),
  told("stopped", "disease", "A3"),
  told("revealed", "2-sands"),
  told("invaders", "explore", "2-sands"),
  told("added", "explorer", "A4", 1),
  told("phase", "slow", 2),
  told("destroyed", "explorer", "A4"),
];
const playing = (log: EventView[]): Play => ({ words, log, view: after, you: 0 }) as unknown as Play;
const about = (step: Step): Shown => step.about as Shown;
const steps = (events = TURN, log = events): Step[] => stepsOf({ before, after, events, from: log.length - events.length }, playing(log));
const pieces = (step: Step, land: string): string =>
  landOf(islandOf(step.view), land).pieces.map(({ kind, number }) => `${String(number)} ${kind}`).join(", ");

describe("the invaders' turn in steps", () => {
  it("has a step for each card, each heading and each land, and none for what others do", () => {
    expect(steps().map((step) => [about(step).sort, about(step).step, about(step).land])).toEqual([
      ["card", "", null],
      ["heading", "ravage", null],
      ["ravage", "ravage", "A5"],
      ["heading", "build", null],
      ["land", "build", "A3"],
      ["heading", "explore", null],
      ["land", "explore", "A4"],
    ]);
    expect(steps().map(({ target }) => target)).toEqual([null, null, "land:A5", null, "land:A3", null, "land:A4"]);
  });

  it("has the island of each step: what falls is there before it falls", () => {
    const [, heading, ravage, , build, , explore] = steps();
    if (!heading || !ravage || !build || !explore) throw new Error("steps are missing");
    expect(pieces(heading, "A5")).toBe("2 town, 1 explorer, 3 dahan");
    expect([landOf(islandOf(heading.view), "A5").blight, islandOf(heading.view).blight_left]).toEqual([0, 4]);
    expect(pieces(ravage, "A5")).toBe("1 town, 1 explorer, 1 dahan");
    expect([landOf(islandOf(ravage.view), "A5").blight, islandOf(ravage.view).blight_left, islandOf(ravage.view).fear]).toEqual([1, 3, 2]);
    expect([landOf(islandOf(ravage.view), "A3").tokens, landOf(islandOf(build.view), "A3").tokens]).toEqual([{ disease: 1 }, {}]);
    expect([pieces(build, "A4"), pieces(explore, "A4")]).toEqual(["", "1 explorer"]);
    expect(explore.view.ask).toBeNull();
  });

  it("says how much of the log is known, so that nothing is told too early", () => {
    expect(steps().map((step) => step.told)).toEqual([3, 4, 11, 12, 13, 15, 16]);
  });

  it("shows all that flies, each once", () => {
    const events = steps().flatMap((step) => step.events);
    expect(events).toEqual(TURN.slice(2, 16));
  });

  it("goes on after a choice with what came of it", () => {
    const begun = TURN.slice(0, 9);
    const rest = [told("destroyed", "town", "A5"), told("fear", 1), ...TURN.slice(11)];
    const [first, second] = steps(rest, [...begun, ...rest]);
    if (!first || !second) throw new Error("steps are missing");
    expect([about(first).sort, about(first).step, about(first).land, about(first).head]).toEqual(["land", "ravage", "A5", null]);
    expect(about(second).sort).toBe("heading");
  });

  it("says where no land acts, but not while it is asked which", () => {
    const lone = [told("phase", "invaders", 2), told("invaders", "ravage", "1-wetland")];
    expect(steps([...lone, ...TURN.slice(11)]).map((step) => about(step).empty)).toEqual([true, false, false, false, false]);
    const asked = view([], { lands: BEFORE, todo: ["A5", "A2"] });
    expect(stepsOf({ before, after: asked, events: lone, from: 0 }, playing(lone)).map((step) => about(step).empty)).toEqual([false]);
  });

  it("tells them on the table as it is when what was before is not known", () => {
    const all = stepsOf({ before: null, after, events: TURN, from: 0 }, playing(TURN));
    expect(all).toHaveLength(7);
    expect(all.every((step) => step.view === after)).toBe(true);
  });

  it("is none where the invaders did nothing", () => {
    expect(steps(TURN.slice(0, 1))).toEqual([]);
    expect(lastInvaders({ log: TURN })).toBe(1);
    expect(lastInvaders({ log: [] })).toBe(-1);
  });

  it("tells what an escalation brings with it, not as a build", () => {
    const escalation = [told("phase", "invaders", 2), told("invaders", "build", "1-jungle"), told("revealed", "2-sands"), told("escalated", "england"), told("added", "town", "A3", 1), told("invaders", "explore", "2-sands"), told("added", "explorer", "A4", 1)];
    expect(steps(escalation).map((step) => [about(step).head?.kind, about(step).step, about(step).entries.length])).toEqual([
      ["invaders", "build", 0],
      ["revealed", "explore", 0],
      ["escalated", "", 1],
      ["invaders", "explore", 0],
      ["added", "explore", 0],
    ]);
  });

  it("tells of a strike before the ravage in the step of that land", () => {
    const eager = [told("phase", "invaders", 2), told("invaders", "ravage", "1-wetland"), told("struck-back", "A5", 2), told("destroyed", "town", "A5"), told("ravaged", "A5", 1, 1, 0)];
    const [, ravage, more] = steps(eager);
    expect([ravage && about(ravage).head?.kind, ravage && about(ravage).entries.map(({ kind }) => kind), more]).toEqual(["ravaged", ["struck-back", "destroyed"], undefined]);
  });
});

describe("what comes of it, in short", () => {
  const entries = TURN.slice(5, 11).map((event) => ({ event, kind: event.kind, about: words.named("events", event.kind, event.args) }));

  it("counts the same together", () => {
    expect(toldOutcomes({ words }, "A5", entries).map(({ sign, tone }) => `${sign} ${tone}`)).toEqual([
      "piece-dahan bad",
      "piece-blight bad",
      "piece-dahan plain",
      "piece-town good",
      "piece-fear good",
    ]);
    expect(toldOutcomes({ words }, "B2", entries.slice(4, 5)).map(({ text }) => text)).toEqual(["1 town in A5 falls."]);
  });

  it("is told of a forecast in the same way", () => {
    const outcomes = foretoldOutcomes({ words }, { land: "A5", does: "ravage", damage: 5, dealt: 4, blight: 1, dahan: 2, strikes: 2, destroyed: { town: 1 } });
    expect(outcomes.map(({ sign, tone }) => `${sign} ${tone}`)).toEqual(["piece-dahan bad", "piece-blight bad", "piece-dahan plain", "piece-town good"]);
  });
});

describe("the forecast of a land", () => {
  const island = { ...ISLAND, forecast: [{ land: "A5", does: "ravage", damage: 2 }, { land: "A3", does: "build" }, { land: "A5", does: "build" }] };

  it("is what the server foretells, in its order", () => {
    expect(forecastFor(island, "A5").map(({ does }) => does)).toEqual(["ravage", "build"]);
    expect([hasForecast("land:A5", island), hasForecast("piece:A5:town", island), hasForecast("land:A4", island), hasForecast("power:A5", island)]).toEqual([true, true, false, false]);
  });
});
