/** The maps of a game, each fetched and made ready to draw once. */
export interface MapLoader<Name, BoardMap> {
  /** The map if it is here. */
  known: (name: Name) => BoardMap | null;
  /** The map as soon as it is here. One that failed to come is asked for again by the next call. */
  load: (name: Name) => Promise<BoardMap>;
  /** Puts a map here that was made elsewhere. */
  keep: (name: Name, map: BoardMap) => BoardMap;
}

/** `keyOf`: what tells maps of one name apart, such as the content pack they are from. */
export function mapLoader<Name extends string | number, BoardMap extends object>(
  make: (name: Name) => BoardMap | Promise<BoardMap>,
  keyOf: (name: Name) => string = String,
): MapLoader<Name, BoardMap> {
  const here = new Map<string, BoardMap>();
  const coming = new Map<string, Promise<BoardMap>>();

  const keep = (key: string, map: BoardMap): BoardMap => {
    here.set(key, map);
    return map;
  };

  async function fetchMap(name: Name, key: string): Promise<BoardMap> {
    return keep(key, await make(name));
  }

  return {
    known: (name) => here.get(keyOf(name)) ?? null,
    load(name) {
      const key = keyOf(name);
      const known = here.get(key) ?? coming.get(key);
      if (known) return Promise.resolve(known);
      const map = fetchMap(name, key);
      const arrived = (): boolean => coming.delete(key);
      coming.set(key, map);
      map.then(arrived, arrived);
      return map;
    },
    keep: (name, map) => keep(keyOf(name), map),
  };
}
