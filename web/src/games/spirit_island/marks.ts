/** What a growth symbol or a symbol of a track looks like: signs, numbers and words in a row. What it means is its title. */
import { ELEMENTS } from "./content";

/** A sign of the sheet, maybe struck out, or something written. */
export interface Mark {
  sign?: string;
  struck?: boolean;
  text?: string;
}

const KNOWN: readonly string[] = [...ELEMENTS, "any"];
const sign = (name: string): Mark => ({ sign: name });
const text = (words: string): Mark => ({ text: words });
const ENERGY = sign("piece-energy");
const PLAY = sign("piece-card");
const CARD = sign("grow-card");
const PRESENCE = sign("piece-presence");
const RANGE = sign("sign-range");
const TIME = sign("grow-time");
const BEASTS = sign("token-beasts");
const EVERYWHERE = text("∞");
const OR = text("/");

/** Where presence may go, besides its range. */
const LIMITS: Readonly<Record<string, Mark>> = {
  dahan: sign("piece-dahan"),
  invaders: sign("piece-explorer"),
  buildings: sign("piece-town"),
  blight: sign("piece-blight"),
  unblighted: { sign: "piece-blight", struck: true },
  beasts: BEASTS,
  wilds: sign("token-wilds"),
  own: sign("sign-presence"),
};
const limit = (word: string): Mark => LIMITS[word] ?? sign(`terrain-${word}`);

/** Those that are not built from a word and a number. */
const WHOLE: Readonly<Record<string, readonly Mark[]>> = {
  reclaim: [sign("grow-reclaim")],
  half: [sign("grow-reclaim"), text("½")],
  card: [CARD],
  "tide-in": [sign("grow-tide-in")],
  "tide-out": [sign("grow-tide-out")],
  ocean: [PRESENCE, sign("terrain-ocean")],
  anywhere: [PRESENCE, RANGE, EVERYWHERE],
  "ignore-range": [RANGE, EVERYWHERE],
  days: [sign("grow-days")],
  "moment-energy": [TIME, OR, ENERGY, text("+2")],
  "moment-plays": [TIME, OR, PLAY, text("+2")],
  "earn-plays": [ENERGY, text("="), PLAY],
  "drive-dahan": [sign("piece-dahan"), RANGE],
  "push-building": [sign("piece-town"), RANGE],
  "added-energy": [ENERGY, text("+1")],
  "growth-row": [sign("grow-row")],
  slot: [sign("grow-slot")],
};

/** Those with a number. */
const COUNTED: Readonly<Record<string, (n: string) => readonly Mark[]>> = {
  energy: (n) => [ENERGY, text(`+${n}`)],
  play: (n) => [PLAY, text(`+${n}`)],
  reclaim: (n) => [sign("grow-reclaim"), text(n)],
  move: (n) => [sign("grow-move"), text(n)],
  damage: (n) => [sign("grow-damage"), text(n)],
  discard: (n) => [sign("grow-discard"), text(n)],
  fast: (n) => [sign("grow-fast"), text(n)],
  time: (n) => [TIME, text(n)],
  prepare: (n) => [sign("grow-marker"), text(`+${n}`)],
  markers: (n) => [sign("grow-marker"), text(`${n}:`), PLAY, text("+1")],
  buy: (n) => [ENERGY, text(`${n}:`), CARD],
  kindle: (n) => [ENERGY, text(`+${n}+`), sign("element-fire")],
  range: (n) => [RANGE, text(`+${n}`)],
  swarm: (n) => [PRESENCE, BEASTS, RANGE, text(n)],
  flock: (n) => [BEASTS, RANGE, text(n)],
  plague: (n) => [PRESENCE, OR, sign("token-disease"), RANGE, text(n)],
};

const between = (marks: readonly Mark[]): Mark[] => marks.flatMap((mark, at) => (at ? [OR, mark] : [mark]));

/** The marks of one symbol: `presence-2-jungle-wetland`, `+1-plays`, `5`. One that nobody knows is shown by its name. */
export function marksOf(symbol: string): readonly Mark[] {
  if (KNOWN.includes(symbol)) return [sign(`element-${symbol}`)];
  const plus = /^(\+?\d+)(?:-(energy|plays))?$/.exec(symbol);
  if (plus) return [text(plus[1] ?? ""), ...(plus[2] ? [plus[2] === "energy" ? ENERGY : PLAY] : [])];
  const whole = WHOLE[symbol];
  if (whole) return whole;
  const [name = "", ...rest] = symbol.split("-");
  const [number = "", ...limits] = rest;
  if (name === "presence") return [PRESENCE, RANGE, text(number), ...between(limits.map(limit))];
  if (name === "gain") return between(rest.map((element) => sign(`element-${element}`)));
  if (KNOWN.includes(name)) return [sign(`element-${name}`), text(number)];
  return COUNTED[name]?.(number) ?? [text(symbol)];
}

/** The symbols of a space of a track, as in `5 reclaim-1`. */
export const symbolsOf = (space: string): string[] => space.split(" ");

export const isNumber = (symbol: string): boolean => /^\+?\d+/.test(symbol);
