/** Small samples of Spirit Island for its tests. */
import type { MatchView, OptionView } from "../../src/lib/schema";
import type { IslandView, SpiritView } from "../../src/games/spirit_island/view";

/** `push town B3 @ land:B3` is an option with what it points at, `push town B3 @ land:B3 < piece:A5:town` with what it moves. */
export function option(told: string, facts: OptionView["facts"] = {}): OptionView {
  const [pointing = "", thing] = told.split(" < ");
  const [text = "", at = null] = pointing.split(" @ ");
  const [verb = "", ...rest] = text.split(" ");
  return { text, verb, args: rest.map((word) => (/^\d+$/.test(word) ? Number(word) : word)), facts, at, ...(thing && at ? { moves: { thing, to: at } } : {}) };
}

export const SPIRIT: SpiritView = {
  id: "lightnings-swift-strike",
  aspect: "",
  rules: ["swiftness-of-lightning"],
  innates: ["thundering-destruction"],
  energy: 2,
  income: 1,
  plays: 2,
  card_plays: 2,
  open: [2, 1],
  destroyed: 0,
  hand: ["raging-storm"],
  played: ["lightnings-boon"],
  used: [],
  discard: [],
  lent: [],
  drawn: [],
  reserve: [],
  markers: {},
  spent: {},
  kept: 0,
  elements: { fire: 1, air: 1 },
  levels: {},
  stage: "playing",
  groups_left: 0,
  groups: [1],
  growth: [],
  done: false,
  notes: {},
  effects: [],
  face_down: [],
  slots: {},
  locked: [],
};

export const ISLAND: IslandView = {
  boards: ["A", "B"],
  layout: "standard-2",
  turn: 2,
  phase: "fast",
  step: "",
  lands: [
    { id: "A5", pieces: [{ kind: "town", number: 2, damage: 1 }, { kind: "dahan", number: 1 }], blight: 1, presence: [2, 0], sacred: [0] },
  ],
  spirits: [SPIRIT, { ...SPIRIT, id: "river-surges-in-sunlight", rules: ["rivers-domain"], innates: ["massive-flooding"] }],
  slots: [
    { name: "ravage", does: "ravage", cards: ["1-wetland"], lands: ["A5"] },
    { name: "build", does: "build", cards: ["1-jungle"], lands: ["A3"] },
    { name: "explore", does: "explore", cards: [], lands: [] },
  ],
  invader_deck: [2, 2, 3],
  invader_shown: {},
  invader_discard: [],
  foes: [],
  scenarios: [],
  counters: [],
  difficulty: 0,
  challenge: "gentle",
  corners: [],
  difficulty_parts: [],
  event: "",
  event_part: "",
  events_lasting: [],
  events_left: 0,
  event_discard: [],
  todo: [],
  terror: 1,
  fear: 3,
  fear_pool: 8,
  fear_left: [3, 3, 3],
  fear_earned: 0,
  fear_resolved: [],
  fear_shown: [],
  under_fear: [],
  blight_card: "",
  blight_left: 5,
  blighted: false,
  has_blight_card: true,
  minors_left: 30,
  majors_left: 20,
  minors_discard: [],
  majors_discard: [],
  invader_face_down: [],
  links: [],
  joined: [],
  gone: [],
  added: [],
  lasting: [],
  forecast: [],
  score: 3,
  score_parts: [
    { name: "cards", number: 2, points: 2 },
    { name: "dahan", number: 4, points: 2 },
    { name: "blight", number: 1, points: 0 },
  ],
  won: "",
  lost: "",
};

export function view(options: OptionView[] = [], island: Partial<IslandView> = {}, seats = [0]): MatchView {
  const ask = { prompt: "fast-phase", about: {}, seats, options };
  return { game: "spirit-island", seq: 3, seat: 0, ask, result: null, view: { ...ISLAND, ...island }, sequel: false };
}
