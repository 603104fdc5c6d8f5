/** What is foretold of a land. */
import type { ForecastView, IslandView } from "./schema";

/** What the invaders will do there if nobody acts, in its order. */
export const forecastFor = (island: IslandView, land: string): ForecastView[] => island.forecast.filter((each) => each.land === land);

/** The invaders have acted in this turn: what is foretold comes in the next one. */
export const isNextTurn = ({ phase }: IslandView): boolean => phase === "slow" || phase === "time";

/** Whether something is foretold for what is pointed at: a land, or a piece in it. */
export function hasForecast(target: string, island: IslandView): boolean {
  const [kind = "", land = ""] = target.split(":");
  return (kind === "land" || kind === "piece") && forecastFor(island, land).length > 0;
}
