/** The map: fields in a row, each with the outline it is pressed by and the middle where its trees stand. */
import { mapLoader } from "../../../src/table/kit/maps";

export interface Field {
  id: string;
  d: string;
  at: readonly [number, number];
}

export interface Orchard {
  fields: Field[];
}

/** The maps by their size. A map that lies in a file is fetched here: the function may be async. */
export const maps = mapLoader((fields: number): Orchard => {
  const ids = ["a", "b", "c", "d", "e"].slice(0, fields);
  return { fields: ids.map((id, i) => ({ id, d: `M${i * 200} 0h200v200h-200z`, at: [i * 200 + 100, 100] })) };
});
