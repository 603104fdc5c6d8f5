import { describe, expect, it } from "vitest";

import { cardNow } from "../../src/games/spirit_island/facts";
import { whyOf } from "../../src/games/spirit_island/options";
import { unlocks } from "../../src/games/spirit_island/say";
import { comingTo, landOf } from "../../src/games/spirit_island/view";
import { ISLAND, option, view } from "./si-samples";

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
