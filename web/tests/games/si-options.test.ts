import { describe, expect, it } from "vitest";

import { cardNow } from "../../src/games/spirit_island/facts";
import { target, whyOf } from "../../src/games/spirit_island/options";
import { unlocks } from "../../src/games/spirit_island/say";
import { comingTo, landOf } from "../../src/games/spirit_island/view";
import { ISLAND, option, view } from "./si-samples";

describe("what an option points at", () => {
  it("is the land it names", () => {
    for (const verb of ["target", "target-far", "land", "lose"]) expect(target(option(`${verb} A5`))).toBe("land:A5");
  });

  it("is the land where presence goes, blight is choked or a spirit follows to", () => {
    expect(target(option("presence energy A5"))).toBe("land:A5");
    expect(target(option("choke ravage A5"))).toBe("land:A5");
    expect(target(option("follow A4 A5"))).toBe("land:A5");
  });

  it("is the piece that stands in the land", () => {
    for (const verb of ["hit", "graze", "destroy", "remove", "replace", "strife", "gather"]) {
      expect(target(option(`${verb} town A5`))).toBe("piece:A5:town");
      expect(target(option(`${verb}-marked town 1 0 A5`))).toBe("piece:A5:town:1:0");
    }
  });

  it("is the land that a piece is pushed or moved to", () => {
    expect(target(option("push town B3"))).toBe("land:B3");
    expect(target(option("push-marked town 1 2 B3"))).toBe("land:B3");
    expect(target(option("move dahan B3"))).toBe("land:B3");
    expect(target(option("move-marked dahan 1 0 B3"))).toBe("land:B3");
  });

  it("is the card or the innate power", () => {
    for (const verb of ["play", "keep", "forget", "give", "reclaim", "use", "hasten", "repeat"])
      expect(target(option(`${verb} raging-storm`))).toBe("power:raging-storm");
  });

  it("is the spirit, the growth group, the symbol, the space of a track, the element", () => {
    expect(target(option("spirit 1"))).toBe("spirit:1");
    expect(target(option("group 2"))).toBe("group:2");
    expect(target(option("grow presence-2"))).toBe("grow:presence-2");
    expect(target(option("bonus reclaim-1"))).toBe("bonus:reclaim-1");
    expect(target(option("element sun"))).toBe("element:sun");
  });

  it("is nothing for what is a button", () => {
    for (const text of ["ready", "in-order", "own trade-drowned", "draw minor", "show 3", "show-earned 1", "choose fear", "decline", "done"])
      expect(target(option(text))).toBeNull();
    for (const verb of ["use-less", "hasten-less", "repeat-less"])
      expect(target(option(`${verb} massive-flooding 1`))).toBeNull();
  });
});

describe("an open card", () => {
  it("is on the table as long as the power is with a spirit or among those drawn", () => {
    const card = { kind: "power", name: "raging-storm" };
    const gone = ISLAND.spirits.map((spirit) => ({ ...spirit, hand: [] }));
    expect(cardNow(card, view())).toEqual(card);
    expect(cardNow(card, view([], { spirits: gone }))).toBeNull();
    expect(cardNow(card, view([], { spirits: gone.map((spirit) => ({ ...spirit, drawn: ["raging-storm"] })) }))).toEqual(card);
    const innate = { kind: "power", name: "thundering-destruction" };
    expect(cardNow(innate, view([], { spirits: gone }))).toEqual(innate);
  });

  it("of blight is the one that lies there; others can always be read", () => {
    const card = { kind: "blight", name: "downward-spiral" };
    expect(cardNow(card, view([], { blight_card: "downward-spiral" }))).toEqual(card);
    expect(cardNow(card, view([], { blight_card: "memory-fades-to-dust" }))).toBeNull();
    expect(cardNow({ kind: "fear", name: "belief-takes-root" }, view())).not.toBeNull();
  });
});

it("asks why with the words that the game answers", () => {
  expect(whyOf("land:A5")).toBe("A5");
  expect(whyOf("piece:A5:town:1:0")).toBe("A5");
  expect(whyOf("group:2")).toBe("group 2");
  expect(whyOf("play:raging-storm")).toBe("play raging-storm");
  expect(whyOf("power:raging-storm")).toBe("use raging-storm");
  expect(whyOf("spirit:1")).toBeNull();
});

it("reads from the facts which thresholds a card would reach", () => {
  expect(unlocks([option("play raging-storm", { "unlocked-powers": "thundering-destruction 2, raging-storm 1" })])).toEqual([
    { power: "thundering-destruction", level: 2 },
    { power: "raging-storm", level: 1 },
  ]);
  expect(unlocks([option("play raging-storm", { "unlocked-powers": "none" })])).toEqual([]);
});

describe("what the view leaves unsaid", () => {
  it("is an empty land", () => {
    expect(landOf(ISLAND, "B2")).toMatchObject({ pieces: [], blight: 0, presence: [], defend: 0 });
    expect(landOf(ISLAND, "A5").blight).toBe(1);
  });

  it("and what is coming to a land stands on the cards", () => {
    expect(comingTo(ISLAND, "A5")).toEqual(["ravage"]);
    expect(comingTo(ISLAND, "A3")).toEqual(["build"]);
    expect(comingTo(ISLAND, "A1")).toEqual([]);
    const early = { name: "early-build", does: "build", cards: ["3-jungle-wetland"], lands: ["A3", "A5"] };
    const four = { ...ISLAND, slots: [early, ...ISLAND.slots] };
    expect(comingTo(four, "A5")).toEqual(["build", "ravage"]);
    expect(comingTo(four, "A3")).toEqual(["build"]);
  });
});
