import { FluentBundle, FluentResource } from "@fluent/bundle";
import { render, screen } from "@testing-library/svelte";
import type { Component } from "svelte";
import { beforeAll, expect, test } from "vitest";

import { GameWords, speak } from "$lib/words";
import Nothing from "./Nothing.svelte";

let parts: Record<"Players" | "PlayerStrip" | "ResultBox", Component<Record<string, unknown>>>;

beforeAll(async () => {
  const [players, strip, result] = await Promise.all([
    import("../../src/table/frame/Players.svelte"),
    import("../../src/table/frame/PlayerStrip.svelte"),
    import("../../src/table/ResultBox.svelte"),
  ]);
  parts = { Players: players.default, PlayerStrip: strip.default, ResultBox: result.default } as unknown as typeof parts;
  await speak("en");
});

/** Ana, Ben and Cyd, who is the troll; the winners are given. */
function play(winners: number[]): unknown {
  const names = ["Ana", "Ben", "Cyd"];
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource("role-old-troll = the old troll"));
  return {
    hasBot: () => false,
    players: names.map((name, seat) => ({ seat, name, kind: "person", away: false, role: seat === 2 ? "old-troll" : "" })),
    words: new GameWords(() => bundle, { verbs: {}, events: {}, names: {} }, () => names),
    view: { ask: null, result: { winners, scores: [3, 2, 5], reason: "done" } },
    info: { hot_seat: false },
    you: 0,
    mayTake: () => false,
  };
}

test("the result names the role of a seat, and of a winner", () => {
  render(parts.ResultBox, { play: play([2]) });
  expect(screen.getByRole("heading").textContent).toContain("Cyd (the old troll)");
  const names = screen.getAllByRole("listitem").map((item) => item.querySelector(".name")?.textContent);
  expect(names).toEqual(["Cyd (the old troll)", expect.stringMatching(/^Ana/u), "Ben"]);
});

test("the panels and the strip of players name the role", () => {
  render(parts.Players, { play: play([]), ui: { Panel: Nothing } });
  expect(screen.getAllByRole("listitem").map((item) => item.textContent?.includes("the old troll"))).toEqual([false, false, true]);
  const { container } = render(parts.PlayerStrip, { play: play([]), onopen: () => undefined });
  expect([...container.querySelectorAll(".player")].map((each) => each.textContent?.includes("the old troll"))).toEqual([false, false, true]);
});
