import { describe, expect, it } from "vitest";

import type { ComboView, MatchView, OptionView, RegionView } from "../../src/lib/schema";
import { primary, reveals, target, whyOf } from "../../src/games/small_world_underground/options";
import { heldBy, regionOf, worldOf } from "../../src/games/small_world_underground/view";

function option(text: string, facts: OptionView["facts"] = {}): OptionView {
  const [verb = "", ...rest] = text.split(" ");
  return { text, verb, args: rest.map((word) => (/^\d+$/.test(word) ? Number(word) : word)), facts };
}

interface Told {
  regions?: RegionView[];
  prompt?: string;
  options?: OptionView[];
  combos?: number;
  banners?: number;
  declined?: boolean;
}

const COMBOS: ComboView[] = ["drow", "flames", "shadow-mimes", "ogres", "gnomes", "kraken"].map((race) => ({
  race,
  power: "stone",
  coins: 0,
  tokens: 8,
}));

function view({ regions = [], prompt = "conquer", options = [], combos = 6, banners = 4, declined }: Told): MatchView {
  const troop = { race: "liches", power: "", hand: 0, hammers: 0, tray: 5, in_decline: true, tomb: false };
  const player = { coins: 5, active: null, declined: declined ? troop : null, avenged: false };
  return {
    game: "small-world-underground",
    seq: 3,
    seat: 0,
    ask: { prompt, about: {}, seats: [0], options },
    result: null,
    view: {
      round: 2,
      rounds: 10,
      phase: "conquest",
      seat: 0,
      first: 0,
      regions,
      players: [player, { ...player, coins: null, declined: null }],
      combos: COMBOS.slice(0, combos),
      banners_left: banners,
      badges_left: 9,
      finds_left: 3,
      hedge: "",
      taken_up: [],
      provenance: "published",
    },
  };
}

describe("what an option points at", () => {
  it("is the region it names", () => {
    for (const verb of ["conquer", "attempt", "roll", "bite", "swap", "abandon", "take", "queen", "sacrifice"])
      expect(target(option(`${verb} r07`))).toBe("region:r07");
    expect(target(option("place r07 3"))).toBe("region:r07");
  });

  it("is for the Bag the region where it is laid, not the relic", () => {
    expect(target(option("bag froggys-ring r07"))).toBe("region:r07");
  });

  it("is the combo, by its race", () => {
    expect(target(option("choose drow stone 3"))).toBe("combo:drow");
    expect(target(option("mimic ogres wise"))).toBe("combo:ogres");
  });

  it("is nothing for what is a button", () => {
    for (const text of ["go-on", "decline", "use shiny-orb", "use-bag shiny-orb", "keep-one", "vanish", "done"])
      expect(target(option(text))).toBeNull();
  });
});

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

describe("what brings something hidden to light", () => {
  it("is every roll of the die", () => {
    expect(reveals(option("attempt r07"), view({}))).toBe(true);
    expect(reveals(option("roll r07"), view({}))).toBe(true);
  });

  it("is a region with Monsters, for a race and for the Balrog", () => {
    const table = view({ regions: [{ id: "r07", monsters: 2 }] });
    expect(reveals(option("conquer r07"), table)).toBe(true);
    expect(reveals(option("balrog r07"), table)).toBe(true);
    expect(reveals(option("conquer r08"), table)).toBe(false);
    expect(reveals(option("abandon r07"), table)).toBe(false);
  });

  it("is a combo, for another comes up from the stacks", () => {
    expect(reveals(option("choose drow stone 0"), view({ prompt: "choose" }))).toBe(true);
    expect(reveals(option("choose drow stone 0"), view({ prompt: "choose", banners: 0 }))).toBe(false);
  });

  it("waits for the Volcano and for the Mimes' swap", () => {
    expect(reveals(option("choose flames stone 1"), view({ prompt: "choose" }))).toBe(false);
    expect(reveals(option("volcano r14"), view({ prompt: "volcano" }))).toBe(true);
    expect(reveals(option("choose shadow-mimes stone 2"), view({ prompt: "choose" }))).toBe(false);
    expect(reveals(option("mimic drow stone"), view({ prompt: "mimic" }))).toBe(true);
    expect(reveals(option("done"), view({ prompt: "mimic" }))).toBe(true);
    expect(reveals(option("done"), view({ prompt: "conquer" }))).toBe(false);
  });

  it("is Froggy's Ring, which shows who has coins", () => {
    expect(reveals(option("ring r07"), view({ prompt: "ring" }))).toBe(true);
    expect(reveals(option("bag froggys-ring r07"), view({ prompt: "bag" }))).toBe(true);
    expect(reveals(option("bag scepter-of-avarice r07"), view({ prompt: "bag" }))).toBe(false);
    expect(reveals(option("scepter r07"), view({ prompt: "scepter" }))).toBe(false);
  });

  it("is the end of a race in decline only when the column is short", () => {
    const regions: RegionView[] = [{ id: "r07", seat: 1, race: "ogres", in_decline: true, tokens: 1 }];
    expect(reveals(option("conquer r07"), view({ regions }))).toBe(false);
    expect(reveals(option("conquer r07"), view({ regions, combos: 5 }))).toBe(true);
    const two = [...regions, { id: "r08", seat: 1, race: "ogres", in_decline: true, tokens: 1 }];
    expect(reveals(option("conquer r07"), view({ regions: two, combos: 5 }))).toBe(false);
    const own: RegionView[] = [{ id: "r01", seat: 0, race: "drow", tokens: 2 }];
    expect(reveals(option("decline"), view({ regions: own, declined: true }))).toBe(false);
    expect(reveals(option("decline"), view({ regions: own, declined: true, combos: 5 }))).toBe(true);
    expect(reveals(option("decline"), view({ regions: own, combos: 5 }))).toBe(false);
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
    expect(regionOf(world, "r07")).toMatchObject({ seat: 1, tokens: 2, in_decline: false, monsters: 0, finds: [] });
    expect(regionOf(world, "r08")).toMatchObject({ id: "r08", seat: null, tokens: 0 });
    expect(heldBy(world, 1, false).map((region) => region.id)).toEqual(["r07"]);
    expect(heldBy(world, 1, true)).toEqual([]);
  });

});
