/** Small World Underground at the table. */
import pages from "virtual:rules/small_world_underground";

import { rulesIn } from "$lib/rules";
import type { GameUI } from "../../table/game";

import "./art/ensure";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { cardNow, cardOf, glance } from "./facts";
import { groups } from "./legend/entries";
import Symbol from "./legend/Symbol.svelte";
import { sizeOf } from "./maps";
import BesideWords from "./BesideWords.svelte";
import { tellsBeside } from "./numbers";
import { moments } from "./moments";
import Market from "./Market.svelte";
import Mine from "./Mine.svelte";
import { motions } from "./motions";
import { primary, whyOf } from "./options";
import Panel from "./Panel.svelte";
import Result from "./Result.svelte";
import { tour } from "./tour";
import { worldOf } from "./view";

export const ui: GameUI = {
  Board,
  size: sizeOf,
  Panel,
  Mine,
  hand: 46,
  Market,
  Card,
  cardNow,
  glance,
  cardOf,
  Result,
  target: ({ at }) => at,
  inMarket: (name) => name.startsWith("combo:"),
  primary,
  whyOf,
  motions,
  moments,
  beside: { tells: tellsBeside, Words: BesideWords },
  progress: (view, words) => {
    const { round, rounds } = worldOf(view);
    return words.text("status-round", { round, rounds });
  },
  rules: (language) => rulesIn(language, pages),
  tour,
  legend: { Symbol, groups },
};
