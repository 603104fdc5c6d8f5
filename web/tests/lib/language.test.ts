import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { api } from "$lib/api";
import { ownName, suiting } from "$lib/language";
import LanguageMenu from "$lib/LanguageMenu.svelte";
import type { GameInfo, Me } from "$lib/schema";
import { session } from "$lib/session.svelte";
import { settings } from "$lib/settings.svelte";
import { spoken } from "$lib/spoken.svelte";
import { GameWords, listed, speak, t } from "$lib/words";
import { rulesOfTheGames } from "../../scripts/rules-plugin.js";
import Foot from "../../src/lobby/Foot.svelte";

const THERE = ["en", "fr", "pl", "pt-BR"];
const INFO = { id: "small-world-underground", verbs: {}, events: {}, names: {} } as unknown as GameInfo;
const me = (language: string | null): Me => ({
  you: { id: 1, name: "Ana", kind: "person", host: false, language },
  local: false,
  first: false,
  address: null,
});

beforeEach(() => speak("en"));
afterEach(() => {
  cleanup();
  session.you = null;
});

describe("the language", () => {
  it.each([
    [["pl-PL", "en"], "pl"],
    [["pt"], "pt-BR"],
    [["pt-PT", "fr"], "pt-BR"],
    [["PT-br"], "pt-BR"],
    [["de", "fr-CA", "en"], "fr"],
    [["de"], "en"],
    [[], "en"],
  ])("for one who reads %j is %s", (wanted, found) => expect(suiting(wanted, THERE)).toBe(found));

  it("calls itself by its own name", () => {
    expect(["pl", "pt-BR"].map(ownName)).toEqual(["Polski", "Português (Brasil)"]);
  });

  it("changes what is said, in the frame and in a game, and what the page says it is", async () => {
    const words = await GameWords.load(INFO, () => []);
    const english = [t("close"), words.text("race-queen")];
    await speak("pt-BR");
    expect([t("close"), words.text("race-queen")]).not.toEqual(english);
    expect(t("close")).toBe("Fechar");
    expect(listed(["Ana", "Bo"])).toBe("Ana e Bo");
    expect(document.documentElement.lang).toBe("pt-BR");
    await speak("en");
    expect([t("close"), words.text("race-queen")]).toEqual(english);
  });

  it("that was asked for last is spoken, whichever comes first", async () => {
    await Promise.all([speak("pt-BR"), speak("en")]);
    expect(spoken.language).toBe("en");
    expect(t("close")).toBe("Close");
  });

  it("changes what is drawn already", async () => {
    render(Foot);
    const before = document.body.textContent;
    await speak("pt-BR");
    flushSync();
    expect(document.body.textContent).not.toBe(before);
  });
});

describe("the language of an account", () => {
  it("is spoken when somebody signs in, and chosen for all their browsers", async () => {
    session.set(me("pt-BR"));
    await vi.waitFor(() => expect(spoken.language).toBe("pt-BR"));
    const kept = vi.spyOn(api, "chooseLanguage").mockImplementation((language) => Promise.resolve(me(language)));
    await session.chooseLanguage("en");
    expect(kept).toHaveBeenCalledWith("en");
    expect([spoken.language, settings.language, session.you?.language]).toEqual(["en", "en", "en"]);
  });

  it("is what was chosen before there was an account", async () => {
    settings.language = "pt-BR";
    const kept = vi.spyOn(api, "chooseLanguage").mockImplementation((language) => Promise.resolve(me(language)));
    session.set(me(null));
    await vi.waitFor(() => expect(kept).toHaveBeenCalledWith("pt-BR"));
  });

  it("stays what it is where the server knows another that is gone", async () => {
    session.set(me("xx"));
    await Promise.resolve();
    expect(spoken.language).toBe("en");
  });
});

it("the menu shows the language that is spoken", async () => {
  render(LanguageMenu, { id: "menu" });
  const menu = screen.getByRole<HTMLSelectElement>("combobox");
  expect(menu.value).toBe("en");
  await speak("pt-BR");
  flushSync();
  expect(menu.value).toBe("pt-BR");
});

it("rules are those of the language, and English where a page or a rule is missing", () => {
  const folder = mkdtempSync(join(tmpdir(), "rules-"));
  mkdirSync(join(folder, "pl"));
  writeFileSync(join(folder, "moths.md"), "## Flying\n\n**MO-001** Fly.\n\n**MO-002** Land.\n");
  writeFileSync(join(folder, "lamps.md"), "**LA-001** Shine.\n");
  writeFileSync(join(folder, "pl", "moths.md"), "## Lot\n\n**MO-001** Leć.\n");
  const plugin = rulesOfTheGames(folder);
  const load = (page: string): string => (plugin.load.call({ addWatchFile: () => undefined }, `\0virtual:rules/${page}`) ?? "").replace("export default ", "");
  expect(load("moths").match(/"(en|pl)":/g)).toEqual(['"en":', '"pl":']);
  expect(load("lamps").match(/"(en|pl)":/g)).toEqual(['"en":']);
  expect(JSON.parse(load("moths/pl"))).toEqual({ "MO-001": { section: "Lot", text: "Leć." }, "MO-002": { section: "Flying", text: "Land." } });
});
