/** Bots as people read of them: their names, what they are like, and how strong they are. */
import type { BotInfo } from "./schema";
import { t } from "./words";

/** One of the server's own has the name that its author gave it: `own:Clever`. */
const ownName = (bot: string): string | null => (bot.includes(":") ? bot.slice(bot.lastIndexOf(":") + 1) : null);

/** What a bot is called, without the word for what it is. */
export const botWord = (bot: string): string => ownName(bot) ?? t(`bot-${bot}`);

/** What a bot is called. */
export const botName = (bot: string): string => t("seat-bot", { bot: botWord(bot) });

/** The strengths that people choose from, the lightest first. */
const STRENGTHS: readonly string[] = ["apprentice", "journeyman", "master"];

/** The strengths that a game offers; none where it has simple bots alone. */
export const strengthsOf = (bots: readonly BotInfo[]): string[] =>
  STRENGTHS.filter((strength) => bots.some((bot) => bot.name === strength));

/** The bot that is proposed first: the middle strength, where strengths are offered. */
export const usualBot = (bots: readonly BotInfo[]): string => (strengthsOf(bots).includes("journeyman") ? "journeyman" : "greedy");

/** What a bot is like, in a few words, with its rating where it has one. */
export function aboutBot(bots: readonly BotInfo[], bot: string | null | undefined): string {
  if (!bot || ownName(bot) !== null) return t("bot-about-own");
  const rating = bots.find((each) => each.name === bot)?.rating ?? null;
  const about = t(`bot-about-${bot}`);
  return rating === null ? about : t("bot-rated", { about, rating });
}
