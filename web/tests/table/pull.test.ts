import { describe, expect, it } from "vitest";

import { filled } from "../../src/table/frame/geometry";
import { pull, settles, type Pulled } from "../../src/table/frame/pull";
import { movable } from "../../src/table/kit/movable";

const point = (kind: string, y: number, x = 0): Event => Object.assign(new MouseEvent(kind, { clientX: x, clientY: y, bubbles: true, cancelable: true }), { pointerId: 1 });

describe("a sheet that is let go", () => {
  it("goes to the nearer end, or where it was flicked to", () => {
    expect(settles(180, 300, 0)).toBe("up");
    expect(settles(100, 300, 0)).toBe("down");
    expect(settles(100, 300, 0.8)).toBe("up");
    expect(settles(280, 300, -0.8)).toBe("down");
  });

  it("follows the finger from where it was", () => {
    const grip = document.createElement("div");
    grip.setPointerCapture = () => undefined;
    const seen: Pulled[] = [];
    const end = pull(() => 40, () => 300, (pulled) => seen.push(pulled))(grip);
    grip.dispatchEvent(point("pointerdown", 500));
    grip.dispatchEvent(point("pointermove", 498));
    expect(seen).toEqual([]);
    grip.dispatchEvent(point("pointermove", 400));
    expect(seen).toEqual([{ up: 140 }]);
    grip.dispatchEvent(point("pointerup", 400));
    expect(seen[1]?.end).toBe("up");
    end();
    grip.dispatchEvent(point("pointerdown", 500));
    grip.dispatchEvent(point("pointermove", 300));
    expect(seen.length).toBe(2);
  });
});

describe("a box over the board", () => {
  it("is dragged by its grip, and what was dragged is not pressed", () => {
    const box = document.createElement("div");
    box.innerHTML = "<header><button>fold</button></header><p>words</p>";
    box.setPointerCapture = () => undefined;
    box.getBoundingClientRect = () => ({ left: 100, right: 300, top: 100, bottom: 200 }) as DOMRect;
    let pressed = 0;
    const button = box.querySelector("button");
    button?.addEventListener("click", () => (pressed += 1));
    movable("header")(box);
    box.querySelector("p")?.dispatchEvent(point("pointerdown", 0));
    box.dispatchEvent(point("pointermove", 50));
    expect(box.style.translate).toBe("");
    button?.dispatchEvent(point("pointerdown", 0));
    box.dispatchEvent(point("pointermove", 50, 20));
    expect(box.style.translate).toBe("20px 50px");
    box.dispatchEvent(point("pointerup", 50, 20));
    button?.click();
    expect(pressed).toBe(0);
    button?.click();
    expect(pressed).toBe(1);
  });
});

describe("a board that leaves much of its room empty", () => {
  it("is seen from near", () => {
    expect(filled({ width: 390, height: 500 }, { width: 390, height: 220 })).toBeCloseTo(500 / 220);
    expect(filled({ width: 390, height: 500 }, { width: 390, height: 400 })).toBe(1);
  });
});
