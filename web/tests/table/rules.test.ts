import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { speak } from "$lib/words";
import RulesPane from "../../src/table/RulesPane.svelte";

const RULES = {
  "MO-001": { section: "Set-up", text: "Light a **lamp**." },
  "MO-002": { section: "Flying", text: "Fly to a lamp." },
  "MO-003": { section: "Flying", text: "Rest on a leaf." },
};
const shown = (): string[] => [...document.querySelectorAll("[data-rule]")].map((each) => each.getAttribute("data-rule") ?? "");
const scrolled = vi.fn();

beforeAll(() => speak("en"));
beforeEach(() => {
  Element.prototype.scrollIntoView = function (this: Element): void {
    scrolled(this.getAttribute("data-rule") ?? this.getAttribute("data-chapter"));
  };
  scrolled.mockClear();
});
afterEach(cleanup);

async function open(number: string | null = null): Promise<void> {
  render(RulesPane, { play: { rule: number ? { number } : null }, ui: { rules: () => Promise.resolve(RULES) } });
  await vi.waitFor(() => expect(shown()).toHaveLength(3));
}

describe("the rules", () => {
  it("are found by their words, their numbers and their chapters", async () => {
    await open();
    const search = screen.getByRole("searchbox");
    await fireEvent.input(search, { target: { value: "lamp" } });
    expect(shown()).toEqual(["MO-001", "MO-002"]);
    await fireEvent.input(search, { target: { value: "mo-003" } });
    expect(shown()).toEqual(["MO-003"]);
    await fireEvent.input(search, { target: { value: "set-up" } });
    expect(shown()).toEqual(["MO-001"]);
  });

  it("are turned to a chapter, whatever was searched for", async () => {
    await open();
    const chapters = screen.getByRole("combobox", { name: "Go to a chapter" });
    expect([...chapters.querySelectorAll("option:not([hidden])")].map((each) => each.textContent)).toEqual(["Set-up", "Flying"]);
    await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "leaf" } });
    await fireEvent.change(chapters, { target: { value: "Flying" } });
    await vi.waitFor(() => expect(scrolled).toHaveBeenCalledWith("Flying"));
    expect(shown()).toHaveLength(3);
  });

  it("show the one that is looked up", async () => {
    await open("MO-002");
    await vi.waitFor(() => expect(scrolled).toHaveBeenCalledWith("MO-002"));
    expect(document.querySelector(".asked")?.getAttribute("data-rule")).toBe("MO-002");
  });
});
