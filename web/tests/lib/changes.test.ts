import { expect, test } from "vitest";

import { applied, MisfitError } from "$lib/changes";
import type { Change } from "$lib/schema";
import sample from "./changes.json";

test("a change puts something in place of what is there, and leaves the value before as it was", () => {
  const before = { round: 1, players: [{ coins: 3 }, { coins: 5 }] };
  const after = applied(before, [{ at: ["players", 1, "coins"], to: 7 }, { at: ["round"], to: 2 }]);
  expect(after).toEqual({ round: 2, players: [{ coins: 3 }, { coins: 7 }] });
  expect(before).toEqual({ round: 1, players: [{ coins: 3 }, { coins: 5 }] });
});

test("of a list elements go and others come", () => {
  const change = (start: number, drop: number, to: unknown[]): unknown => applied({ all: [1, 2, 3] }, [{ at: ["all"], to, start, drop }]);
  expect(change(1, 0, [8, 9])).toEqual({ all: [1, 8, 9, 2, 3] });
  expect(change(0, 2, [])).toEqual({ all: [3] });
  expect(change(3, 0, [4])).toEqual({ all: [1, 2, 3, 4] });
  expect(applied({ all: [1] }, [{ at: ["all"], to: [4], start: 1 }])).toEqual({ all: [1, 4] });
});

test("no changes, and a change of everything", () => {
  expect(applied({ a: 1 }, [])).toEqual({ a: 1 });
  expect(applied({ a: 1 }, [{ at: [], to: { b: 2 } }])).toEqual({ b: 2 });
});

test.each<[string, Change]>([
  ["a name that is not there", { at: ["b"], to: 1 }],
  ["a name of every object", { at: ["toString"], to: 1 }],
  ["an element that is not there", { at: ["list", 2], to: 1 }],
  ["a name in a list", { at: ["list", "length"], to: 1 }],
  ["a way through a number", { at: ["a", "b"], to: 1 }],
  ["elements of no list", { at: ["a"], to: [1], start: 0 }],
  ["more elements than there are", { at: ["list"], to: [], start: 1, drop: 2 }],
  ["no list of elements", { at: ["list"], to: 1, start: 0 }],
])("%s does not fit", (_, change) => {
  expect(() => applied({ a: 1, list: [1, 2] }, [change])).toThrow(MisfitError);
});

interface Played {
  game: string;
  seat: number | null;
  first: unknown;
  steps: { changes: Change[]; view?: unknown }[];
}

const games = sample as unknown as Played[];

test.each(games.map((played) => [played.game, played.seat, played] as const))("%s, seat %s: changes give every view", (_, _seat, played) => {
  let view = played.first;
  let compared = 0;
  for (const step of played.steps) {
    view = applied(view, step.changes);
    if (step.view === undefined) continue;
    expect(view).toEqual(step.view);
    compared++;
  }
  expect(compared).toBeGreaterThan(2);
});
