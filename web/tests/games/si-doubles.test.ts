/** What no box holds yet: pieces, tokens, slots, cards, adversaries and spirits that the client has no picture of. */
import { render } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";

import type { OptionView } from "../../src/lib/schema";
import { speak } from "../../src/lib/words";
import Blight from "../../src/games/spirit_island/Blight.svelte";
import Board from "../../src/games/spirit_island/Board.svelte";
import Card from "../../src/games/spirit_island/Card.svelte";
import Foes from "../../src/games/spirit_island/foes/Foes.svelte";
import Invaders from "../../src/games/spirit_island/Invaders.svelte";
import Panel from "../../src/games/spirit_island/Panel.svelte";
import Phases from "../../src/games/spirit_island/Phases.svelte";
import Result from "../../src/games/spirit_island/Result.svelte";
import Tracks from "../../src/games/spirit_island/Tracks.svelte";
import type { IslandView } from "../../src/games/spirit_island/view";
import type { Play } from "../../src/table/game";
import { ISLAND, option, SPIRIT, view } from "./si-samples";

beforeAll(() => speak("en"));

/** The words of a game whose files know none of this. */
const words = {
  seat: (seat: number) => `player ${String(seat + 1)}`,
  name: (_: string, id: string) => id,
  textOf: () => "",
  has: () => false,
  text: (id: string) => id,
  option: (each: OptionView) => each.text,
};

function play(island: Partial<IslandView>, texts: string[] = []): Play {
  const options = texts.map((text) => option(text));
  const at = (name: string): OptionView[] => options.filter((each) => each.at === name);
  return {
    view: view(options, island),
    you: 0,
    log: [],
    players: [],
    pointed: null,
    words,
    lit: (name: string) => at(name).length > 0,
    options: at,
    press: vi.fn(),
    point: vi.fn(),
    open: vi.fn(),
  } as unknown as Play;
}

describe("pieces and tokens without a picture", () => {
  const lands = [
    {
      id: "A5",
      pieces: [{ kind: "town", number: 1 }, { kind: "settler", number: 2 }, { kind: "settler", number: 1, damage: 1 }, { kind: "herald", number: 1 }],
      tokens: { beasts: 1, vitality: 3 },
    },
  ];

  it("are discs with their letters, each beside the others", () => {
    const { container } = render(Board, { play: play({ lands }) });
    const drawn = [...container.querySelectorAll("use")].map((use) => use.getAttribute("href"));
    expect(drawn.filter((href) => href === "#si-piece-other").length).toBe(4);
    expect(drawn).toContain("#si-piece-town");
    expect(drawn).toContain("#si-token-beasts");
    expect([...container.querySelectorAll("text.value")].map((text) => text.textContent)).toEqual(["S", "S", "H", "V"]);
    expect(document.querySelector("#si-piece-other")).not.toBeNull();
  });

  it("are told by the names that the game has for them", () => {
    const { container } = render(Board, { play: play({ lands }) });
    expect(container.querySelector("[data-target='land:A5']")?.getAttribute("aria-label")).toBe(
      "A5, wetland, 1 town, 2 settler, 1 settler with 1 damage, 1 herald, 1 beasts, 3 vitality, will be ravaged",
    );
  });

  it("can be pressed", () => {
    const { container } = render(Board, { play: play({ lands }, ["hit-marked settler 1 0 A5 @ piece:A5:settler:1:0"]) });
    const spots = [...container.querySelectorAll("[data-target^='piece:']")];
    expect(spots.map((spot) => spot.getAttribute("data-target"))).toEqual(["piece:A5:settler:1:0"]);
    expect(spots[0]?.getAttribute("aria-label")).toContain("1 settler with 1 damage, in A5");
  });
});

describe("a table with content of another box", () => {
  const early = { name: "early-build", does: "build", cards: ["1-sands"], lands: ["A5"] };
  const island: Partial<IslandView> = {
    foes: [{ name: "test-kingdom", level: 2 }],
    difficulty: 4,
    phase: "invaders",
    step: "early-build",
    slots: [early, ...ISLAND.slots],
    blight_card: "test-frail",
    blighted: true,
  };

  it("has its slots on the invader board", () => {
    const { container } = render(Invaders, { play: play(island) });
    expect(container.querySelectorAll(".slots > li").length).toBe(4);
    expect(container.querySelector(".slots > li.now")?.getAttribute("data-target")).toBe("slot:early-build");
  });

  it("has a panel of its adversary, with a plain shield", () => {
    const { container } = render(Foes, { play: play(island) });
    expect(container.querySelector("button")?.textContent).toContain("test-kingdom");
    expect(container.querySelector("button use")?.getAttribute("href")).toBe("#si-foe-other");
  });

  it("names the step of its slot", () => {
    const { container } = render(Phases, { play: play(island) });
    expect(container.querySelector(".step")?.textContent).toBe("early-build");
  });

  it("signs a land once for two slots that do the same", () => {
    const slots = [early, { ...early, name: "build", cards: ["1-wetland"] }];
    const { container } = render(Board, { play: play({ slots }) });
    expect(container.querySelectorAll("use[href='#si-step-build']").length).toBe(1);
  });

  it("shows its blight card", () => {
    const { container } = render(Blight, { play: play(island) });
    expect(container.querySelector("button")?.textContent).toBe("test-frail");
    const card = render(Card, { play: play(island), card: { kind: "blight", name: "test-frail" } });
    expect(card.container.textContent).toContain("test-frail");
  });

  it("shows a spirit whose panel it does not know, and no tracks", () => {
    const spirit = { ...SPIRIT, id: "test-spirit", open: [1, 2, 1, 0], hand: ["test-power"], played: ["test-power-2"], effects: ["test-lasting"] };
    const spirits = [spirit, ...ISLAND.spirits.slice(1)];
    const { container } = render(Panel, { play: play({ spirits }), seat: 0 });
    expect(container.querySelector(".name")?.textContent).toBe("test-spirit");
    expect(container.textContent).toContain("test-power-2");
    expect(render(Tracks, { play: play({ spirits }), spirit, seat: 0 }).container.querySelectorAll(".track").length).toBe(0);
    render(Card, { play: play({ spirits }), card: { kind: "spirit", name: "test-spirit" } });
    render(Card, { play: play({ spirits }), card: { kind: "power", name: "test-power" } });
  });

  it("ends for the reason of its scenario", () => {
    const { container } = render(Result, { play: play({ won: "test-dawn", score: 21 }) });
    expect(container.textContent).toContain("21");
    expect(container.textContent).not.toContain("Difficulty");
  });

  it("says at the end what the difficulty was made of", () => {
    const difficulty_parts = [
      { kind: "adversary", name: "test-foe", number: 4 },
      { kind: "variant", name: "extra-board", number: 3 },
    ];
    const score_parts = [{ name: "difficulty", number: 7, points: 35 }, ...ISLAND.score_parts];
    const { container } = render(Result, { play: play({ won: "fear", score: 47, difficulty: 7, challenge: "very-hard", difficulty_parts, score_parts }) });
    const said = container.textContent.replaceAll(/\s+/g, " ");
    expect(said).toContain("Difficulty 7, very-hard: 5 points for each point of ittest-foe 4, extra-board 3 35");
  });
});
