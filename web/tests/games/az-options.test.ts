import { beforeAll, describe, expect, it } from "vitest";

import type { MatchView } from "$lib/schema";
import { BEARDS, COATS, EXTRAS, HAIR, HAIR_BEHIND, HATS } from "../../src/games/auztralia/figures/parts";
import { CHARACTERS } from "../../src/games/auztralia/content";
import { PEOPLE } from "../../src/games/auztralia/figures/people";
import { cardNow } from "../../src/games/auztralia/facts";
import { inMarket, primary, whyOf } from "../../src/games/auztralia/options";
import { Decision } from "../../src/table/decision";
import { rowsOf } from "../../src/games/auztralia/tables";
import { hexOf, worldOf, type HexView, type AuztraliaView } from "../../src/games/auztralia/view";
import { drawStandard, option } from "./az-tables";

beforeAll(() => drawStandard());


interface Given {
  options?: string[];
  hexes?: HexView[];
  display?: string[];
  hand?: string[];
}

function view({ options = [], hexes = [], display = ["bones", "zhu"], hand = [] }: Given): MatchView {
  const player = { hand, spent: [] as string[] } as unknown as AuztraliaView["players"][number];
  const world: Partial<AuztraliaView> = { hexes, display, players: [player] };
  const ask = { prompt: "act", about: {}, seats: [0], options: options.map(option) };
  return { game: "auztralia", seq: 3, seat: 0, ask, result: null, view: world, sequel: false };
}

describe("the market", () => {
  it("holds the display and the units for sale", () => {
    expect(["card:bones", "unit:airship"].every(inMarket)).toBe(true);
    expect(["hand:bones", "stack:airship", "hex:g5", "box:mine"].some(inMarket)).toBe(false);
  });
});

describe("a click on a target with several options", () => {
  it("asks which goods, which farm, how many units", () => {
    const texts = [
      ...["dig g5 coal", "dig g5 iron", "farm g5 sheep", "farm g5 corn"].map((text) => `${text} @ hex:g5`),
      ...["send infantry 1", "send infantry 2"].map((text) => `${text} @ stack:infantry`),
      ...["buy infantry 1", "buy infantry 2"].map((text) => `${text} @ unit:infantry`),
      "buy airship 1 @ unit:airship",
    ];
    const decision = new Decision({ target: ({ at }) => at, primary }, view({ options: texts }));
    for (const name of ["hex:g5", "stack:infantry", "unit:infantry"]) expect(decision.click(name)).toBeNull();
    expect(decision.click("unit:airship")?.text).toBe("buy airship 1");
  });
});

describe("the card of a character", () => {
  it("is on the table as long as the character is on display or with a player", () => {
    const card = { kind: "character", name: "zhu" };
    expect(cardNow(card, view({}))).toEqual(card);
    expect(cardNow(card, view({ display: [], hand: ["zhu"] }))).toEqual(card);
    expect(cardNow(card, view({ display: [] }))).toBeNull();
    expect(cardNow({ kind: "unit", name: "airship" }, view({ display: [] }))).not.toBeNull();
  });
});

describe("why", () => {
  it("is asked in the words of the game", () => {
    expect(whyOf("hex:g5")).toBe("g5");
    expect(whyOf("edge:g5-g6")).toBe("rail g5 g6");
    expect(whyOf("box:mine")).toBe("mine");
    expect(whyOf("card:bones")).toBe("recruit bones");
    expect(whyOf("hand:davies")).toBe("play davies");
    expect(whyOf("unit:airship")).toBe("buy airship");
    expect(whyOf("stack:airship")).toBeNull();
  });
});

describe("the likenesses", () => {
  it("are of everybody, from parts that exist", () => {
    expect(Object.keys(PEOPLE).sort()).toEqual(Object.keys(CHARACTERS));
    for (const { hair, hat, beard, extras = [], coat } of Object.values(PEOPLE)) {
      if (hair) expect({ ...HAIR, ...HAIR_BEHIND }).toHaveProperty(hair[0]);
      if (hat) expect(HATS).toHaveProperty(hat[0]);
      if (beard) expect(BEARDS).toHaveProperty(beard);
      for (const extra of extras) expect(EXTRAS).toHaveProperty(extra);
      expect(COATS).toHaveProperty(coat[0]);
    }
  });

  it("are all different", () => {
    const looks = Object.values(PEOPLE).map(({ seal: _seal, ...look }) => JSON.stringify(look));
    expect(new Set(looks).size).toBe(looks.length);
  });
});

describe("the view and the tables", () => {
  it("fill in what is not said", () => {
    const world = worldOf(view({ hexes: [{ id: "g5", farm: "corn", seat: 1 }] }));
    expect(hexOf(world, "g5")).toMatchObject({ farm: "corn", seat: 1, blighted: false, tiles: [] });
    expect(hexOf(world, "g6")).toMatchObject({ id: "g6", seat: null, port: null });
  });

  it("know what is printed", () => {
    expect(rowsOf(1).map((row) => row.kind)).toContain("temple");
    expect(rowsOf(0)).toEqual([]);
  });
});
