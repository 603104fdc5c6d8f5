/** The guided first game: short boxes that go on by themselves once the thing they speak of is done. */
import type { Play, TourStep } from "../../table/game";

import { playerOf, worldOf, type AuztraliaPlayer } from "./view";

const me = (play: Play): AuztraliaPlayer | null => (play.you === null ? null : playerOf(worldOf(play.view), play.you));

const hasPort = (play: Play): boolean => (me(play)?.port ?? "") !== "";
const hasActed = (play: Play): boolean => Object.keys(me(play)?.boxes ?? {}).length > 0;
const hasRails = (play: Play): boolean => worldOf(play.view).rails.some((rail) => rail.seat === play.you);

function step(name: string, at: string, until?: (play: Play) => boolean): TourStep {
  return {
    at: `[data-tour=${at}]`,
    text: `tour-az-${name}`,
    ...(until ? { until } : {}),
  };
}

export const tour: TourStep[] = [
  step("port", "board", hasPort),
  step("boxes", "mine"),
  step("railway", "decision", hasActed),
  step("rail", "board", hasRails),
  step("time", "board"),
  step("stores", "players"),
  step("characters", "market"),
  step("units", "market"),
  step("old-ones", "board"),
  step("end", "market"),
];
