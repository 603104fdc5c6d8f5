import { describe, expect, it } from "vitest";

import type { MatchView, OptionView } from "$lib/schema";
import { cardNow } from "../../src/games/small_world_underground/facts";
import type { ComboView, RegionView, TroopView } from "../../src/games/small_world_underground/schema";
import { primary, whyOf } from "../../src/games/small_world_underground/options";
import { heldBy, worldOf } from "../../src/games/small_world_underground/view";

function option(text: string, facts: OptionView["facts"] = {}): OptionView {
  const [verb = "", ...rest] = text.split(" ");
  return { text, verb, args: rest.map((word) => (/^\d+$/.test(word) ? Number(word) : word)), facts, at: null };
}

interface EventView {
  regions?: RegionView[];
  combos?: ComboView[];
  troop?: TroopView;
}

const DROW: ComboView = { race: "drow", power: "stone", price: 0, coins: 0, tokens: 8 };
const TROOP: TroopView = { race: "liches", power: "", hand: 0, hammers: 0, tray: 5, in_decline: true, together: false };

function view({ regions = [], combos = [DROW], troop }: EventView): MatchView {
  const player = { coins: 5, active: null, declined: troop ?? null, avenged: false };
  return {
    game: "small-world-underground",
    seq: 3,
    seat: 0,
    ask: null,
    result: null,
    sequel: false,
    view: {
      round: 2,
      rounds: 10,
      phase: "conquest",
      seat: 0,
      first: 0,
      regions,
      players: [player, { ...player, coins: null, declined: null }],
      combos,
      banners_left: 4,
      badges_left: 9,
      finds_left: 3,
      hedge: "",
      taken_up: [],
      provenance: "published",
    },
  };
}

describe("a click on a target with several options", () => {
  it("places one token, not all", () => {
    expect(primary([option("place r07 5"), option("place r07 1")])?.args).toEqual(["r07", 1]);
  });

  it("asks which when a region can be attacked in two ways", () => {
    expect(primary([option("conquer r07"), option("bite r07")])).toBeNull();
    expect(primary([option("conquer r07"), option("roll r07")])).toBeNull();
    expect(primary([option("conquer r07"), option("balrog r07")])).toBeNull();
    expect(primary([option("bag froggys-ring r07"), option("bag scepter-of-avarice r07")])).toBeNull();
  });

  it("does nothing where there is nothing", () => {
    expect(primary([])).toBeNull();
  });
});

describe("the card of a combo", () => {
  const card = { kind: "combo", name: "drow stone" };

  it("goes on with its race: with another power, with a player, in decline", () => {
    expect(cardNow(card, view({}))).toEqual(card);
    expect(cardNow(card, view({ combos: [{ ...DROW, power: "wise" }] }))).toEqual({ kind: "combo", name: "drow wise" });
    const mine = view({ combos: [], troop: { ...TROOP, race: "drow", power: "magic", in_decline: false } });
    expect(cardNow(card, mine)).toEqual({ kind: "combo", name: "drow magic" });
    expect(cardNow(card, view({ combos: [], troop: { ...TROOP, race: "drow" } }))).toEqual({ kind: "race", name: "drow" });
  });

  it("is gone with its race; other cards can always be read", () => {
    expect(cardNow(card, view({ combos: [] }))).toBeNull();
    expect(cardNow({ kind: "race", name: "drow" }, view({ combos: [] }))).toEqual({ kind: "race", name: "drow" });
  });
});

describe("why", () => {
  it("can be asked of regions alone", () => {
    expect(whyOf("region:r07")).toBe("r07");
    expect(whyOf("combo:drow")).toBeNull();
  });
});

describe("the view", () => {
  it("fills in what is not said", () => {
    const world = worldOf(view({ regions: [{ id: "r07", seat: 1, race: "ogres", tokens: 2 }] }));
    expect(heldBy(world, 1, false).map((region) => region.id)).toEqual(["r07"]);
    expect(heldBy(world, 1, true)).toEqual([]);
  });

});
