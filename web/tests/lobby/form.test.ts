import { fireEvent, render, screen } from "@testing-library/svelte";
import type { Component } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";

import { api } from "$lib/api";
import type { Answered, GameInfo, NewTable, TableInfo, When } from "$lib/schema";
import { session } from "$lib/session.svelte";
import { GameWords, speak } from "$lib/words";
import type { LobbyGame } from "../../src/lobby/games";

let NewTableForm: Component<{ game: LobbyGame; onmade: (table: TableInfo) => void }>;

const when = (field: string, values: Answered["values"]): When => ({ any_of: [[{ field, values }]] });

const GAME: GameInfo = {
  id: "small-world-underground",
  rules: 1,
  seat_range: [2, 5],
  together: false, first_setups: [], lesson: false,
  setup: [
    {
      name: "first",
      kind: "choice",
      default: "random",
      values: ["random", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5"],
      low: null,
      high: null,
      per_seat: false,
      many: false,
      distinct: false,
      only: Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`seat-${n}`, when("seats", [1, 2, 3, 4, 5].filter((players) => players >= n))])),
      when: null,
    },
    { name: "coins", kind: "choice", default: "hidden", values: ["hidden", "open"], low: null, high: null, per_seat: false, many: false, distinct: false, only: {}, when: null },
  ],
  notes: { "status-reconstructed": when("seats", [5]) },
  roles: [],
  bots: [{ name: "greedy", rating: null }, { name: "random", rating: null }],
  verbs: {},
  events: {},
  names: {},
};

/** A game that takes content packs. */
const withPacks = (...packs: string[]): GameInfo => ({
  ...GAME,
  id: "auztralia",
  notes: { "status-reconstructed": when("pack", ["standard"]) },
  setup: [{ name: "pack", kind: "content", default: "standard", values: ["standard", ...packs], low: null, high: null, per_seat: false, many: false, distinct: false, only: {}, when: null }],
});

async function show(info = GAME): Promise<{ made: ReturnType<typeof vi.fn>; asked: NewTable[] }> {
  session.set({ you: { id: 1, name: "Ana", kind: "person", host: false, language: null }, local: false, first: false, address: null });
  const asked: NewTable[] = [];
  vi.spyOn(api, "create").mockImplementation(async (table) => {
    asked.push(table as NewTable);
    return { id: "abc" } as TableInfo;
  });
  vi.spyOn(api, "start").mockResolvedValue({ table: { id: "abc", status: "playing" } as TableInfo, view: null, reset: true, events: [], lesson: null });
  const made = vi.fn();
  const game: LobbyGame = { info, words: await GameWords.load(info, () => []) };
  render(NewTableForm, { game, onmade: made });
  return { made, asked };
}

beforeAll(async () => {
  // What jsdom lacks of a browser.
  window.matchMedia = (query) => ({ matches: false, media: query, addEventListener: () => undefined }) as unknown as MediaQueryList;
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  // The settings look at the screen as they are loaded, so this comes after.
  NewTableForm = (await import("../../src/lobby/NewTableForm.svelte")).default;
  await speak("en");
});

const press = (name: string): Promise<void> => fireEvent.click(screen.getByRole("button", { name })) as unknown as Promise<void>;

test("one press on Create makes a table with the usual answers", async () => {
  const { asked, made } = await show();
  await press("Create the table");
  await vi.waitFor(() => expect(made).toHaveBeenCalled());
  expect(asked).toEqual([
    {
      game: "small-world-underground",
      seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }],
      setup: { seats: 3, first: "random", coins: "hidden" },
      access: "private",
      pace: "live",
      on_timeout: "move",
      bot_after: 0,
      away_vote: null,
      take_back: "always",
    },
  ]);
  expect(api.start).not.toHaveBeenCalled();
});

test("the form speaks the game's words and gives what was chosen", async () => {
  const { asked } = await show();
  await fireEvent.click(screen.getByLabelText("4"));
  await fireEvent.change(screen.getByLabelText("First player"), { target: { value: "seat-4" } });
  await fireEvent.click(screen.getByLabelText("Open for all to see"));
  await fireEvent.click(screen.getByLabelText(/^Public/));
  await fireEvent.click(screen.getByLabelText(/^By correspondence/));
  await fireEvent.change(screen.getByLabelText("Time for a move"), { target: { value: "7" } });
  await fireEvent.click(screen.getByLabelText(/^A bot takes the seat/));
  await fireEvent.change(screen.getByLabelText("Player 3"), { target: { value: "bot:random" } });
  await press("Create the table");
  expect(asked[0]).toEqual({
    game: "small-world-underground",
    seats: [{ kind: "me" }, { kind: "open" }, { kind: "bot", bot: "random" }, { kind: "open" }],
    setup: { seats: 4, first: "seat-4", coins: "open" },
    access: "public",
    pace: "correspondence",
    days: 7,
    on_timeout: "seat",
    bot_after: 0,
    away_vote: null,
    take_back: "always",
  });
});

test("with bots in every other seat the game starts at once", async () => {
  const { made } = await show();
  for (const seat of ["Player 2", "Player 3"]) {
    await fireEvent.change(screen.getByLabelText(seat), { target: { value: "bot:greedy" } });
  }
  await press("Start the game");
  await vi.waitFor(() => expect(made).toHaveBeenCalledWith(expect.objectContaining({ status: "playing" })));
});

test("the reconstructed map is named when five play, and only then", async () => {
  await show();
  expect(screen.queryByRole("note")).toBeNull();
  await fireEvent.click(screen.getByLabelText("5"));
  expect(screen.getByRole("note").textContent).toContain("reconstructed");
});

test("what the server refuses is said next to the form", async () => {
  const { made } = await show();
  vi.spyOn(api, "create").mockRejectedValue(new Error("first: seat-4 does not exist"));
  await press("Create the table");
  await vi.waitFor(() => expect(screen.getByRole("alert").textContent).toContain("First: seat-4 does not exist"));
  expect(made).not.toHaveBeenCalled();
});

test("a content pack is chosen by its name, and the standard one says that it is reconstructed", async () => {
  const { asked, made } = await show(withPacks("our-copy"));
  const select = screen.getByLabelText<HTMLSelectElement>("Content");
  expect([...select.options].map((option) => option.text)).toEqual([expect.stringMatching(/reconstructed/u), "our-copy"]);
  expect(screen.queryByText(/packs\/auztralia/u)).toBeNull();
  expect(screen.getByText(/^Port sites, cards/u)).toBeTruthy();
  await fireEvent.change(select, { target: { value: "our-copy" } });
  expect(screen.queryByText(/^Port sites, cards/u)).toBeNull();
  await press("Create the table");
  await vi.waitFor(() => expect(made).toHaveBeenCalled());
  expect(asked[0]?.setup).toMatchObject({ pack: "our-copy" });
});

test("without packs the form says where they go, and there is nothing to choose", async () => {
  const { asked, made } = await show(withPacks());
  expect(screen.queryByLabelText("Content")).toBeNull();
  expect(screen.getByText(/partly reconstructed/u)).toBeTruthy();
  expect(screen.getByText(/folder packs\/.*auztralia/u)).toBeTruthy();
  await press("Create the table");
  await vi.waitFor(() => expect(made).toHaveBeenCalled());
  expect(asked[0]?.setup).toMatchObject({ pack: "standard" });
});

test("several people at this screen have a seat and a name each, and the game begins at once", async () => {
  const { asked, made } = await show();
  await fireEvent.click(screen.getByRole("radio", { name: /Hot seat/ }));
  await fireEvent.input(screen.getByLabelText("Name of player 2"), { target: { value: "Ben" } });
  await fireEvent.click(screen.getByRole("radio", { name: "4" }));
  await press("Start the game");
  await vi.waitFor(() => expect(made).toHaveBeenCalled());
  expect(asked[0]?.hot_seat).toBe(true);
  expect(asked[0]?.seats).toEqual(["Player 1", "Ben", "Player 3", "Player 4"].map((label) => ({ kind: "me", label })));
});

test("back to a screen for each, the others are invited again", async () => {
  const { asked } = await show();
  await fireEvent.click(screen.getByRole("radio", { name: /Hot seat/ }));
  await fireEvent.click(screen.getByRole("radio", { name: /A screen for each/ }));
  await press("Create the table");
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.hot_seat).toBeUndefined();
  expect(asked[0]?.seats).toEqual([{ kind: "me" }, { kind: "open" }, { kind: "open" }]);
});
