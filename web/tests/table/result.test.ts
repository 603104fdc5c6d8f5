import { FluentBundle } from "@fluent/bundle";
import { render, screen } from "@testing-library/svelte";
import type { Component } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";

import { GameWords, speak } from "$lib/words";

let ResultBox: Component<Record<string, unknown>>;

beforeAll(async () => {
  ResultBox = (await import("../../src/table/ResultBox.svelte")).default as unknown as typeof ResultBox;
  await speak("en");
});

/** A game that Ana has won; whether another can be played on what it has left. */
function play(sequel: boolean, ui: unknown = null): unknown {
  return {
    players: [{ seat: 0, name: "Ana", kind: "person", away: false, botFrom: null, guest: false, role: "", colour: 0 }],
    words: new GameWords(() => new FluentBundle("en"), { verbs: {}, events: {}, names: {} }, () => ["Ana"]),
    view: { ask: null, result: { winners: [0], scores: [3], reason: "done" }, sequel },
    info: { hot_seat: false },
    you: 0,
    ui,
  };
}

const buttons = (): (string | undefined)[] => screen.getAllByRole("button").map((button) => button.textContent?.trim());

test("the result offers the sequel beside the rematch", () => {
  const onsequel = vi.fn();
  render(ResultBox, { play: play(true), onrematch: () => undefined, onsequel });
  expect(buttons()).toEqual(["Rematch", "Play on from here"]);
  screen.getByRole("button", { name: "Play on from here" }).click();
  expect(onsequel).toHaveBeenCalledOnce();
});

test("a game names its sequel", () => {
  render(ResultBox, { play: play(true, { sequel: () => "The second wave" }), onsequel: () => undefined, onrematch: () => undefined });
  expect(buttons()).toEqual(["Rematch", "The second wave"]);
});

test("no sequel is offered where the game leaves nothing, or to who only looks on", () => {
  render(ResultBox, { play: play(false), onrematch: () => undefined, onsequel: () => undefined });
  expect(buttons()).toEqual(["Rematch"]);
  document.body.replaceChildren();
  render(ResultBox, { play: play(true), onreplay: () => undefined });
  expect(buttons()).toEqual(["Watch the replay"]);
});
