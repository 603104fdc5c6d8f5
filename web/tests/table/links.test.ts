import { FluentBundle, FluentResource } from "@fluent/bundle";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import { GameWords, speak } from "$lib/words";
import ChatPane from "../../src/table/ChatPane.svelte";
import { lexiconOf, linked, patternOf } from "../../src/table/links";
import type { LiveTable } from "../../src/table/table.svelte";

const TEXTS = `
land = { $id }
field-shown = field { $number }
spell-fire = Fire
spell-fire-text = It burns.
spell-wall-of-fire = Wall of Fire
spell-wall-of-fire-text = It burns all along.
spell-odd = What-so-ever (is) / *this*?
spell-odd-text = Odd.
colour-red = Red Hot
tile-bog = Deep Bog
card = A card
`;

const names = { spell: ["fire", "wall-of-fire", "odd", "nameless"], colour: ["red"], tile: ["bog"] };
const targets = ["land:A5", "land:A10", "field:f07", "piece:A5:town", "card:2", "fear"];

function words(): GameWords {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(TEXTS));
  return new GameWords(() => bundle, { verbs: {}, events: {}, names }, () => []);
}

/** What is linked in a text: `written=kind:id`. */
function links(text: string): string[] {
  const lexicon = lexiconOf({ words: words(), names, carded: ["tile"], targets });
  const parts = linked(text, lexicon, patternOf(lexicon));
  expect(parts.map((part) => (typeof part === "string" ? part : part.text)).join("")).toBe(text);
  return parts.flatMap((part) => (typeof part === "string" ? [] : [`${part.text}=${part.kind}:${part.id}`]));
}

describe("the names in a line of chat", () => {
  it("are cards with a text, and kinds that have cards", () => {
    expect(links("Play wall of fire, then deep bog!")).toEqual(["wall of fire=spell:wall-of-fire", "deep bog=tile:bog"]);
    expect(links("Red Hot, nameless, A card 2")).toEqual([]);
  });

  it("are found longest first", () => {
    expect(links("Wall of Fire or Fire")).toEqual(["Wall of Fire=spell:wall-of-fire", "Fire=spell:fire"]);
  });

  it("are whole words", () => {
    expect(links("Fireside, misFire, A55, BA5, éFire")).toEqual([]);
    expect(links("(Fire) A5-A10.")).toEqual(["Fire=spell:fire", "A5=land:A5", "A10=land:A10"]);
  });

  it("are one plain word only as it is printed", () => {
    expect(links("the fire burns")).toEqual([]);
  });

  it("are places by what they are called and by their ids", () => {
    expect(links("a5, field 7 and F07; 7 times")).toEqual(["a5=land:A5", "field 7=field:f07", "F07=field:f07"]);
  });

  it("may have any signs in them", () => {
    expect(links("What is this? So: what-so-ever (is) / *this*?")).toEqual(["what-so-ever (is) / *this*?=spell:odd"]);
  });

  it("are none where nothing is known", () => {
    expect(linked("Fire", new Map(), patternOf(new Map()))).toEqual(["Fire"]);
  });
});

describe("the chat", () => {
  beforeAll(() => speak("en"));
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
  });

  function show(text: string): { open: ReturnType<typeof vi.fn>; onplace: ReturnType<typeof vi.fn> } {
    const board = document.createElement("div");
    board.dataset.target = "land:A5";
    document.body.append(board);
    const open = vi.fn();
    const onplace = vi.fn();
    const chat = [{ type: "chat", number: 1, name: "Ana", seat: 0, text, at: 0 }];
    const table = { chat, ready: true, words: words(), gameInfo: { names }, ui: {}, info: { you: 0 }, open } as unknown as LiveTable;
    render(ChatPane, { table, onplace });
    return { open, onplace };
  }

  it("opens a card and shows a place", async () => {
    const { open, onplace } = show("Wall of Fire on A5");
    await fireEvent.click(await screen.findByRole("button", { name: "Wall of Fire" }));
    expect(open).toHaveBeenCalledWith({ kind: "spell", name: "wall-of-fire" });
    await fireEvent.click(screen.getByRole("button", { name: "A5" }));
    expect(onplace).toHaveBeenCalledWith("land:A5");
  });

  it("takes markup for text", async () => {
    show("<img src=x onerror=alert(1)><b>Fire</b>");
    await screen.findByRole("button", { name: "Fire" });
    const log = screen.getByRole("log");
    expect(log.querySelector("img")).toBeNull();
    expect(log.textContent).toContain("<img src=x onerror=alert(1)><b>Fire</b>");
  });
});
