/** Small sounds, made on the spot; only when they are wanted, and never a reason to fail. */
import { settings } from "$lib/settings.svelte";

export type Sound = "move" | "coin" | "fall" | "roll" | "your-turn" | "end";

/** One tone: when it begins, how long it lasts (seconds), from which pitch to which (hertz). */
interface Tone {
  at: number;
  lasts: number;
  from: number;
  to?: number;
  wave?: OscillatorType;
  loud?: number;
}

const SOUNDS: Record<Sound, Tone[]> = {
  move: [{ at: 0, lasts: 0.09, from: 240, to: 170, wave: "triangle", loud: 0.7 }],
  coin: [
    { at: 0, lasts: 0.06, from: 1180, wave: "triangle", loud: 0.35 },
    { at: 0.05, lasts: 0.16, from: 1570, wave: "triangle", loud: 0.35 },
  ],
  fall: [{ at: 0, lasts: 0.28, from: 210, to: 70, wave: "triangle", loud: 0.8 }],
  roll: [0, 0.07, 0.15, 0.26].map((at, n) => ({ at, lasts: 0.05, from: 330 - 40 * n, wave: "square" as const, loud: 0.2 })),
  "your-turn": [
    { at: 0, lasts: 0.18, from: 523 },
    { at: 0.13, lasts: 0.3, from: 784 },
  ],
  end: [523, 659, 784, 1047].map((from, n) => ({ at: n * 0.13, lasts: n === 3 ? 0.6 : 0.25, from })),
};
const VOLUME = 0.12;
const AT_ONCE = 0.03; // seconds in which the same sound is not made again

let context: AudioContext | null = null;
const heard = new Map<Sound, number>();

/** Make a sound, `delay` milliseconds from now. */
export function sound(name: Sound, delay = 0): void {
  if (!settings.sound) return;
  try {
    context ??= new AudioContext();
    // Browsers hold sounds back until the page has been touched; then they need not catch up.
    if (context.state === "suspended") void context.resume().catch(() => undefined);
    const start = context.currentTime + delay / 1000;
    if (Math.abs(start - (heard.get(name) ?? -1)) < AT_ONCE) return;
    heard.set(name, start);
    for (const tone of SOUNDS[name]) play(context, tone, start);
  } catch {
    // No audio here.
  }
}

function play(audio: AudioContext, tone: Tone, start: number): void {
  const from = start + tone.at;
  const until = from + tone.lasts;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = tone.wave ?? "sine";
  voice.frequency.setValueAtTime(tone.from, from);
  if (tone.to) voice.frequency.exponentialRampToValueAtTime(tone.to, until);
  volume.gain.setValueAtTime(0.0001, from);
  volume.gain.exponentialRampToValueAtTime(VOLUME * (tone.loud ?? 0.6), from + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, until);
  voice.connect(volume).connect(audio.destination);
  voice.start(from);
  voice.stop(until + 0.02);
}
