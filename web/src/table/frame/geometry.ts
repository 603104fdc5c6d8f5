/** Where things lie on the screen: what comes next in the direction of an arrow key, and how much room a board takes. */

interface Placed {
  getBoundingClientRect(): DOMRect;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function centre(element: Placed): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** What can be seen of an element: without what its scrolling or cutting ancestors hide; null: nothing. */
export function seenPart(element: Element): Box | null {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let at = element.parentElement; at && getComputedStyle(at).position !== "fixed"; at = at.parentElement) {
    if (getComputedStyle(at).overflow === "visible") continue;
    const room = at.getBoundingClientRect();
    [left, top] = [Math.max(left, room.left), Math.max(top, room.top)];
    [right, bottom] = [Math.min(right, room.right), Math.min(bottom, room.bottom)];
  }
  return right > left && bottom > top ? { x: left, y: top, width: right - left, height: bottom - top } : null;
}

/** The nearest one that way: what lies off to the side counts as farther. */
export function nearest<E extends Placed>(from: Placed, others: E[], key: string): E | null {
  const way = ARROWS[key];
  if (!way) return null;
  const [x, y] = centre(from);
  let best: E | null = null;
  let least = Infinity;
  for (const other of others) {
    const [ox, oy] = centre(other);
    const along = (ox - x) * way[0] + (oy - y) * way[1];
    const aside = Math.abs((ox - x) * way[1]) + Math.abs((oy - y) * way[0]);
    const far = along + 2 * aside;
    if (along > 1 && aside <= 2 * along && far < least) {
      best = other;
      least = far;
    }
  }
  return best;
}

interface Size {
  width: number;
  height: number;
}

interface Box extends Size {
  x: number;
  y: number;
}

const APART = 10; // pixels from the room's edges
const HEAD = 48; // for the stage's tools in its upper corner

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));

export type Corner = "lower-right" | "lower-left" | "upper-left" | "upper-right";
const CORNERS: readonly Corner[] = ["lower-right", "lower-left", "upper-left", "upper-right"];

/** In which corner a small box covers least of these places and nothing of one; it stays in its corner as long as it can. */
export function freeCorner(room: Box, { width, height }: Size, places: readonly Box[], free: Box | null, now: Corner | null): Corner {
  const boxAt = (corner: Corner): Box => ({
    x: corner.endsWith("left") ? room.x + APART : room.x + room.width - width - APART,
    y: corner.startsWith("upper") ? room.y + (corner.endsWith("left") ? APART : HEAD) : room.y + room.height - height - APART,
    width,
    height,
  });
  const covered = (corner: Corner): number => (free ? overlap(boxAt(corner), free) / (free.width * free.height) : 0);
  if (now && covered(now) < 0.25) return now;
  const cost = (corner: Corner): number => places.reduce((sum, place) => sum + overlap(boxAt(corner), place), 0) + (covered(corner) < 0.25 ? 0 : 1e7);
  return CORNERS.reduce((best, corner) => (cost(corner) < cost(best) ? corner : best));
}

/** Where a small box lies beside another, within a room: right of it, left of it where there is more space, else over its edge. */
export function besideOf(room: Box, { width, height }: Size, other: Box): { x: number; y: number } {
  const right = other.x + other.width + APART;
  const left = other.x - width - APART;
  const most = Math.max(room.x + APART, room.x + room.width - width - APART);
  const x = right <= most ? right : left >= room.x + APART ? left : other.x + other.width / 2 > room.x + room.width / 2 ? room.x + APART : most;
  const lowest = Math.max(room.y + APART, room.y + room.height - height - APART);
  const y = Math.min(lowest, Math.max(room.y + APART, other.y + other.height / 2 - height / 2));
  return { x, y };
}

/**
 * Where a small box lies beside a thing: where it covers nothing of that, and least of the others; on the right if it
 * can, else on the left, beneath or above, and in a corner of the room only if it is much better there.
 */
export function clearOf(room: Box, { width, height }: Size, thing: Box, others: readonly Box[]): { x: number; y: number } {
  const within = (from: number, length: number, size: number, wanted: number): number =>
    Math.max(from + APART, Math.min(from + length - size - APART, wanted));
  const x = (wanted: number): number => within(room.x, room.width, width, wanted);
  const y = (wanted: number): number => within(room.y, room.height, height, wanted);
  const along = (start: number, length: number, size: number): number[] => [start + (length - size) / 2, start, start + length - size];
  const rows = along(thing.y, thing.height, height).map(y);
  const columns = along(thing.x, thing.width, width).map(x);
  const [right, left] = [x(thing.x + thing.width + APART), x(thing.x - width - APART)];
  const [below, above] = [y(thing.y + thing.height + APART), y(thing.y - height - APART)];
  const beside = [right, left].flatMap((at) => rows.map((row) => ({ x: at, y: row })));
  const over = [below, above].flatMap((at) => columns.map((column) => ({ x: column, y: at })));
  const corners = [x(Infinity), x(-Infinity)].flatMap((at) => [y(Infinity), y(-Infinity)].map((row) => ({ x: at, y: row })));
  const covered = (at: { x: number; y: number }): number => {
    const box = { ...at, width, height };
    return 8 * overlap(box, thing) + others.reduce((sum, other) => sum + overlap(box, other), 0);
  };
  const far = (width * height) / 4;
  const places = [...[...beside, ...over].map((at) => ({ at, cost: covered(at) })), ...corners.map((at) => ({ at, cost: covered(at) + far }))];
  return places.reduce((best, place) => (place.cost < best.cost ? place : best)).at;
}

const PANELS = 160; // pixels: a player's panel, and a hint that there are more
const TOOLS = 42; // for the stage's tools beneath the board

/** How high the stage is when it has its board's own shape; null where that leaves too little for the players. */
export function ownHeight(room: Size, board: Size): number | null {
  const own = (room.width * board.height) / board.width + TOOLS;
  return room.height - own < PANELS ? null : own;
}

const EMPTY = 0.65; // of its room's height: a board that fills less of it is seen from near

/** How much nearer a wide board is seen so that it fills the height of its room; 1: it fills enough of it as a whole. */
export function filled(room: Size, board: Size): number {
  return board.height && board.height < EMPTY * room.height ? room.height / board.height : 1;
}
