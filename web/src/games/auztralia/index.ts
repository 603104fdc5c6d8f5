/** AuZtralia at the table. */
import base from "virtual:rules/auztralia";
import revenge from "virtual:rules/auztralia-revenge";

import type { GameUI } from "../../table/game";

import { rulesIn } from "$lib/rules";
import { t } from "$lib/words";
import "./art/ensure";
import "./figures/ensure";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { cardNow, glance } from "./facts";
import { sizeOf } from "./hexes";
import { groups } from "./legend/entries";
import Symbol from "./legend/Symbol.svelte";
import Market from "./Market.svelte";
import Mine from "./Mine.svelte";
import { motions } from "./motions";
import { moments } from "./moments";
import { pricedOption } from "./prices";
import PriceWords from "./PriceWords.svelte";
import { inMarket, primary, whyOf } from "./options";
import Panel from "./Panel.svelte";
import ScoreTable from "./ScoreTable.svelte";
import { loadPack, loadStandard } from "./tables";
import { tour } from "./tour";
import { worldOf } from "./view";

export const ui: GameUI = {
  Board,
  size: sizeOf,
  Panel,
  Mine,
  hand: 176,
  Market,
  Card,
  cardNow,
  glance,
  Result: ScoreTable,
  lost: () => t("az-final-lost"),
  target: ({ at }) => at,
  inMarket,
  primary,
  whyOf,
  motions,
  moments,
  beside: { tells: (target, view) => pricedOption(target, view) !== null, Words: PriceWords },
  progress: (view, words) => {
    const { phase, seat, now, end, dark } = worldOf(view);
    if (phase === "ports") return t("az-progress-ports");
    if (seat !== null && seat === dark?.seat) return t("az-progress-old-one-player", { now, end, player: words.seat(seat) });
    return seat === null ? t("az-progress-old-ones", { now, end }) : t("az-progress", { now, end, player: words.seat(seat) });
  },
  load: loadPack,
  loadStandard,
  rules: (language) => rulesIn(language, base, revenge),
  tour,
  legend: { Symbol, groups },
};
