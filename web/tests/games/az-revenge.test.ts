/** Revenge of the Old Ones: where its targets lie, what is laid out, what is told of it. */
import { render } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";

import type { EventView } from "$lib/schema";
import { thingsOn } from "../../src/games/auztralia/board/places";
import { motions } from "../../src/games/auztralia/motions";
import { combatOf, rowsThen, worthTelling, type LogEntry } from "../../src/games/auztralia/news";
import { inMarket, whyOf } from "../../src/games/auztralia/options";
import Terms from "../../src/games/auztralia/revenge/Terms.svelte";
import { byKind, laidOut } from "../../src/games/auztralia/revenge/laid";
import { mythosOf } from "../../src/games/auztralia/tables";
import { isDark, type AuztraliaView, type FightView, type TileView } from "../../src/games/auztralia/view";
import { speak } from "../../src/lib/words";
import type { Play } from "../../src/table/game";
import { drawStandard, option } from "./az-tables";

beforeAll(async () => {
  await speak("en");
  await drawStandard();
});


const tile = (kind: string, level: number, vp: number, secret = false): TileView => ({ kind, level, vp, capacity: 3, secret });

function world(about: Partial<AuztraliaView> = {}): AuztraliaView {
  const trophies = [tile("zombie", 1, 0), tile("shoggoth", 2, 5)];
  const players = [{ tiles: [], port: "k4" }, { tiles: trophies, port: "c8" }];
  return { hexes: [], players, dark: { seat: 2 }, fight: null, token_kind: "zombie", ...about } as unknown as AuztraliaView;
}

describe("a target of the expansion", () => {
  it("is an outpost among the units for sale", () => {
    expect(inMarket("unit:outpost")).toBe(true);
  });

  it("tells what to ask why for", () => {
    expect(whyOf("action:summon")).toBe("summon");
    expect(whyOf("mythos:dagon")).toBe("mythos dagon");
  });
});

describe("what is laid out", () => {
  const asked = (...texts: string[]) => laidOut(world(), texts.map(option));

  it("are the cards that were drawn, or played before", () => {
    expect(asked("draw dagon @ mythos:dagon", "draw gugs @ mythos:gugs")).toEqual({
      verb: "draw",
      laid: [
        { target: "mythos:dagon", thing: { what: "mythos", id: "dagon" } },
        { target: "mythos:gugs", thing: { what: "mythos", id: "gugs" } },
      ],
    });
    expect(asked("regain dagon @ mythos:dagon")?.verb).toBe("regain");
  });

  it("are characters and tiles of others, each with its owner", () => {
    expect(asked("slay 0 bones @ prey:0:bones")?.laid).toEqual([{ target: "prey:0:bones", thing: { what: "character", name: "bones", seat: 0 } }]);
    const taken = asked("reclaim 1 zombie 1 @ trophy:1:1", "reclaim 1 shoggoth 2 @ trophy:1:2")?.laid;
    expect(taken?.map(({ target: at }) => at)).toEqual(["trophy:1:1", "trophy:1:2"]);
    expect(taken?.[1]?.thing).toMatchObject({ what: "tile", seat: 1, tile: { kind: "shoggoth", vp: 5 } });
  });

  it("is nothing where options point elsewhere", () => {
    expect(asked("place @ action:place", "move @ action:move", "mythos dagon @ mythos:dagon")).toBeNull();
  });
});

describe("the Old One player's tiles", () => {
  it("lie together by kinds, the most valuable first", () => {
    const some = [tile("zombie", 1, 1), tile("cthulhu", 3, 12), tile("zombie", 1, 2), tile("blank", 1, 0)];
    expect(byKind(some)).toEqual([
      { kind: "cthulhu", n: 1, vp: 12 },
      { kind: "zombie", n: 2, vp: 3 },
      { kind: "blank", n: 1, vp: 0 },
    ]);
  });

  it("belong to a seat", () => {
    expect(isDark(world(), 2)).toBe(true);
    expect(isDark(world(), 1)).toBe(false);
    expect(isDark(world({ dark: null }), null)).toBe(false);
  });
});

it("knows what is printed on a Mythos card of either deck", () => {
  expect(mythosOf("star-spawn")).toMatchObject({ combat: true, time: 2 });
  expect(mythosOf("solo-ghoul")).toMatchObject({ level: 2, pending: "infantry" });
  expect(mythosOf("nobody")).toBeNull();
});

it("puts an outpost on its hex beside who has come there", () => {
  expect(thingsOn({ id: "g5", outpost: 1, tiles: [{ level: 1, kind: "zombie" }] }).map(({ what }) => what)).toEqual(["outpost", "tile"]);
});

const entry = (kind: string, about: Record<string, unknown> = {}): LogEntry => ({ event: { kind, args: [] }, kind, about });

describe("what is told", () => {
  const combat = (...course: LogEntry[]) => combatOf([entry("combat", { seat: 0, hex: "g5" }), ...course, entry("combat-over")]);

  it("ends with an outpost lost, even where all else were a defeat", () => {
    expect(combat(entry("outpost-lost"), entry("defeated"))?.end).toBe("outpost");
  });

  it("ends with a token that was taken from no Old One", () => {
    expect(combat(entry("combat-card", { number: 3 }), entry("token-taken"))?.end).toBe("token");
    expect(combat(entry("destroyed", { foe: "zombie" }), entry("token-taken"))?.end).toBe("won");
  });

  it("has the zombies' row for a token that fights", () => {
    const fight = { place: "token", hex: "g5" } as unknown as AuztraliaView["fight"];
    const now = combatOf([entry("combat", { seat: 0, hex: "g5" }), entry("combat-card", { number: 3 })]);
    expect(now && rowsThen(now, world({ fight })).map(({ kind }) => kind)).toEqual(["zombie"]);
    expect(now && rowsThen(now, world())).toEqual([]);
  });

  it("is no news to who has done it", () => {
    const entries = [entry("mythos"), entry("blighted"), entry("time")];
    expect(worthTelling(entries).map(({ kind }) => kind)).toEqual(["mythos", "blighted"]);
    expect(worthTelling(entries, true).map(({ kind }) => kind)).toEqual(["blighted"]);
  });
});

describe("what flies", () => {
  const names: Record<string, string[]> = { placed: ["hex", "number"], "token-taken": ["seat", "hex"], mythos: ["mythos"], "outpost-lost": ["seat", "hex"] };
  const play = (dark: AuztraliaView["dark"]): Play => {
    const named = (_: string, kind: string, args: readonly unknown[]) =>
      Object.fromEntries((names[kind] ?? []).map((name, at) => [name, args[at]]));
    return { view: { view: world({ dark }) }, words: { named } } as unknown as Play;
  };
  const seated = { seat: 2 } as AuztraliaView["dark"];
  const flown = (event: EventView, dark = seated) => motions(event, play(dark)).map(({ from, to, about }) => [from, to, about.name]);

  it("comes from who plays the Old Ones, or from the middle where nobody does", () => {
    expect(flown({ kind: "placed", args: ["g5", 2] })).toEqual([["seat:2", "hex:g5", "unknown"]]);
    expect(flown({ kind: "mythos", args: ["dagon"] })).toEqual([["seat:2", "board", "mythos"]]);
    expect(flown({ kind: "mythos", args: ["solo-dagon"] }, null)).toEqual([["board", "board", "mythos"]]);
  });

  it("goes to who takes a token, and falls where an outpost was", () => {
    expect(flown({ kind: "token-taken", args: [1, "g5"] })).toEqual([["hex:g5", "seat:1", "rebirth"]]);
    expect(flown({ kind: "outpost-lost", args: [0, "g5"] })).toEqual([["hex:g5", "hex:g5", "outpost"]]);
  });
});

describe("what holds in a fight", () => {
  const fight = (about: Partial<FightView> = {}): FightView => ({ bound: false, shield: 0, ...about }) as FightView;
  const said = (you: number, seats: number[], about: Partial<FightView> = {}): string => {
    const play = { you, view: { view: world(), ask: { prompt: "interrupt", about: {}, seats, options: [] } } } as unknown as Play;
    return render(Terms, { play, fight: fight(about) }).container.textContent.trim();
  };

  it("is told until the next card", () => {
    expect(said(0, [0], { bound: true, shield: 1 })).toBe("Nobody withdraws before the next card.Each Old One takes 1 hit less from the next card.");
    expect(said(0, [0])).toBe("");
  });

  it("is to others that the Old Ones may act, and to these no more than their own question", () => {
    expect(said(0, [2])).toBe("The Old Ones may act before the next card.");
    expect(said(2, [2])).toBe("");
  });
});
