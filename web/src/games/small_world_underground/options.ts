/** What the options point at, what a click on it does, and which of them bring something hidden to light. */
import type { MatchView, OptionView, WorldView } from "$lib/schema";

import { COLUMN, comboTarget, heldBy, playerOf, regionOf, worldOf } from "./view";

const AT_A_REGION: readonly string[] = [
  "volcano",
  "reborn",
  "ancient",
  "conquer",
  "attempt",
  "roll",
  "bite",
  "swap",
  "abandon",
  "balrog",
  "take",
  "place",
  "armor",
  "queen",
  "ghost",
  "scepter",
  "ring",
  "sacrifice",
];

/** The region an option is about; null if it is about none. */
export function regionAt(option: OptionView): string | null {
  const at = option.verb === "bag" ? option.args[1] : AT_A_REGION.includes(option.verb) ? option.args[0] : null;
  return at === null || at === undefined ? null : String(at);
}

/** What an option points at; null: it is a button. */
export function target(option: OptionView): string | null {
  const region = regionAt(option);
  if (region !== null) return `region:${region}`;
  if (option.verb === "choose" || option.verb === "mimic") return comboTarget({ race: String(option.args[0]) });
  return null;
}

/** A click places one token. Whoever could attack a region in two ways is asked which. */
export function primary(options: OptionView[]): OptionView | null {
  if (!options.length || options.some((option) => option.verb !== "place")) return null;
  return options.reduce((least, option) => (Number(option.args[1]) < Number(least.args[1]) ? option : least));
}

/** Whether the option brings something hidden to light: the die, the stacks, or whether somebody has coins. */
export function reveals(option: OptionView, view: MatchView): boolean {
  const world = worldOf(view);
  const region = regionAt(option);
  switch (option.verb) {
    case "attempt":
    case "roll":
      return true;
    case "choose":
      return refills(world) && !asksFurther(String(option.args[0]), world);
    case "mimic":
    case "volcano":
      return refills(world);
    case "done":
      return view.ask?.prompt === "mimic" && refills(world);
    case "ring":
      return true;
    case "bag":
      return option.args[0] === "froggys-ring";
    case "decline":
    case "keep-one":
    case "keep-all":
    case "vanish":
      return declineRefills(option, view);
    case "conquer":
    case "balrog":
      return regionOf(world, region ?? "").monsters > 0 || emptiesARace(region, world);
    case "reborn":
    case "sacrifice":
      return emptiesARace(region, world);
    default:
      return false;
  }
}

/** A combo that is taken makes room for one from the stacks (SU-034). */
const refills = (world: WorldView): boolean => world.banners_left > 0;

/** Shadow Mimes may swap their power and Flames place the Volcano before the stacks are touched (SU-092, SU-109). */
const asksFurther = (race: string, world: WorldView): boolean =>
  race === "flames" || (race === "shadow-mimes" && world.combos.length > 1);

/** With a short column the banner of a race that is gone comes back at once, with a new power (SU-074). */
const isShort = (world: WorldView): boolean => world.combos.length < COLUMN;

function emptiesARace(region: string | null, world: WorldView): boolean {
  if (region === null || !isShort(world)) return false;
  const { seat, in_decline } = regionOf(world, region);
  return seat !== null && in_decline && heldBy(world, seat, true).length === 1;
}

function declineRefills(option: OptionView, view: MatchView): boolean {
  const world = worldOf(view);
  const mine = view.seat === null ? null : playerOf(world, view.seat);
  if (view.seat === null || !mine || !isShort(world)) return false;
  const vanishes = option.verb === "vanish" || mine.active?.power === "vanishing";
  return mine.declined !== null || vanishes || heldBy(world, view.seat, false).length === 0;
}

/** What to ask `why` for. */
export function whyOf(name: string): string | null {
  return name.startsWith("region:") ? name.slice("region:".length) : null;
}
