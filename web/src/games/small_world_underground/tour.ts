/** The guided first game: short boxes that go on by themselves once the thing they speak of is done. */
import type { Play, TourStep } from "../../table/game";

import { playerOf, worldOf } from "./view";

const asked = (play: Play): string => (isAsked(play) ? (play.view.ask?.prompt ?? "") : "");
const isAsked = (play: Play): boolean => play.you !== null && (play.view.ask?.seats.includes(play.you) ?? false);

/** I have a race, and nothing more is to be said about it. */
function hasRace(play: Play): boolean {
  const me = play.you === null ? null : playerOf(worldOf(play.view), play.you);
  return me !== null && me.active !== null && !["choose", "mimic", "volcano"].includes(asked(play));
}

const holdsRegion = (play: Play): boolean =>
  worldOf(play.view).regions.some((region) => play.you !== null && region.seat === play.you);

/** The conquests of my turn are over. */
const placing = (play: Play): boolean => asked(play).startsWith("redeploy");
const turnIsOver = (play: Play): boolean => worldOf(play.view).seat !== play.you;

function step(name: string, at: string, until?: (play: Play) => boolean): TourStep {
  return {
    at: `[data-tour=${at}]`,
    text: `tour-su-${name}`,
    ...(until ? { until } : {}),
  };
}

export const tour: TourStep[] = [
  step("question", "decision"),
  step("combos", "market", hasRace),
  step("glow", "board", holdsRegion),
  step("hand", "mine"),
  step("stop", "decision", (play) => placing(play) || turnIsOver(play)),
  step("undo", "undo"),
  step("redeploy", "board", turnIsOver),
  step("coins", "players"),
  step("decline", "decision"),
];
