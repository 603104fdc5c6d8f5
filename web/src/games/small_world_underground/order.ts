/** In which order a language says a race and its power: "Shadow Mimes", "Mimes de l'ombre". */
import { t, type GameWords } from "$lib/words";

export interface Named {
  part: "race" | "power";
  name: string;
}

/** What a power is called beside a race: in the form that goes with it. */
export const powerOf = (words: GameWords, power: string, race: string): string => words.text("beside-race", { power, race });

/** The names that are there, as `su-combo` puts them. */
export function inOrder(power: string, race: string): Named[] {
  const parts: Named[] = [
    { part: "power", name: power },
    { part: "race", name: race },
  ];
  const said = t("su-combo", { power: "\uE000", race: "\uE001" });
  if (said.indexOf("\uE001") < said.indexOf("\uE000")) parts.reverse();
  return parts.filter(({ name }) => name);
}
