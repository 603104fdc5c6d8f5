import { FluentBundle, FluentResource } from "@fluent/bundle";
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import type { Component } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";

import { api } from "$lib/api";
import type { GameInfo, NewTable, PlayerInfo, TableInfo } from "$lib/schema";
import { session } from "$lib/session.svelte";
import { GameWords, speak } from "$lib/words";
import type { LobbyGame } from "../../src/lobby/games";
import type { freeRoles as FreeRoles, placesFor as PlacesFor } from "../../src/lobby/places";

type Parts = Record<"NewTableForm" | "QuickStart" | "WaitingSeats" | "Seats" | "InvitePanel", Component<Record<string, unknown>>>;
let parts: Parts;
let freeRoles: typeof FreeRoles;
let placesFor: typeof PlacesFor;

const NIGHT = { any_of: [[{ field: "mode", values: ["night"] }]] };
const INFO: GameInfo = {
  id: "troll-bridge",
  rules: 1,
  seat_range: [2, 4],
  together: false, first_setups: [], lesson: false,
  setup: [
    {
      name: "mode",
      kind: "choice",
      default: "day",
      values: ["day", "night"],
      low: null,
      high: null,
      per_seat: false,
      many: false,
      distinct: false,
      only: { day: { any_of: [[{ field: "seats", values: [2, 3] }]] } },
      when: null,
    },
  ],
  notes: {},
  roles: [{ name: "old-troll", when: NIGHT }],
  bots: [{ name: "greedy", rating: null }, { name: "random", rating: null }],
  verbs: {},
  events: {},
  names: {},
};

const TEXTS = `
game = Troll Bridge
setup-seats = Players
setup-mode = Hour
setup-mode-day = Day
setup-mode-night = Night
role-old-troll = the old troll
`;

function words(): GameWords {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(TEXTS));
  return new GameWords(() => bundle, INFO, () => []);
}
const GAME = (): LobbyGame => ({ info: INFO, words: words() });

const person = (name: string): PlayerInfo => ({ name, kind: "person", bot: null, away: false, role: "", colour: 0, bot_from: null, guest: false });
const open = (role = "", name: string | null = null): PlayerInfo => ({ name, kind: "open", bot: null, away: false, role, colour: 0, bot_from: null, guest: false });
const bot = (role = ""): PlayerInfo => ({ name: null, kind: "bot", bot: "greedy", away: false, role, colour: 0, bot_from: null, guest: false });

function table(rest: Partial<TableInfo>): TableInfo {
  return { id: "t", game: "troll-bridge", status: "open", setup: { seats: 3, mode: "night" }, players: [], you: null, yours: [], owner: false, hot_seat: false, result: null, ...rest } as TableInfo;
}

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  // The settings look at the screen as they are loaded, so this comes after the set-up of the tests.
  const [form, quick, waiting, seats, invite] = await Promise.all([
    import("../../src/lobby/NewTableForm.svelte"),
    import("../../src/lobby/QuickStart.svelte"),
    import("../../src/lobby/WaitingSeats.svelte"),
    import("../../src/lobby/Seats.svelte"),
    import("../../src/lobby/InvitePanel.svelte"),
  ]);
  parts = { NewTableForm: form.default, QuickStart: quick.default, WaitingSeats: waiting.default, Seats: seats.default, InvitePanel: invite.default } as unknown as Parts;
  ({ freeRoles, placesFor } = await import("../../src/lobby/places"));
  await speak("en");
  session.set({ you: { id: 1, name: "Ana", kind: "person", host: false, language: null }, local: false, first: false, address: null });
});

function listenForTables(): NewTable[] {
  const asked: NewTable[] = [];
  vi.spyOn(api, "create").mockImplementation(async (request) => {
    asked.push(request as NewTable);
    return { id: "abc" } as TableInfo;
  });
  vi.spyOn(api, "start").mockResolvedValue({ table: table({ id: "abc" }), view: null, reset: true, events: [], lesson: null });
  return asked;
}

test("the form of a new table says which seat has a role, and whoever makes it can sit down there", async () => {
  const asked = listenForTables();
  render(parts.NewTableForm, { game: GAME(), onmade: vi.fn() });
  expect(screen.queryByText("the old troll")).toBeNull();
  await fireEvent.click(screen.getByLabelText("Night"));
  await fireEvent.change(screen.getByLabelText(/^Player 3 the old troll/u), { target: { value: "me" } });
  await fireEvent.click(screen.getByRole("button", { name: "Create the table" }));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.seats).toEqual([{ kind: "open" }, { kind: "open" }, { kind: "me" }]);
});

test("a number of players that closes the usual mode opens the next one, with its role", async () => {
  const asked = listenForTables();
  render(parts.NewTableForm, { game: GAME(), onmade: vi.fn() });
  await fireEvent.click(screen.getByLabelText("4"));
  expect(screen.getByText("the old troll")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Create the table" }));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.setup).toEqual({ seats: 4, mode: "night" });
});

test("against bots one may choose to play the role", async () => {
  const asked = listenForTables();
  render(parts.QuickStart, { game: GAME(), onback: vi.fn() });
  expect(screen.queryByText("Play as")).toBeNull(); // by day there is none
  await fireEvent.click(screen.getByLabelText("3"));
  expect(screen.getByLabelText<HTMLInputElement>("a player").checked).toBe(true);
  await fireEvent.click(screen.getByLabelText("the old troll"));
  await fireEvent.click(screen.getByRole("button", { name: "Start" }));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.seats?.map((wish) => wish.kind)).toEqual(["bot", "bot", "bot", "me"]);
});

const handlers = (): Record<"onsit" | "onmove" | "onseat" | "onanswer", ReturnType<typeof vi.fn>> => ({ onsit: vi.fn(), onmove: vi.fn(), onseat: vi.fn(), onanswer: vi.fn() });

function rows(info: TableInfo, on: object): HTMLElement[] {
  render(parts.WaitingSeats, { info, game: GAME(), busy: false, ...on });
  return screen.getAllByRole("listitem");
}

test("in the waiting room a seat says its role, and one who comes chooses a seat", async () => {
  const on = handlers();
  const info = table({ players: [person("Ben"), open("", "Cyd"), open("old-troll")] });
  const [ben, cyd, troll] = rows(info, on) as [HTMLElement, HTMLElement, HTMLElement];
  expect(within(troll).getByText("the old troll")).toBeTruthy();
  expect(within(ben).queryByText("the old troll")).toBeNull();
  for (const taken of [ben, cyd]) expect(within(taken).queryByRole("button")).toBeNull();
  await fireEvent.click(within(troll).getByRole("button", { name: "Sit here: seat 3" }));
  expect(on.onsit).toHaveBeenCalledWith(2);
});

test("who may not sit down, and a table without roles, has one button for all", () => {
  rows(table({ players: [person("Ben"), open("old-troll")] }), { ...handlers(), onsit: null });
  rows(table({ players: [person("Ben"), open()] }), handlers());
  expect(screen.queryByRole("button", { name: /Sit here/u })).toBeNull();
});

test("who sits there can move to a free seat or change places with a bot", async () => {
  const on = handlers();
  const info = table({ players: [person("Ana"), open(), bot("old-troll"), person("Ben"), open("", "Cyd")], you: 0, yours: [0] });
  rows(info, on);
  const select = screen.getByLabelText<HTMLSelectElement>("Another place for seat 1");
  expect([...select.options].map((option) => option.text)).toEqual(["Change seat", "Seat 2: Free seat", "Seat 3, the old troll: Greedy bot 3"]);
  await fireEvent.change(select, { target: { value: "2" } });
  expect(on.onmove).toHaveBeenCalledWith(0, 2);
  expect(on.onseat).not.toHaveBeenCalled();
});

test("several at one screen change places with each other, and never with anybody else", () => {
  expect(placesFor({ players: [person("Ana"), person("Ben"), person("Cyd")], yours: [0, 1] }, 0)).toEqual([1]);
  expect(placesFor({ players: [person("Ana"), person("Ben")], yours: [0] }, 0)).toEqual([]);
});

test("the invitation says which roles are free", () => {
  expect(freeRoles({ players: [person("Ana"), open(), open()] }, words())).toBe("");
  expect(freeRoles({ players: [person("Ana"), open(), open("", "Cyd"), open("old-troll")] }, words())).toBe("1 player and the old troll");
  expect(freeRoles({ players: [open(), open(), bot("old-troll")] }, words())).toBe("2 players");
  render(parts.InvitePanel, { info: table({ players: [] }), invitation: "abc", free: "the old troll" });
  expect(screen.getByText("Still free: the old troll.")).toBeTruthy();
});

test("lists of tables show the role beside the name", () => {
  const players = [person("Ana"), open(), { ...person("Ben"), role: "old-troll" }];
  render(parts.Seats, { table: table({ players, you: 0, yours: [0] }), roleOf: (role: string) => words().role(role) });
  expect(screen.getAllByRole("listitem").map((item) => item.textContent?.trim())).toEqual(["You", "Free seat", "Ben (the old troll)"]);
});
