import { beforeAll, describe, expect, it } from "vitest";

import type { EventView } from "$lib/schema";
import { arrowOf } from "../../src/games/auztralia/board/arrows";
import { combatOf, recent, rowsThen, stepsOf, worthTelling } from "../../src/games/auztralia/news";
import type { AuztraliaView } from "../../src/games/auztralia/view";
import type { Play } from "../../src/table/game";
import { drawStandard } from "./az-tables";

beforeAll(() => drawStandard());

const EVENTS: Record<string, string> = {
  turn: "seat space",
  moved: "foe from-hex to-hex",
  awakened: "space",
  revelation: "card revelation",
  combat: "seat hex",
  "combat-card": "seat number",
  wounded: "foe hex number seat",
  destroyed: "seat foe number",
  defeated: "seat",
  withdrew: "seat who",
  "combat-over": "seat hex",
};

const told = (text: string): EventView => {
  const [kind = "", ...args] = text.split(" ");
  return { kind, args: args.map((arg) => (/^\d+$/.test(arg) ? Number(arg) : arg)) };
};

function table(log: string[], doing = "", you: number | null = 0): Play {
  const named = (_: string, kind: string, args: readonly unknown[]): Record<string, unknown> =>
    Object.fromEntries((EVENTS[kind] ?? "").split(" ").map((name, at) => [name, args[at]]));
  return { log: log.map(told), you, view: { view: { doing } }, words: { named } } as unknown as Play;
}

const kinds = (play: Play): string[] => recent(play).map(({ kind }) => kind);

describe("what has happened since I last chose", () => {
  const log = ["turn 0 4", "time 0 2 6", "awakened 23", "moved zombie a1 a2", "turn 1 5", "rail 1 b2 b3", "turn 0 6"];

  it("stays until I begin to act", () => {
    expect(kinds(table(log))).toEqual(["time", "awakened", "moved", "turn", "rail", "turn"]);
    expect(kinds(table(log, "mine"))).toEqual([]);
    expect(kinds(table([...log, "dug 0 b2 coal 3"]))).toEqual(["dug"]);
  });

  it("is for one who looks on what came in the last turn", () => {
    expect(kinds(table(log, "", null))).toEqual(["rail", "turn"]);
  });

  it("leaves out what the board shows by itself", () => {
    const entries = recent(table(["turn 0 4", "revelation r1 reveal", "moved zombie a1 a2", "turn 0 5"]));
    expect(worthTelling(entries).map(({ kind }) => kind)).toEqual(["revelation"]);
  });
});

describe("the steps of the Old Ones", () => {
  it("age with every activation", () => {
    const log = ["awakened 23", "moved zombie a1 a2", "awakened 24", "moved zombie a2 a3", "moved mi-go c1 c2"];
    expect(stepsOf(recent(table(log)))).toEqual([
      { foe: "zombie", from: "a1", to: "a2", age: 1 },
      { foe: "zombie", from: "a2", to: "a3", age: 0 },
      { foe: "mi-go", from: "c1", to: "c2", age: 0 },
    ]);
  });

  it("are bent, so that there and back lie apart", () => {
    const there = arrowOf([0, 0], [100, 0]);
    const back = arrowOf([100, 0], [0, 0]);
    expect(there.shaft).toBe("M20 0Q50 16 80 0");
    expect(back.shaft).toBe("M80 0Q50 -16 20 0");
  });
});

describe("a combat", () => {
  const begun = ["turn 0 4", "combat 0 h5", "combat-card 0 7", "wounded zombie h5 1 0"];

  it("goes on until it is over, and tells what the last card brought", () => {
    const combat = combatOf(recent(table([...begun, "combat-card 0 9", "destroyed 0 zombie 2"])));
    expect(combat).toMatchObject({ seat: 0, hex: "h5", card: 9, fallen: ["zombie"], end: null });
    expect(combat?.entries.map(({ kind }) => kind)).toEqual(["destroyed"]);
  });

  it("is won, lost or left", () => {
    const end = (...more: string[]): unknown => combatOf(recent(table([...begun, ...more, "combat-over 0 h5"])))?.end;
    expect(end("destroyed 0 zombie 2")).toBe("won");
    expect(end("defeated 0")).toBe("defeated");
    expect(end("withdrew 0 all")).toBe("withdrew");
    expect(end("withdrew 0 airships", "destroyed 0 zombie 2")).toBe("won");
  });

  it("keeps the rows of those whom the card has felled", () => {
    const combat = combatOf(recent(table([...begun, "destroyed 0 zombie 2", "combat-over 0 h5"])));
    const world = { hexes: [{ id: "h5", tiles: [{ level: 1, kind: "temple" }] }] } as unknown as AuztraliaView;
    expect(combat && rowsThen(combat, world).map(({ kind }) => kind).sort()).toEqual(["temple", "zombie"]);
  });

  it("is nothing where there was none", () => {
    expect(combatOf(recent(table(["turn 0 4"])))).toBeNull();
  });
});
