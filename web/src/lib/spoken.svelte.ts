/** The language that is spoken now. What is drawn with words follows it: see `speak` in words.ts. */
class Spoken {
  language = $state("en");
}

export const spoken = new Spoken();
