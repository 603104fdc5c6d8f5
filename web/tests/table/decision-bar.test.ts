import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, test, vi } from "vitest";

import type { MatchView, OptionView } from "$lib/schema";
import { speak } from "$lib/words";
import { Decision } from "../../src/table/decision";
import DecisionBar from "../../src/table/DecisionBar.svelte";
import Nothing from "./Nothing.svelte";
import { option, rules, viewWith, wordsOfDots } from "./samples";

beforeAll(() => speak("en"));

interface Fake {
  view: MatchView;
  pick: ReturnType<typeof vi.fn>;
  back: ReturnType<typeof vi.fn>;
}

function bar(view: MatchView, more: Record<string, unknown> = {}): Fake {
  const decision = new Decision(rules, view);
  const table = {
    view,
    decision,
    words: wordsOfDots(),
    players: [{ name: "Ana" }, { name: "Ben" }],
    hasBot: () => false,
    you: view.seat,
    pointed: null,
    confirming: null,
    chosen: null,
    hand: { held: null, takes: () => false },
    busy: false,
    behind: 0,
    deadline: null,
    info: { pace: "live" },
    options: (target: string) => decision.options(target),
    more: () => [],
    pick: vi.fn(),
    back: vi.fn(),
    warning: () => "The die is rolled.",
    ...more,
  };
  render(DecisionBar, { props: { table, ui: { Mine: Nothing }, onresult: vi.fn() } as never });
  return table as unknown as Fake;
}

const labels = (): string[] => screen.getAllByRole("button").map((each) => each.textContent?.trim() ?? "");

describe("the decision bar", () => {
  test("says what is asked, in words", () => {
    bar(viewWith([option("wait")]));
    expect(screen.getByText("Act with 3.")).toBeTruthy();
  });

  test("has a button for each option that points nowhere, and Done rightmost", () => {
    bar(viewWith([option("done"), option("wait"), option("roll"), option("mark a")]));
    expect(labels()).toEqual(["Wait", "Roll", "Done"]);
  });

  test("picks what is pressed", async () => {
    const table = bar(viewWith([option("wait"), option("done")]));
    await fireEvent.click(screen.getByText("Done"));
    expect((table.pick.mock.calls[0]?.[0] as OptionView).text).toBe("done");
  });

  test("shows what the pointed option would cost", () => {
    bar(viewWith([option("mark a", { cost: 5 })]), { pointed: "dot:a" });
    expect(screen.getByText("Mark dot a (costs 5)")).toBeTruthy();
  });

  test("asks again with the reason", async () => {
    const roll = option("roll");
    const table = bar(viewWith([roll, option("done")]), { confirming: roll });
    expect(labels()).toEqual(["Back", "Yes, do it"]);
    expect(screen.getByText("Roll?")).toBeTruthy();
    expect(screen.getByText("The die is rolled.")).toBeTruthy();
    await fireEvent.click(screen.getByText("Yes, do it"));
    expect(table.pick).toHaveBeenCalledWith(roll, true);
  });

  test("shows the options of a chosen place", () => {
    bar(viewWith([option("mark a"), option("lift a 4"), option("done")]), { chosen: "dot:a" });
    expect(labels()).toEqual(["Mark dot a", "Lift 4 from dot a", "Back"]);
  });

  test("what else the last place offers stands among the buttons", () => {
    const all = option("lift a 4");
    bar(viewWith([option("lift a 1"), all, option("done")]), { more: () => [all] });
    expect(labels()).toEqual(["Lift 4 from dot a", "Done"]);
  });

  test("while a pick is on its way nothing can be pressed", () => {
    bar(viewWith([option("wait"), option("done")]), { busy: true });
    expect(screen.getAllByRole("button").every((each) => (each as HTMLButtonElement).disabled)).toBe(true);
  });

  test("tells what is left to do, by the game's own words or by how many more", () => {
    const view = viewWith([option("mark a")]);
    const ask = { prompt: "act", about: { tokens: 3, more: 2 }, seats: [0], options: view.ask?.options ?? [] };
    bar({ ...view, ask });
    expect(screen.getByText("2 more")).toBeTruthy();
    cleanup();
    bar({ ...view, ask: { ...ask, prompt: "paint" } });
    expect(screen.getByText("3 pots left")).toBeTruthy();
  });

  test("while something is held it can be put back, and the question stays", async () => {
    const table = bar(viewWith([option("mark a"), option("done")]), { hand: { held: "dot:a", takes: () => true } });
    expect(labels()).toEqual(["Put it back", "Done"]);
    expect(screen.getByText("Act with 3.")).toBeTruthy();
    await fireEvent.click(screen.getByText("Put it back"));
    expect(table.back).toHaveBeenCalled();
  });

  test("says that a thing and its place are chosen", () => {
    bar(viewWith([option("push a b"), option("push a c")]));
    expect(screen.getByText(/^Take up what glows/)).toBeTruthy();
  });

  test("says of what can be taken up that it can be", () => {
    bar(viewWith([option("mark a")]), { pointed: "dot:z", hand: { held: null, takes: (target: string) => target === "dot:z" } });
    expect(screen.getByText(/^Take it up/)).toBeTruthy();
  });

  test("says whom the table waits for when others are asked", () => {
    const view = { ...viewWith([]), ask: { prompt: "act", about: {}, seats: [1], options: [] } };
    bar(view);
    expect(screen.getByText("Ben is choosing…")).toBeTruthy();
    expect(screen.queryAllByRole("button")).toEqual([]);
  });

  test("a game that was ended before its time asks nothing more", () => {
    bar(viewWith([option("wait"), option("done")]), { ended: true, id: "t1" });
    expect(screen.getByText("The game was ended")).toBeTruthy();
    expect(screen.queryAllByRole("button")).toEqual([]);
  });

  test("at the end it offers the result", () => {
    bar({ ...viewWith([]), ask: null, result: { winners: [0], scores: [3, 1], reason: "most" } });
    expect(labels()).toEqual(["Show the result"]);
  });
});
