import { describe, expect, it } from "vitest";

import type { MatchView } from "$lib/schema";
import { cardOf, glance } from "../../src/games/small_world_underground/facts";

const regions = [{ id: "r3", seat: 0, race: "drow", tokens: 2 }, { id: "r4", monsters: 2 }, { id: "r5", finds: ["crypt"] }];
const view = (options: object[] = []): MatchView => ({ view: { regions, players: [] }, ask: { options } }) as unknown as MatchView;

describe("the card of a region", () => {
  it("is that of the race whose tokens stand there, or of the Monsters", () => {
    expect(glance("region:r3", view())).toEqual({ kind: "race", name: "drow" });
    expect(glance("region:r4", view())).toEqual({ kind: "piece", name: "monster" });
    expect(glance("region:r5", view())).toBeNull();
    expect(glance("combo:drow", view())).toBeNull();
  });

  it("must be asked for where the price is told", () => {
    const priced = view([{ at: "region:r3", facts: { cost: 3 } }]);
    expect(glance("region:r3", priced)).toBeNull();
    expect(cardOf("region:r3", priced)).toEqual({ kind: "race", name: "drow" });
  });
});
