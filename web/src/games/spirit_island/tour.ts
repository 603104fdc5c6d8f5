/** The guided first turn: short boxes that go on by themselves once the thing they speak of is done. */
import type { Play, TourStep } from "../../table/game";

import { islandOf, spiritOf, type SpiritView } from "./view";

const mine = (play: Play): SpiritView | null => (play.you === null ? null : spiritOf(islandOf(play.view), play.you));
const phase = (play: Play): string => islandOf(play.view).phase;

const hasGrown = (play: Play): boolean => (mine(play)?.groups.length ?? 0) > 0;
const isPlaying = (play: Play): boolean => mine(play)?.stage !== "growing";
const hasPlayed = (play: Play): boolean => (mine(play)?.played.length ?? 0) > 0 || phase(play) !== "spirits";
const isReady = (play: Play): boolean => phase(play) !== "spirits";
const invadersActed = (play: Play): boolean => ["slow", "time"].includes(phase(play)) || islandOf(play.view).turn > 1;

function step(name: string, at: string, until?: (play: Play) => boolean): TourStep {
  return { at: `[data-tour=${at}]`, text: `tour-si-${name}`, ...(until ? { until } : {}) };
}

export const tour: TourStep[] = [
  step("island", "board"),
  step("invaders", "market"),
  step("growth", "mine", hasGrown),
  step("presence", "board", isPlaying),
  step("cards", "mine", hasPlayed),
  step("ready", "decision", isReady),
  step("powers", "mine", invadersActed),
  step("news", "market"),
  step("undo", "undo"),
  step("win", "market"),
];
