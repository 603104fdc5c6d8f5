import { render } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";

import { speak } from "../../src/lib/words";
import type { Panel } from "../../src/games/spirit_island/content";
import Invaders from "../../src/games/spirit_island/Invaders.svelte";
import Tracks from "../../src/games/spirit_island/Tracks.svelte";
import type { Play } from "../../src/table/game";
import { ISLAND, SPIRIT, view } from "./si-samples";

const FOUR = [
  { name: "energy", counts: "energy", spaces: ["1", "2", "3"] },
  { name: "cards", counts: "plays", spaces: ["1", "2"] },
  { name: "depths", counts: "energy", spaces: ["+1", "water"] },
  { name: "heights", counts: "", spaces: ["sun", "any", "reclaim-1"] },
];

vi.mock("../../src/games/spirit_island/content", async (original) => {
  const real: { panelOf: (spirit: string) => Panel | null } = await original();
  return { ...real, panelOf: (spirit: string) => (spirit === "four-winds" ? { tracks: FOUR } : real.panelOf(spirit)) };
});

beforeAll(() => speak("en"));

const play = {
  view: view([]),
  you: 0,
  words: { name: (_: string, id: string) => id, has: () => false },
  lit: () => false,
  options: () => [],
} as unknown as Play;

const labels = (within: Element): (string | null)[] => [...within.querySelectorAll(".track")].map((track) => track.getAttribute("aria-label"));

describe("the presence tracks", () => {
  it("are two for the spirits of the base box", () => {
    const { container } = render(Tracks, { play, spirit: { ...SPIRIT, id: "river-surges-in-sunlight", open: [3, 2] }, seat: 0 });
    expect(labels(container)).toEqual(["3 of 7 spaces uncovered on energy", "2 of 7 spaces uncovered on cards"]);
  });

  it("are as many as the panel has, each with its own uncovered spaces", () => {
    const { container } = render(Tracks, { play, spirit: { ...SPIRIT, id: "four-winds", open: [1, 2, 1, 0] }, seat: 0 });
    expect(labels(container)).toEqual([
      "1 of 3 spaces uncovered on energy",
      "2 of 2 spaces uncovered on cards",
      "1 of 2 spaces uncovered on depths",
      "0 of 3 spaces uncovered on heights",
    ]);
    expect([...container.querySelectorAll(".track")].map((track) => track.querySelectorAll(".place.covered").length)).toEqual([2, 0, 1, 3]);
  });
});

describe("presence that can be taken from a track", () => {
  const taking = (targets: string[], held: string | null = null): Play =>
    ({ ...play, lit: (each: string) => targets.includes(each), hand: { held, takes: (each: string) => targets.includes(each) }, press: vi.fn() }) as unknown as Play;
  const spirit = { ...SPIRIT, id: "four-winds", open: [1, 2, 1, 0] };

  it("is a disc on the next space, of my own panel alone", () => {
    const { container } = render(Tracks, { play: taking(["track:energy", "track:heights"]), spirit, seat: 0 });
    const discs = [...container.querySelectorAll("[data-target]")];
    expect(discs.map((disc) => disc.getAttribute("data-target"))).toEqual(["track:energy", "track:heights"]);
    expect(discs.every((disc) => disc.closest(".place.covered") && disc.querySelector(".next"))).toBe(true);
    expect(discs[0]?.textContent).toContain("Presence on energy");
    const theirs = render(Tracks, { play: taking(["track:energy"]), spirit, seat: 1 });
    expect(theirs.container.querySelector("[data-target]")).toBeNull();
  });

  it("is marked while it is held, and pressed where it lies", () => {
    const held = taking(["track:energy"], "track:energy");
    const { container } = render(Tracks, { play: held, spirit, seat: 0 });
    const disc = container.querySelector<HTMLButtonElement>("[data-target='track:energy']");
    expect([disc?.classList.contains("held"), disc?.getAttribute("aria-pressed")]).toEqual([true, "true"]);
    disc?.click();
    expect(held.press).toHaveBeenCalledWith("track:energy");
  });

  it("a track that is only pointed at is pressed as a whole", () => {
    const { container } = render(Tracks, { play: { ...taking([]), lit: (each: string) => each === "track:energy" } as Play, spirit, seat: 0 });
    expect(container.querySelector("[data-target='track:energy'] .spaces")).not.toBeNull();
  });
});

describe("the invader board", () => {
  it("has a slot for each that the table has, and shows which one acts", () => {
    const early = { name: "early-build", does: "build", cards: ["1-sands"], lands: ["A4"] };
    const table = view([]);
    const four = { ...table, view: { ...ISLAND, phase: "invaders", step: "early-build", slots: [early, ...ISLAND.slots] } };
    const { container } = render(Invaders, { play: { ...play, view: four } as unknown as Play });
    const slots = [...container.querySelectorAll(".slots > li")];
    expect(slots.map((slot) => slot.querySelector(".head")?.textContent)).toEqual(["Build", "Ravage", "Build", "Explore"]);
    expect(slots.map((slot) => slot.classList.contains("now"))).toEqual([true, false, false, false]);
  });
});
