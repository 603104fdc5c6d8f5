/** Spirit Island at the table. */
import pages from "virtual:rules/spirit_island";

import type { GameUI } from "../../table/game";

import { rulesIn } from "$lib/rules";
import { t } from "$lib/words";
import "./art/ensure";
import Board from "./Board.svelte";
import Caption from "./Caption.svelte";
import Card from "./Card.svelte";
import { cardNow, cardOf, glance } from "./facts";
import { lastInvaders, nameOf, stepsOf } from "./follow";
import { hasForecast } from "./forecast";
import Forecast from "./Forecast.svelte";
import Held from "./Held.svelte";
import { sizeOf } from "./island";
import { groups } from "./legend/entries";
import Symbol from "./legend/Symbol.svelte";
import Market from "./Market.svelte";
import Mine from "./Mine.svelte";
import { motions } from "./motions";
import { moments } from "./moments";
import { primary, whyOf } from "./options";
import Panel from "./Panel.svelte";
import Result from "./Result.svelte";
import Strip from "./Strip.svelte";
import { tour } from "./tour";
import { islandOf } from "./view";

export const ui: GameUI = {
  Board,
  size: sizeOf,
  Panel,
  Mine,
  hand: 230,
  Market,
  marketName: "si-market",
  Card,
  cardNow,
  glance,
  cardOf,
  carded: ["happening", "fear", "blight"],
  Held,
  Result,
  lost: () => t("si-lost"),
  sequel: () => t("si-sequel"),
  target: ({ at }) => at,
  inMarket: () => false,
  primary,
  whyOf,
  motions,
  moments,
  follow: { steps: stepsOf, last: lastInvaders, Caption, name: nameOf },
  Strip,
  beside: { tells: (target, view) => hasForecast(target, islandOf(view)), Words: Forecast },
  progress: (view, words) => {
    const { turn, phase } = islandOf(view);
    return turn ? t("si-progress", { turn, phase: words.name("phase", phase) }) : words.name("phase", phase);
  },
  rules: (language) => rulesIn(language, pages),
  tour,
  legend: { Symbol, groups },
};
