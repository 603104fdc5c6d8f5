import { describe, expect, test } from "vitest";

import { Decision } from "../../src/table/decision";
import { option, rules, viewWith } from "./samples";

const decide = (...texts: string[]): Decision => new Decision(rules, viewWith(texts.map((text) => option(text))));

describe("options and what they point at", () => {
  test("an option with a place lights it; any other is a button", () => {
    const decision = decide("mark a", "wait", "done");
    expect(decision.lit("dot:a")).toBe(true);
    expect(decision.lit("dot:b")).toBe(false);
    expect(decision.buttons.map((each) => each.text)).toEqual(["wait"]);
  });

  test("the answer that ends something is kept apart, to stand rightmost", () => {
    const decision = decide("done", "wait");
    expect(decision.ending?.text).toBe("done");
    expect(decision.buttons.map((each) => each.text)).toEqual(["wait"]);
    expect(decide("wait").ending).toBeNull();
  });

  test("a click on a place with one option picks it", () => {
    expect(decide("mark a").click("dot:a")?.text).toBe("mark a");
  });

  test("with several options a click picks the game's first choice, or none", () => {
    expect(decide("lift a 1", "lift a 4").click("dot:a")?.text).toBe("lift a 1");
    expect(decide("mark a", "lift a 4").click("dot:a")).toBeNull();
    expect(decide("mark a", "lift a 4").options("dot:a")).toHaveLength(2);
  });

  test("a place that nothing points at has nothing to click", () => {
    expect(decide("mark a").click("dot:z")).toBeNull();
    expect(decide("mark a").options("dot:z")).toEqual([]);
  });

  test("what an option moves can be taken up, and put down where one leads", () => {
    const decision = decide("push a b", "push a c", "push d b", "done");
    expect(decision.targets).toEqual(["dot:a", "dot:d", "dot:b", "dot:c"]);
    expect(decision.targets.every((target) => decision.lit(target))).toBe(true);
    expect(decision.goals("dot:a")).toEqual(["dot:b", "dot:c"]);
    expect(decision.moving("dot:a", "dot:b").map(({ text }) => text)).toEqual(["push a b"]);
    expect(decision.moving("dot:d", "dot:c")).toEqual([]);
  });

  test("I am asked only if I have options", () => {
    expect(decide("mark a").mine).toBe(true);
    expect(decide().mine).toBe(false);
    expect(new Decision(rules, { ...viewWith([]), ask: null }).mine).toBe(false);
  });
});
