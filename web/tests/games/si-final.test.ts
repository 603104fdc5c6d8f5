/** How a game of Spirit Island went, as its end screen tells it. */
import { expect, test } from "vitest";

import { fearByTurn, leftOn, presenceOf } from "../../src/games/spirit_island/final";
import { moments } from "../../src/games/spirit_island/moments";
import type { Play } from "../../src/table/game";

const event = (kind: string, ...args: (string | number)[]): { kind: string; args: (string | number)[] } => ({ kind, args });

test("fear is added up turn by turn", () => {
  expect(fearByTurn([event("fear", 9), event("turn", 1), event("fear", 2), event("fear", 1), event("turn", 2), event("turn", 3), event("fear", 4)])).toEqual([3, 0, 4]);
});

test("what is left on the island is counted, dahan are no invaders", () => {
  const lands = [
    { id: "A1", pieces: [{ kind: "town", number: 2 }, { kind: "dahan", number: 3 }], blight: 1, presence: [0, 2] },
    { id: "A2", blight: 2, presence: [1, 1] },
    { id: "A3", pieces: [{ kind: "explorer", number: 1 }] },
  ];
  expect(leftOn({ lands })).toEqual({ invaders: 3, blight: 3 });
  expect([0, 1].map((seat) => presenceOf({ lands }, seat))).toEqual([1, 3]);
});

test("a terror level and a blight card are announced; a caption tells the card already", () => {
  const play = {} as Play;
  expect(moments.lasts(event("terror", 2), play)).toBeGreaterThan(0);
  expect(moments.lasts(event("fear", 2), play)).toBe(0);
  expect(moments.captioned).toEqual(["blight-card"]);
});
