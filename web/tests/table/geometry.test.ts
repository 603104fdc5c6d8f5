import { expect, test } from "vitest";

import { nearest } from "../../src/table/geometry";

const at = (x: number, y: number) => ({ x, y, getBoundingClientRect: () => ({ x, y, width: 0, height: 0 }) as DOMRect });

test("an arrow goes to the nearest that way, straight ahead before aside", () => {
  const right = at(100, 0);
  const askew = at(80, 60);
  const below = at(10, 90);
  const behind = at(-20, 0);
  const others = [behind, below, askew, right];
  expect(nearest(at(0, 0), others, "ArrowRight")).toBe(right);
  expect(nearest(at(0, 0), others, "ArrowDown")).toBe(below);
  expect(nearest(at(0, 0), others, "ArrowLeft")).toBe(behind);
});

test("where nothing lies that way, nothing is found", () => {
  expect(nearest(at(0, 0), [at(10, 0)], "ArrowUp")).toBeNull();
  expect(nearest(at(0, 0), [at(10, 0)], "Enter")).toBeNull();
});
