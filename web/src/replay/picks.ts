/** A pick as records write it: `place r07 4`, the verb and what it is about. */

export interface Pick {
  verb: string;
  args: (string | number)[];
}

export function parsePick(text: string): Pick {
  const [verb = "", ...words] = text.trim().split(/\s+/);
  return { verb, args: words.map((word) => (/^-?\d+$/.test(word) ? Number(word) : word)) };
}
