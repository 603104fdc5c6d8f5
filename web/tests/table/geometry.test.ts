import { expect, test } from "vitest";

import { nearest, ownHeight } from "../../src/table/frame/geometry";

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

test("a wide board on a tall screen has its own shape, where that leaves room for a player's panel", () => {
  const wide = { width: 1400, height: 800 };
  expect(ownHeight({ width: 350, height: 402 }, wide)).toBe(242);
  expect(ownHeight({ width: 350, height: 401 }, wide)).toBeNull();
  expect(ownHeight({ width: 350, height: 402 }, { width: 1000, height: 1000 })).toBeNull();
});
