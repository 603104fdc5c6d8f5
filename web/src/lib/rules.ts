/** One numbered rule, as the rules page has it. */
export interface Rule {
  section: string;
  text: string;
}

/** The rules by their numbers. */
export type Rules = Record<string, Rule>;

/** A page of rules, in each language that has it. */
export type Pages = Record<string, () => Promise<{ default: Rules }>>;

/** The rules on these pages in this language, else in English. */
export async function rulesIn(language: string, ...pages: Pages[]): Promise<Rules> {
  const found = await Promise.all(pages.map((page) => (page[language] ?? page["en"])?.()));
  return Object.assign({}, ...found.map((each) => each?.default)) as Rules;
}
