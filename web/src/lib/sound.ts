/** Small sounds, made on the spot; only when they are wanted, and never a reason to fail. */
import { settings } from "$lib/settings.svelte";

/** What a sound tells: a movement, one's turn, the end, or a kind of moment. */
export type Sound = "move" | "coin" | "fall" | "roll" | "your-turn" | "end" | "find" | "menace" | "loss" | "decline" | "payday" | "rise" | "turned";

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
  // Moments: something good is found; a danger shows itself; something of ours is lost; an age ends; coins are
  // counted; something rises a step; a card is turned.
  find: [659, 880, 1319].map((from, n) => ({ at: n * 0.07, lasts: 0.22, from, wave: "triangle" as const, loud: 0.4 })),
  menace: [
    { at: 0, lasts: 0.5, from: 98, to: 82, wave: "sawtooth", loud: 0.35 },
    { at: 0.04, lasts: 0.46, from: 104, to: 78, wave: "sawtooth", loud: 0.3 },
  ],
  loss: [
    { at: 0, lasts: 0.2, from: 392, to: 370, wave: "triangle", loud: 0.5 },
    { at: 0.17, lasts: 0.34, from: 311, to: 262, wave: "triangle", loud: 0.5 },
  ],
  decline: [523, 440, 349].map((from, n) => ({ at: n * 0.14, lasts: 0.3, from, loud: 0.5 })),
  payday: [1180, 1400, 1570, 1760].map((from, n) => ({ at: n * 0.06, lasts: 0.12, from, wave: "triangle" as const, loud: 0.3 })),
  rise: [
    { at: 0, lasts: 0.7, from: 147, to: 220, loud: 0.7 },
    { at: 0.05, lasts: 0.65, from: 156, to: 233, loud: 0.5 },
  ],
  turned: [
    { at: 0, lasts: 0.05, from: 900, to: 400, wave: "square", loud: 0.15 },
    { at: 0.08, lasts: 0.28, from: 233, loud: 0.6 },
  ],
  end: [523, 659, 784, 1047].map((from, n) => ({ at: n * 0.13, lasts: n === 3 ? 0.6 : 0.25, from })),
};
const LOUDEST = 0.2; // several sounds may meet
const AT_ONCE = 0.03; // seconds in which the same sound is not made again

let context: AudioContext | null = null;
const heard = new Map<Sound, number>();

/** Make a sound, `delay` milliseconds from now. */
export function sound(name: Sound, delay = 0): void {
  if (!settings.sound || !settings.volume) return;
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
  volume.gain.exponentialRampToValueAtTime(LOUDEST * settings.volume * (tone.loud ?? 0.6), from + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, until);
  voice.connect(volume).connect(audio.destination);
  voice.start(from);
  voice.stop(until + 0.02);
}
