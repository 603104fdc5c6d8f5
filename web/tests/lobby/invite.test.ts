/** How friends are let in: the invitation link, and the same link as a QR code. */
import { render, screen } from "@testing-library/svelte";
import type { Component } from "svelte";
import { encode } from "uqr";
import { beforeAll, expect, test } from "vitest";

import type { TableInfo } from "$lib/schema";
import { session } from "$lib/session.svelte";
import { speak } from "$lib/words";

let InvitePanel: Component<{ info: TableInfo; invitation: string; free: string }>;

beforeAll(async () => {
  // What jsdom lacks of a browser.
  window.matchMedia = (query) => ({ matches: false, media: query, addEventListener: () => undefined }) as unknown as MediaQueryList;
  // The settings look at the screen as they are loaded, so this comes after.
  InvitePanel = (await import("../../src/lobby/InvitePanel.svelte")).default;
  await speak("en");
});

function show(local: boolean, address: string | null): void {
  session.set({ you: { id: 1, name: "Ana", kind: "person", host: true, language: null }, local, first: false, address });
  render(InvitePanel, { info: { id: "abc", access: "private" } as TableInfo, invitation: "secret", free: "" });
}

/** The dark squares of a drawn code, row by row. */
function squares(code: Element): boolean[][] {
  const size = Number(code.getAttribute("viewBox")?.split(" ")[2]);
  const dark = new Set((code.querySelector("path")?.getAttribute("d") ?? "").match(/\d+ \d+(?=h1v1h-1z)/g));
  return Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => dark.has(`${String(x)} ${String(y)}`)));
}

test("the QR code holds the invitation link, with the address that friends reach", async () => {
  show(false, "http://192.168.1.20:8000");
  const link = "http://192.168.1.20:8000/table/abc?invite=secret";
  expect(screen.getByLabelText<HTMLInputElement>("Invitation link").value).toBe(link);
  const code = await screen.findByRole("img", { name: "QR code that opens this table" });
  expect(squares(code)).toEqual(encode(link, { ecc: "M", border: 4 }).data);
});

test("a server that only this machine reaches has no code to scan, and the command that lets friends in", () => {
  show(true, null);
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.getByText("make play HOST=0.0.0.0")).toBeTruthy();
});
