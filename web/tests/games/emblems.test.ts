import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";

import Figure from "../../src/games/auztralia/figures/Figure.svelte";
import SmallEmblem from "../../src/games/small_world_underground/art/Emblem.svelte";
import Emblem from "../../src/games/spirit_island/art/Emblem.svelte";

const SVG = "http://www.w3.org/2000/svg";

it("draws a symbol of its own game, as a part of the drawing", () => {
  for (const [{ container }, href] of [
    [render(Figure, { kind: "piece", name: "cube" }), "#az-piece-cube"],
    [render(SmallEmblem, { kind: "piece", name: "coin" }), "#su-piece-coin"],
    [render(Emblem, { name: "element-sun" }), "#si-element-sun"],
  ] as const) {
    const use = container.querySelector("use");
    expect(use?.namespaceURI).toBe(SVG);
    expect(use?.getAttribute("href")).toBe(href);
    expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  }
});

it("is read out by its title", () => {
  const { container } = render(Emblem, { name: "element-sun", title: "Sun" });
  expect(container.querySelector("svg")?.getAttribute("aria-label")).toBe("Sun");
  expect(container.querySelector("title")?.namespaceURI).toBe(SVG);
  expect(container.querySelector("[aria-hidden]")).toBeNull();
});

it("lays paper under ink", () => {
  const looks = (kind: "foe" | "goods" | "unit", name: string): string =>
    render(Figure, { kind, name }).container.querySelector("svg")?.getAttribute("class") ?? "";
  expect(looks("foe", "zombie")).toContain("blot");
  expect(looks("goods", "gold")).toContain("printed");
  expect(looks("unit", "airship")).not.toMatch(/blot|printed/);
});
