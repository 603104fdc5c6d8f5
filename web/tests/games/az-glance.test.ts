import { describe, expect, it } from "vitest";

import type { MatchView } from "$lib/schema";
import { glance } from "../../src/games/auztralia/facts";

const fight = { hex: "e4" };
const hexes = [{ id: "e4", tiles: [{ level: 1 }, { level: 2, kind: "zombie" }] }];
const view = (more: object = {}): MatchView => ({ view: { fight: null, looking: [], hexes, ...more } }) as unknown as MatchView;

describe("what is shown of what is pointed at", () => {
  it("is the character on display, in hand, or named in the log", () => {
    for (const target of ["card:davies", "hand:davies", "character:davies"]) {
      expect(glance(target, view()), target).toEqual({ kind: "character", name: "davies" });
    }
  });

  it("is the unit for sale, at home, or in the force", () => {
    for (const target of ["unit:airship", "stack:airship"]) {
      expect(glance(target, view()), target).toEqual({ kind: "unit", name: "airship" });
    }
  });

  it("is the Old One of the fight, once it is known", () => {
    expect(glance("foe:2", view({ fight }))).toEqual({ kind: "foe", name: "zombie" });
    expect(glance("foe:1", view({ fight }))).toBeNull();
    expect(glance("foe:2", view())).toBeNull();
  });

  it("is the Old One that stands open in a hex", () => {
    expect(glance("hex:e4", view())).toEqual({ kind: "foe", name: "zombie" });
  });

  it("is nothing for a place, a box, or a card that lies spread out whole", () => {
    expect(glance("hex:a1", view())).toBeNull();
    expect(glance("box:mine", view())).toBeNull();
    expect(glance("hand:davies", view({ looking: ["davies"] }))).toBeNull();
  });
});
