import { expect, test } from "vitest";

import type { Answered, FieldInfo, GameInfo, When } from "$lib/schema";
import { withBots, answered, answeredBySeat, firstDraft, full, newTable, resized, seated, type Draft } from "../../src/lobby/draft";
import { isAsked, notesFor, rolesOf, takenBy, valuesFor } from "../../src/lobby/questions";

const when = (field: string, values: Answered["values"]): When => ({ any_of: [[{ field, values }]] });

function field(name: string, rest: Partial<FieldInfo>): FieldInfo {
  return { name, kind: "choice", default: null, values: null, low: null, high: null, per_seat: false, many: false, distinct: false, only: {}, when: null, ...rest };
}

const GAME: GameInfo = {
  id: "a-game",
  rules: 1,
  seat_range: [2, 5],
  together: false, first_setups: [], lesson: false,
  setup: [
    field("first", {
      default: "random",
      values: ["random", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5"],
      only: { "seat-3": when("seats", [3, 4, 5]), "seat-4": when("seats", [4, 5]), "seat-5": when("seats", [5]) },
    }),
    field("spirit", { default: "river", values: ["river", "sun", "sea"], per_seat: true, distinct: true }),
    field("packs", { default: [], values: ["grand", "royal"], many: true }),
    field("level", { kind: "number", default: 2, low: 0, high: 6 }),
    field("thematic", { kind: "flag", default: false }),
  ],
  notes: { "note-grand": when("first", ["seat-1"]), "note-five": when("seats", [5]) },
  roles: [],
  bots: [{ name: "greedy", rating: null }, { name: "random", rating: null }],
  verbs: {},
  events: {},
  names: {},
};

test("the first draft is a table that can be made at once", () => {
  expect(newTable(GAME, firstDraft(GAME))).toEqual({
    game: "a-game",
    seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }],
    setup: { seats: 3, first: "random", spirit: ["river", "river", "river"], packs: [], level: 2, thematic: false },
    access: "private",
    pace: "live",
    on_timeout: "move",
    bot_after: 0,
    away_vote: null,
    take_back: "always",
  });
});

test("a game for two alone begins with two seats", () => {
  expect(firstDraft({ ...GAME, seat_range: [1, 2] }).seats).toHaveLength(2);
});

test("answers for each seat follow the number of players", () => {
  const draft = firstDraft(GAME);
  draft.setup.spirit = ["sun", "river", "sun"];
  expect(resized(draft, GAME, 5).setup.spirit).toEqual(["sun", "river", "sun", "river", "river"]);
  expect(resized(draft, GAME, 2).setup.spirit).toEqual(["sun", "river"]);
});

test("a first player who has no seat any more is drawn by lot again", () => {
  const draft = resized(firstDraft(GAME), GAME, 5);
  draft.setup.first = "seat-5";
  expect(resized(draft, GAME, 4).setup.first).toBe("random");
  expect(resized(draft, GAME, 5).setup.first).toBe("seat-5");
  expect(valuesFor(GAME.setup[0] as FieldInfo, 2, {})).toEqual(["random", "seat-1", "seat-2"]);
});

test("numbers, flags and lists stay as they were answered", () => {
  const draft = firstDraft(GAME);
  Object.assign(draft.setup, { packs: ["royal"], level: 6, thematic: true });
  expect(resized(draft, GAME, 4).setup).toMatchObject({ packs: ["royal"], level: 6, thematic: true });
});

test("I sit in one seat only, and keep one when the table shrinks", () => {
  const moved = seated(firstDraft(GAME), 2, { kind: "me" });
  expect(moved.seats).toEqual([{ kind: "open" }, { kind: "open" }, { kind: "me" }]);
  expect(resized(moved, GAME, 2).seats).toEqual([{ kind: "open" }, { kind: "me" }]);
});

test("where the seats play together I may sit in several", () => {
  const moved = seated(firstDraft(GAME), 2, { kind: "me" }, true);
  expect(moved.seats).toEqual([{ kind: "me" }, { kind: "open" }, { kind: "me" }]);
});

test("a live clock is given in seconds, correspondence in days, never both", () => {
  const draft = firstDraft(GAME);
  const live = newTable(GAME, { ...draft, clock: 120 });
  expect(live).toMatchObject({ pace: "live", clock: 120 });
  expect(live).not.toHaveProperty("days");
  const letters = newTable(GAME, { ...draft, clock: 120, pace: "correspondence", days: 7, timeout: "seat" });
  expect(letters).toMatchObject({ pace: "correspondence", days: 7, on_timeout: "seat" });
  expect(letters).not.toHaveProperty("clock");
});

test("a table without free seats is full, and is not listed for others", () => {
  let draft: Draft = { ...firstDraft(GAME), access: "public" };
  expect(full(draft)).toBe(false);
  expect(newTable(GAME, draft).access).toBe("public");
  for (const seat of [1, 2]) draft = { ...seated(draft, seat, { kind: "bot", bot: "greedy" }), access: "public" };
  expect(full(draft)).toBe(true);
  expect(newTable(GAME, draft).access).toBe("unlisted");
});

test("against bots: I sit first, and the game's own set-up holds", () => {
  expect(withBots(GAME, 2)).toEqual({
    game: "a-game",
    seats: [{ kind: "me" }, { kind: "bot", bot: "greedy" }, { kind: "bot", bot: "greedy" }],
  });
});

const DEPENDENT: GameInfo = {
  ...GAME,
  setup: [
    field("foe", { default: "none", values: ["none", "troll"] }),
    field("level", { kind: "number", default: 0, low: 0, high: 6, when: when("foe", ["troll"]) }),
    field("pace", { default: "slow", values: ["slow", "quick"], only: { quick: when("foe", ["troll"]) } }),
  ],
};

test("a question is asked only with the answer it depends on, and then has its usual answer again", () => {
  const level = DEPENDENT.setup[1] as FieldInfo;
  let draft = firstDraft(DEPENDENT);
  expect(isAsked(level, 3, draft.setup)).toBe(false);
  draft = answered(answered(answered(draft, DEPENDENT, "foe", "troll"), DEPENDENT, "level", 4), DEPENDENT, "pace", "quick");
  expect(isAsked(level, 3, draft.setup)).toBe(true);
  expect(draft.setup).toEqual({ foe: "troll", level: 4, pace: "quick" });
  expect(answered(draft, DEPENDENT, "foe", "none").setup).toEqual({ foe: "none", level: 0, pace: "slow" });
});

test("what has one value only, and that is the usual one, is not asked", () => {
  const only = ["base"];
  expect(isAsked(field("boxes", { values: only, default: only, many: true }), 2, {})).toBe(false);
  expect(isAsked(field("box", { values: only, default: "base" }), 2, {})).toBe(false);
  expect(isAsked(field("more", { values: ["more"], default: [], many: true }), 2, {})).toBe(true);
  expect(isAsked(field("boxes", { values: ["base", "more"], default: only, many: true }), 2, {})).toBe(true);
  const face = field("face", { values: ["none", "deep"], default: "none", only: { deep: { any_of: [[{ field: "boxes", values: ["more"] }]] } } });
  expect(isAsked(face, 2, { boxes: ["base"] })).toBe(false);
  expect(isAsked(face, 2, { boxes: ["base", "more"] })).toBe(true);
});

test("what one answer of several allows is offered, and goes with it", () => {
  const boxes = field("boxes", { values: ["base", "deep", "high"], default: ["base"], many: true });
  const beast = field("beast", { values: ["any", "crab"], default: "any", per_seat: true, only: { crab: { any_of: [[{ field: "boxes", values: ["deep", "high"] }]] } } });
  const game = { ...GAME, setup: [boxes, beast] };
  expect(valuesFor(beast, 2, { boxes: ["base"] })).toEqual(["any"]);
  expect(valuesFor(beast, 2, { boxes: ["base", "high"] })).toEqual(["any", "crab"]);
  const chosen = answeredBySeat(answered(firstDraft(game), game, "boxes", ["base", "deep"]), game, 0, { beast: "crab" });
  expect((chosen.setup.beast as string[])[0]).toBe("crab");
  expect((answered(chosen, game, "boxes", ["base"]).setup.beast as string[])[0]).toBe("any");
});

test("one seat answers for itself, and what it has taken is not free for others", () => {
  const draft = answeredBySeat(firstDraft(GAME), GAME, 1, { spirit: "sun" });
  expect(draft.setup.spirit).toEqual(["river", "sun", "river"]);
  const spirit = GAME.setup[1] as FieldInfo;
  expect(takenBy(spirit, draft.setup, 0)).toEqual(["sun"]);
  expect(takenBy(spirit, draft.setup, 1)).toEqual([]);
});

test("notes of the game go with the answers they name", () => {
  expect(notesFor(GAME, 3, {})).toEqual([]);
  expect(notesFor(GAME, 5, { first: "seat-1" })).toEqual(["note-grand", "note-five"]);
});

/** By day two to four cross the bridge, with fog for three or four; at night any number, with fog, and with a troll. */
const BRIDGE: GameInfo = {
  ...GAME,
  setup: [
    field("mode", { default: "day", values: ["day", "night"], only: { day: when("seats", [2, 3, 4]) } }),
    field("fog", { kind: "flag", default: false, when: { any_of: [[...all("seats", [3, 4]), ...all("mode", ["day"])], all("mode", ["night"])] } }),
    field("lamps", { default: ["oil"], values: ["oil", "wax"], many: true, only: { oil: when("mode", ["day"]) } }),
    field("hat", { default: "none", values: ["none", "red", "fur"], per_seat: true, distinct: true, only: { none: when("mode", ["day"]) } }),
  ],
  roles: [
    { name: "troll", when: { any_of: [all("mode", ["night"]), all("seats", [4])] } },
    { name: "goat", when: { any_of: [[...all("mode", ["night"]), ...all("fog", [true])]] } },
  ],
};

function all(field: string, values: Answered["values"]): Answered[] {
  return [{ field, values }];
}

test("a question may depend on any of several cases, each of several answers", () => {
  const fog = BRIDGE.setup[1] as FieldInfo;
  expect([2, 3, 4].map((players) => isAsked(fog, players, { mode: "day" }))).toEqual([false, true, true]);
  expect([2, 3, 5].map((players) => isAsked(fog, players, { mode: "night" }))).toEqual([true, true, true]);
});

test("of several answers to one question, one is enough for what depends on it", () => {
  const events = field("events", { kind: "flag", default: true, when: when("boxes", ["branch", "earth"]) });
  const asked = (...boxes: string[]): boolean => isAsked(events, 2, { boxes });
  expect([asked("base"), asked("base", "earth"), asked("branch", "earth"), asked()]).toEqual([false, true, true, false]);
});

test("where the usual value is not offered, the first that is takes its place", () => {
  const draft = firstDraft(BRIDGE);
  expect(draft.setup).toEqual({ mode: "day", fog: false, lamps: ["oil"], hat: ["none", "none", "none"] });
  const night = resized(draft, BRIDGE, 5);
  expect(night.setup).toEqual({ mode: "night", fog: false, lamps: [], hat: ["red", "red", "red", "red", "red"] });
  expect(takenBy(BRIDGE.setup[3] as FieldInfo, { ...night.setup, hat: ["red", "fur", "red", "red", "red"] }, 0)).toEqual(["fur"]);
  expect(firstDraft({ ...BRIDGE, seat_range: [5, 5] }).setup).toEqual(night.setup);
});

test("an answer that is offered stays when the table grows", () => {
  const draft = answered(firstDraft(BRIDGE), BRIDGE, "mode", "night");
  expect(resized(answeredBySeat(draft, BRIDGE, 1, { hat: "fur" }), BRIDGE, 5).setup).toMatchObject({ mode: "night", hat: ["red", "fur", "red", "red", "red"] });
});

test("roles take the last seats where they are played", () => {
  expect(rolesOf(BRIDGE, 3, { mode: "day", fog: true })).toEqual(["", "", ""]);
  expect(rolesOf(BRIDGE, 4, { mode: "day", fog: false })).toEqual(["", "", "", "troll"]);
  expect(rolesOf(BRIDGE, 2, { mode: "night", fog: false })).toEqual(["", "troll"]);
  expect(rolesOf(BRIDGE, 3, { mode: "night", fog: true })).toEqual(["", "goat", "troll"]);
  expect(rolesOf({ ...GAME, roles: [{ name: "troll" }] }, 2, {})).toEqual(["", "troll"]);
});

test("against bots I may sit in the seat of a role", () => {
  expect(withBots(BRIDGE, 2, 2).seats).toEqual([{ kind: "bot", bot: "greedy" }, { kind: "bot", bot: "greedy" }, { kind: "me" }]);
});
