/** The open sea: short engraved strokes in loose rows, none on the land. */
import { hash, number as f, random } from "$lib/shape";
import type { BoardMap } from "../hexes";

export function wavesOf(map: BoardMap): string {
  const roll = random(hash(map.rows, map.columns));
  let d = "";
  for (let y = 30, row = 0; y < map.foot; y += 13, row++) {
    for (let x = 8 + (row % 2) * 17 + roll() * 8; x < map.width; x += 34 + roll() * 14) {
      const w = 4 + roll() * 4;
      d += `M${f(x)} ${f(y + roll() * 3)}q${f(w / 2)} ${f(-w * 0.55)} ${f(w)} 0t${f(w)} 0`;
    }
  }
  return d;
}
