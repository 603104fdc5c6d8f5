/** One numbered rule, as the rules page has it. */
export interface Rule {
  section: string;
  text: string;
}
