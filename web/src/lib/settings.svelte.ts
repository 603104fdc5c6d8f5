/** What a person has chosen in this browser. */
import { suiting } from "$lib/language";
import { LANGUAGES } from "$lib/words";

export type Theme = "system" | "light" | "dark";
/** How quickly events are shown: not at all, quickly, as drawn. */
export type Pace = "off" | "fast" | "normal";
/** How quickly one reads what the game does by itself, step by step; off: it is not shown in steps. */
export type Follow = "off" | "fast" | "normal" | "slow";

interface Kept {
  theme: Theme;
  pace: Pace;
  follow: Follow;
  sound: boolean;
  volume: number;
  confirm: boolean;
  language: string | null;
  toured: string[];
}

const KEY = "rulebound.settings";
const STANDARD: Kept = {
  theme: "system",
  pace: "normal",
  follow: "normal",
  sound: false,
  volume: 0.6,
  confirm: true,
  language: null,
  toured: [],
};
const READING: Record<Follow, number> = { off: 0, fast: 0.5, normal: 1, slow: 2 };

function read(): Kept {
  try {
    return { ...STANDARD, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...STANDARD };
  }
}

class Settings {
  private kept = $state<Kept>(read());
  private readonly dark = matchMedia("(prefers-color-scheme: dark)");
  private readonly still = matchMedia("(prefers-reduced-motion: reduce)");

  constructor() {
    this.dark.addEventListener("change", () => this.show());
    this.show();
  }

  get theme(): Theme {
    return this.kept.theme;
  }
  set theme(theme: Theme) {
    this.keep({ theme });
    this.show();
  }

  get pace(): Pace {
    return this.kept.pace;
  }
  set pace(pace: Pace) {
    this.keep({ pace });
  }

  /** How long an animation of `ms` takes; 0: do not show it. */
  duration(ms: number): number {
    if (this.pace === "off" || this.still.matches) return 0;
    return this.pace === "fast" ? ms / 2 : ms;
  }

  get follow(): Follow {
    return this.kept.follow;
  }
  set follow(follow: Follow) {
    this.keep({ follow });
  }

  /** How long something that is read in `ms` is shown; 0: it is not shown in steps. Without motion it is read all the same. */
  reading(ms: number): number {
    return ms * (READING[this.follow] ?? 1);
  }

  get sound(): boolean {
    return this.kept.sound;
  }
  set sound(sound: boolean) {
    this.keep({ sound });
  }

  /** How loud sounds are, from 0 to 1. */
  get volume(): number {
    return Math.min(1, Math.max(0, this.kept.volume));
  }
  set volume(volume: number) {
    this.keep({ volume });
  }

  /** Whether what is hard to take back, or easily regretted, wants a second press. */
  get confirm(): boolean {
    return this.kept.confirm;
  }
  set confirm(confirm: boolean) {
    this.keep({ confirm });
  }

  /** The language that was chosen here; null: none was, or it is gone. */
  get chosen(): string | null {
    const { language } = this.kept;
    return language !== null && LANGUAGES.includes(language) ? language : null;
  }

  /** What was chosen here, else what the browser asks for. */
  get language(): string {
    return this.chosen ?? suiting(navigator.languages);
  }
  set language(language: string) {
    this.keep({ language });
  }

  /** Whether the guided tour of this name has been seen or skipped. */
  toured(name: string): boolean {
    return this.kept.toured.includes(name);
  }
  tour(name: string, seen: boolean): void {
    const others = this.kept.toured.filter((each) => each !== name);
    this.keep({ toured: seen ? [...others, name] : others });
  }

  private keep(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // A full or forbidden storage: the choice lasts as long as the page.
    }
  }

  private show(): void {
    const theme = this.theme === "system" ? (this.dark.matches ? "dark" : "light") : this.theme;
    document.documentElement.dataset.theme = theme;
  }
}

export const settings = new Settings();
