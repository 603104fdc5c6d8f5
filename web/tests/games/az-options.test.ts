import { beforeAll, describe, expect, it } from "vitest";

import type { MatchView, OptionView } from "$lib/schema";
import { BEARDS, COATS, EXTRAS, HAIR, HAIR_BEHIND, HATS } from "../../src/games/auztralia/figures/parts";
import { PEOPLE } from "../../src/games/auztralia/figures/people";
import { cardNow } from "../../src/games/auztralia/facts";
import { inMarket, primary, target, whyOf } from "../../src/games/auztralia/options";
import { Decision } from "../../src/table/decision";
import { capacityOf, rowsOf } from "../../src/games/auztralia/tables";
import { hexOf, worldOf, type HexView, type AuztraliaView } from "../../src/games/auztralia/view";
import { drawStandard } from "./az-tables";

beforeAll(() => drawStandard());

function option(text: string): OptionView {
  const [verb = "", ...args] = text.split(" ");
  return { text, verb, args: args.map((arg) => (/^\d+$/.test(arg) ? Number(arg) : arg)), facts: {} };
}

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
  return { game: "auztralia", seq: 3, seat: 0, ask, result: null, view: world };
}

describe("what an option points at", () => {
  it("is the hex it names", () => {
    for (const verb of ["port", "target", "sally", "uncover", "demolish", "restore"])
      expect(target(option(`${verb} g5`))).toBe("hex:g5");
    expect(target(option("dig g5 coal"))).toBe("hex:g5");
    expect(target(option("farm g5 sheep"))).toBe("hex:g5");
    expect(target(option("bombard g5 zombie 12"))).toBe("hex:g5");
  });

  it("is for a rail the edge, its hexes in the order of the option", () => {
    expect(target(option("rail g5 g6"))).toBe("edge:g5-g6");
  });

  it("is the box of an action", () => {
    for (const box of ["railway", "hills", "mine", "help", "military", "trade", "farming", "attack", "retrieve"])
      expect(target(option(box))).toBe(`box:${box}`);
  });

  it("is a character on display, or one in my hands", () => {
    for (const verb of ["recruit", "swap", "clear"]) expect(target(option(`${verb} bones`))).toBe("card:bones");
    for (const verb of ["keep", "play", "use"]) expect(target(option(`${verb} bones`))).toBe("hand:bones");
  });

  it("is a unit in the supply, or a stack of mine", () => {
    for (const text of ["buy infantry 2", "enlist infantry"]) expect(target(option(text))).toBe("unit:infantry");
    for (const text of ["send infantry 2", "hit infantry", "sacrifice infantry", "mend infantry"])
      expect(target(option(text))).toBe("stack:infantry");
  });

  it("is the tile that is struck", () => {
    expect(target(option("strike zombie 17"))).toBe("foe:17");
  });

  it("is a card that is laid out", () => {
    expect(target(option("objective quiet-port"))).toBe("objective:quiet-port");
    expect(target(option("variant late-start"))).toBe("variant:late-start");
  });

  it("is nothing for what is a button", () => {
    for (const text of ["fight", "withdraw all", "look", "sweep", "import coal", "give 1", "save infantry", "done"])
      expect(target(option(text))).toBeNull();
  });
});

describe("the market", () => {
  it("holds the display and the units for sale", () => {
    expect(["card:bones", "unit:airship"].every(inMarket)).toBe(true);
    expect(["hand:bones", "stack:airship", "hex:g5", "box:mine"].some(inMarket)).toBe(false);
  });
});

describe("a click on a target with several options", () => {
  it("asks which goods, which farm, how many units", () => {
    const texts = ["dig g5 coal", "dig g5 iron", "farm g5 sheep", "farm g5 corn", "send infantry 1", "send infantry 2"];
    const ui = { target, primary };
    const decision = new Decision(ui, view({ options: [...texts, "buy airship 1", "buy infantry 1", "buy infantry 2"] }));
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
    expect(Object.keys(PEOPLE)).toHaveLength(36);
    for (const { hair, hat, beard, extras = [], coat } of Object.values(PEOPLE)) {
      if (hair) expect({ ...HAIR, ...HAIR_BEHIND }).toHaveProperty(hair[0]);
      if (hat) expect(HATS).toHaveProperty(hat[0]);
      if (beard) expect(BEARDS).toHaveProperty(beard);
      for (const extra of extras) expect(EXTRAS).toHaveProperty(extra);
      expect(COATS).toHaveProperty(coat[0]);
    }
  });

  it("are all different", () => {
    const looks = Object.values(PEOPLE).map(({ seal: _seal, use: _use, ...look }) => JSON.stringify(look));
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
    expect(capacityOf("airship", [])).toBe(2);
    expect(capacityOf("airship", ["zhu"])).toBe(3);
    expect(rowsOf(1).map((row) => row.kind)).toContain("temple");
    expect(rowsOf(0)).toEqual([]);
  });
});
