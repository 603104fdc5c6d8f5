/** Which of the languages there are suits somebody. */
import { LANGUAGES } from "$lib/words";

const ENGLISH = "en";
const plain = (language: string): string => language.toLowerCase().replaceAll("_", "-");
const root = (language: string): string => plain(language).split("-")[0] ?? "";

/** The language for one who reads these, the best first: `pt` and `pt-PT` get `pt-BR` where no other Portuguese is there. */
export function suiting(wanted: readonly string[], there: readonly string[] = LANGUAGES): string {
  for (const each of wanted) {
    const found = there.find((language) => plain(language) === plain(each)) ?? there.find((language) => root(language) === root(each));
    if (found) return found;
  }
  return ENGLISH;
}

/** What a language calls itself: "Polski". */
export function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
