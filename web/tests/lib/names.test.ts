import { beforeEach, expect, test } from "vitest";

import { fallbacks } from "$lib/names";
import { bundleFrom, GameWords } from "$lib/words";
import { filled } from "../../scripts/words-plugin";

const POLISH = `
race-dwarf = Krasnoludy
    .genitive = Krasnoludów
    .instrumental = Krasnoludami
    .gender = masculine
unit-plane = samolot
    .counted = { $number ->
        [one] { $number } samolot
        [few] { $number } samoloty
       *[many] { $number } samolotów
    }
region-shown = region { $number }
    .genitive = regionu { $number }
event-met = z { NAME($race, case: "instrumental") }
event-seen = { $race } i { NAME($race) }
event-accused = widzi { NAME($race, case: "accusative") }
event-bought = kupuje { NAME($unit, $number, case: "counted") }
event-left = z { NAME($region, case: "genitive") }
event-lost = { GENDER($race) ->
    [masculine] stracił
   *[other] straciło
  }
`;
const EVENTS = { met: "race", seen: "race", accused: "race", bought: "unit number", left: "region", lost: "race" };

const polish = bundleFrom(POLISH, "pl");
const words = new GameWords(() => polish, { verbs: {}, events: EVENTS, names: {} }, () => []);
const said = (kind: string, ...args: (string | number)[]): string => words.event({ kind, args });

beforeEach(() => {
  fallbacks.clear();
});

test("a name takes the case of its sentence", () => {
  expect(said("met", "dwarf")).toBe("z Krasnoludami");
  expect(said("seen", "dwarf")).toBe("Krasnoludy i Krasnoludy");
  expect(said("left", "r07")).toBe("z regionu 7");
  expect([...fallbacks]).toEqual([]);
});

test.each([
  [1, "1 samolot"],
  [2, "2 samoloty"],
  [5, "5 samolotów"],
  [12, "12 samolotów"],
  [22, "22 samoloty"],
])("a form may tell numbers apart: %i", (number, counted) => {
  expect(said("bought", "plane", number)).toBe(`kupuje ${counted}`);
});

test("a form that is missing is the plain name, and is counted", () => {
  expect(said("accused", "dwarf")).toBe("widzi Krasnoludy");
  expect([...fallbacks]).toEqual(["race-dwarf.accusative"]);
});

test("a sentence can tell genders apart", () => {
  expect(said("lost", "dwarf")).toBe("stracił");
  expect(said("lost", "nobody")).toBe("straciło");
});

test.each([
  ["Bo", "le port de Bo"],
  ["Ana", "le port d’Ana"],
  ["Élodie", "le port d’Élodie"],
  ["Œdipe", "le port d’Œdipe"],
  ["Yves", "le port d’Yves"],
  ["Yann", "le port de Yann"],
  ["7 Nains", "le port de 7 Nains"],
])("a word is shortened before a vowel: %s", (player, port) => {
  const french = bundleFrom('event-port = le port { ELIDE("de", $seat) }', "fr");
  const said = new GameWords(() => french, { verbs: {}, events: { port: "seat" }, names: {} }, () => [player]);
  expect(said.event({ kind: "port", args: [0] })).toBe(port);
  const [before, name] = said.eventParts({ kind: "port", args: [0] });
  expect([before, name]).toEqual([port.slice(0, -player.length), { kind: "seat", id: "0", text: player }]);
});

test("a name in any form can be found again in its sentence", () => {
  expect(words.eventParts({ kind: "met", args: ["dwarf"] })).toEqual(["z ", { kind: "race", id: "dwarf", text: "Krasnoludami" }]);
});

test("what a language lacks is there in English, and is counted when it is shown", () => {
  const { text, missing } = filled("game = Gra\n", "game = Game\ngame-about = About\n  the game\n-term = Term\n");
  expect(missing).toEqual(["game-about", "-term"]);
  const bundle = bundleFrom(text, "pl", missing);
  const mixed = new GameWords(() => bundle, { verbs: {}, events: {}, names: {} }, () => []);
  expect(mixed.text("game")).toBe("Gra");
  expect([...fallbacks]).toEqual([]);
  expect(mixed.text("game-about")).toBe("About\nthe game");
  expect([...fallbacks]).toEqual(["game-about"]);
});
