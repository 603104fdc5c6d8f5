/** In which order a language says a race and its power: "Shadow Mimes", "Mimes de l'ombre". */
import { t } from "$lib/words";

export interface Named {
  part: "race" | "power";
  name: string;
}

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
