import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { api } from "$lib/api";
import type { GameInfo, NewTable, SetupInfo, TableInfo, TableState } from "$lib/schema";
import { session } from "$lib/session.svelte";
import { GameWords, speak } from "$lib/words";
import AboutSetup from "../../src/lobby/AboutSetup.svelte";
import { firstGame } from "../../src/lobby/draft";
import GameCard from "../../src/lobby/GameCard.svelte";
import type { LobbyGame } from "../../src/lobby/games";

const FIRST = { seats: 1, boxes: ["base"], spirits: ["river-surges-in-sunlight"], progression: true };
const INFO: GameInfo = {
  id: "spirit-island",
  rules: 2,
  seat_range: [1, 6],
  together: true,
  first_setups: [FIRST],
  lesson: false,
  setup: [],
  notes: {},
  roles: [],
  bots: [{ name: "greedy", rating: null }],
  verbs: {},
  events: {},
  names: {},
};
const lobbyGame = async (info: GameInfo = INFO): Promise<LobbyGame> => ({ info, words: await GameWords.load(info, () => []) });

beforeAll(async () => {
  window.matchMedia = (query) => ({ matches: false, media: query, addEventListener: () => undefined }) as unknown as MediaQueryList;
  await speak("en");
});

beforeEach(() => session.set({ you: { id: 1, name: "Ana", kind: "person", host: false, language: null }, local: false, first: false, address: null }));

describe("a first game", () => {
  it("is made by the set-up that the game proposes, with bots in the other seats", () => {
    expect(firstGame(INFO, FIRST)).toEqual({ game: "spirit-island", seats: [{ kind: "me" }], setup: FIRST });
    expect(firstGame(INFO, { seats: 2 }).seats).toEqual([{ kind: "me" }, { kind: "bot", bot: "greedy" }]);
  });

  it("starts at one press for somebody who is new to the game", async () => {
    const asked: NewTable[] = [];
    vi.spyOn(api, "create").mockImplementation(async (table) => {
      asked.push(table as NewTable);
      return { id: "abc" } as TableInfo;
    });
    const start = vi.spyOn(api, "start").mockResolvedValue({} as TableState);
    render(GameCard, { game: await lobbyGame(), isNew: true });
    await fireEvent.click(screen.getByRole("button", { name: "An easy game: Spirit Island" }));
    await vi.waitFor(() => expect(start).toHaveBeenCalledWith("abc"));
    expect(asked[0]?.setup).toEqual(FIRST);
  });

  it("is not offered to others, nor by a game that proposes none", async () => {
    render(GameCard, { game: await lobbyGame(), isNew: false });
    render(GameCard, { game: await lobbyGame({ ...INFO, first_setups: [] }), isNew: true });
    expect(screen.queryByRole("button", { name: /An easy game/ })).toBeNull();
  });
});

describe("a lesson", () => {
  it("starts at one press, where the game has one", async () => {
    const learn = vi.spyOn(api, "learn").mockResolvedValue({ table: { id: "abc" } } as TableState);
    render(GameCard, { game: await lobbyGame({ ...INFO, lesson: true }) });
    await fireEvent.click(screen.getByRole("button", { name: "Learn it: a first game: Spirit Island" }));
    expect(learn).toHaveBeenCalledWith("spirit-island");
  });
});

describe("who plays along", () => {
  it("is a companion where all are on one side, and an opponent elsewhere", async () => {
    render(GameCard, { game: await lobbyGame() });
    await fireEvent.click(screen.getByRole("button", { name: "Play now with bots: Spirit Island" }));
    expect(screen.getByText("How many companions?")).toBeTruthy();
    render(GameCard, { game: await lobbyGame({ ...INFO, together: false }) });
    await fireEvent.click(screen.getByRole("button", { name: "Play now against bots: Spirit Island" }));
    expect(screen.getByText("How many opponents?")).toBeTruthy();
  });
});

describe("what a set-up is like", () => {
  const show = async (told: SetupInfo): Promise<HTMLElement> => render(AboutSetup, { words: (await lobbyGame()).words, ask: async () => told }).container;

  it("is told as the game says it", async () => {
    await show({
      lines: [
        { kind: "difficulty", args: { number: 7, challenge: "very-hard" } },
        { kind: "counts-adversary", args: { number: 7, adversary: "russia", level: 4 } },
      ],
      problem: null,
    });
    expect(await screen.findByText("Difficulty of the game: 7, very hard")).toBeTruthy();
    expect(screen.getByText("7 for Tsardom of Russia, level 4")).toBeTruthy();
  });

  it("says why it cannot be played", async () => {
    await show({ lines: [], problem: { kind: "", args: {}, text: "two adversaries are two different ones" } });
    expect(await screen.findByText("Two adversaries are two different ones")).toBeTruthy();
  });
});
