/**
 * Names that take the form their sentence asks for: `{ NAME($tool, case: "genitive") }`. A name is a message; its forms
 * and its gender are attributes of it, in languages that have them. A form may tell numbers apart by `$number`.
 * A word before a name may lose its last letter to it: `{ ELIDE("de", $seat) }` is `de Bo` and `d’Ana`.
 */
import { type FluentBundle, type FluentFunction, FluentNumber, FluentType, type FluentVariable } from "@fluent/bundle";

const PLAIN = "nominative";
const GENDER = "gender";
/** How a name begins that takes a letter from the word before it; its accents stand apart, and it may be fenced. */
const VOWEL = /^(?:\uE000[^\uE001]*\uE001)?(?:[aeiouæœ]|y[b-df-hj-np-tv-z])/iu;

/** The messages that were shown in English instead, and the forms that a name lacks: none in a whole translation. */
export const fallbacks = new Set<string>();

/** Count what is not said in its language; the page itself shows them, for those who translate. */
export function fellBack(what: string): void {
  fallbacks.add(what);
  if (globalThis.document) document.documentElement.dataset.fallbacks = [...fallbacks].join(" ");
}

/** What something is called: in its plain form where a sentence asks for none. */
export class Name extends FluentType<string> {
  constructor(
    private readonly bundle: FluentBundle,
    private readonly id: string,
    private readonly about: Record<string, FluentVariable>,
    plain: string,
    private readonly around: (text: string) => string = (text) => text,
  ) {
    super(plain);
  }

  override toString(): string {
    return this.around(this.value);
  }

  /** The form of this name as an attribute has it; null: there is none. */
  private attribute(name: string, number: number): string | null {
    const pattern = this.bundle.getMessage(this.id)?.attributes[name];
    return pattern ? this.bundle.formatPattern(pattern, { number, ...this.about }) : null;
  }

  form(name: string, number: number): string {
    if (name === PLAIN) return this.toString();
    const found = this.attribute(name, number);
    if (found === null) fellBack(`${this.id}.${name}`);
    return this.around(found ?? this.value);
  }

  get gender(): string {
    return this.attribute(GENDER, 1) ?? "";
  }
}

const elided = (word: string, name: string): string => (VOWEL.test(name.normalize("NFD")) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`);

const numberIn = (value: unknown): number => (value instanceof FluentNumber ? value.value : 1);

export const FUNCTIONS: Record<string, FluentFunction> = {
  NAME: ([name = "", number], { case: asked = PLAIN }) => (name instanceof Name ? name.form(String(asked), numberIn(number)) : name),
  GENDER: ([name]) => (name instanceof Name ? name.gender : ""),
  ELIDE: ([word, name]) => elided(String(word), String(name)),
};
