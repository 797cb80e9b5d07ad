import { readOutline } from './read-outline.ts';

/** Takes the steps of an outline, in font units, y upwards; a `Path2D` is one. */
export interface OutlinePath {
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  quadraticCurveTo(x1: number, y1: number, x: number, y: number): void;
  closePath(): void;
}

/** Gives the entry of a glyph in `glyf`: empty for one without ink, undefined where it is not there. */
export type GlyphEntries = (glyph: number) => Uint8Array | undefined;

/** From the coordinates of a component to those of the glyph: x' = a·x + c·y + e, y' = b·x + d·y + f. */
type Placing = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

interface Point {
  readonly x: number;
  readonly y: number;
  readonly isOn: boolean;
}

/** Composites inside composites; real fonts have one or two. */
const maxDepth = 8;
/** Flags of a point (OpenType, glyf). */
const point = { onCurve: 1, shortX: 2, shortY: 4, repeat: 8, sameX: 16, sameY: 32 };
/** Flags of a component. */
const component = { words: 1, offsets: 2, scale: 8, more: 32, twoScales: 64, matrix: 128 };

const asItIs: Placing = [1, 0, 0, 1, 0, 0];

function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, isOn: true };
}

/** Draws one contour: points off the curve are handles, between two of which is a point on the curve. */
function drawContour(path: OutlinePath, points: readonly Point[]): void {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || points.length < 2) return;
  const start = first.isOn ? first : last.isOn ? last : middle(first, last);
  path.moveTo(start.x, start.y);
  let handle: Point | undefined;
  const to = (next: Point): void => {
    if (handle) path.quadraticCurveTo(handle.x, handle.y, next.x, next.y);
    else path.lineTo(next.x, next.y);
    handle = undefined;
  };
  for (const each of first.isOn ? points.slice(1) : points) {
    if (each === start) continue;
    if (each.isOn) to(each);
    else {
      if (handle) to(middle(handle, each));
      handle = each;
    }
  }
  if (handle) to(start);
  path.closePath();
}

function drawSimple(path: OutlinePath, bytes: Uint8Array, contours: number, placing: Placing): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const ends = Array.from({ length: contours }, (_, index) => view.getUint16(10 + index * 2));
  const count = (ends.at(-1) ?? -1) + 1;
  let at = 10 + contours * 2;
  at += 2 + view.getUint16(at);
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = view.getUint8(at++);
    const times = flag & point.repeat ? view.getUint8(at++) + 1 : 1;
    for (let index = 0; index < times; index++) flags.push(flag);
  }
  const read = (short: number, same: number): number[] => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? view.getUint8(at++) : -view.getUint8(at++);
      else if (!(flag & same)) {
        value += view.getInt16(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = read(point.shortX, point.sameX);
  const ys = read(point.shortY, point.sameY);
  const [a, b, c, d, e, f] = placing;
  const points = flags.map((flag, index): Point => {
    const [x, y] = [xs[index] ?? 0, ys[index] ?? 0];
    return { x: a * x + c * y + e, y: b * x + d * y + f, isOn: (flag & point.onCurve) !== 0 };
  });
  let from = 0;
  for (const end of ends) {
    drawContour(path, points.slice(from, end + 1));
    from = end + 1;
  }
}

function inside(inner: Placing, outer: Placing): Placing {
  const [a, b, c, d, e, f] = inner;
  const [a2, b2, c2, d2, e2, f2] = outer;
  return [
    a * a2 + b * c2,
    a * b2 + b * d2,
    c * a2 + d * c2,
    c * b2 + d * d2,
    e * a2 + f * c2 + e2,
    e * b2 + f * d2 + f2,
  ];
}

/** The glyphs that a composite is made of, and where each goes. Those placed by points of others, which no font in use does, stay at 0. */
function componentsOf(bytes: Uint8Array): { glyph: number; placing: Placing }[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found: { glyph: number; placing: Placing }[] = [];
  let at = 10;
  let flags = component.more;
  while (flags & component.more) {
    flags = view.getUint16(at);
    const glyph = view.getUint16(at + 2);
    const isWide = (flags & component.words) !== 0;
    const [x, y] = isWide
      ? [view.getInt16(at + 4), view.getInt16(at + 6)]
      : [view.getInt8(at + 4), view.getInt8(at + 5)];
    at += isWide ? 8 : 6;
    const [e, f] = flags & component.offsets ? [x, y] : [0, 0];
    const part = (): number => {
      at += 2;
      return view.getInt16(at - 2) / 16384;
    };
    let [a, b, c, d] = [1, 0, 0, 1];
    if (flags & component.scale) a = d = part();
    else if (flags & component.twoScales) [a, d] = [part(), part()];
    else if (flags & component.matrix) [a, b, c, d] = [part(), part(), part(), part()];
    found.push({ glyph, placing: [a, b, c, d, e, f] });
  }
  return found;
}

function draw(path: OutlinePath, glyph: number, entries: GlyphEntries, placing: Placing, depth: number): boolean {
  const bytes = entries(glyph);
  if (!bytes || depth > maxDepth) return false;
  // Checks what the entry promises.
  readOutline(bytes, false);
  if (bytes.length === 0) return true;
  const contours = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getInt16(0);
  if (contours > 0) drawSimple(path, bytes, contours, placing);
  if (contours >= 0) return true;
  return componentsOf(bytes).every((each) => draw(path, each.glyph, entries, inside(each.placing, placing), depth + 1));
}

/**
 * Draws the outline of a glyph of a TrueType font into a path.
 * @returns whether all of it was there
 * @throws RangeError for a broken entry
 */
export function drawOutline(path: OutlinePath, glyph: number, entries: GlyphEntries): boolean {
  return draw(path, glyph, entries, asItIs, 1);
}

/** A glyph and those that it is made of, itself first. */
export function withComponents(glyph: number, entries: GlyphEntries): number[] {
  const all = new Set([glyph]);
  for (const each of all) {
    const bytes = entries(each) ?? new Uint8Array(0);
    for (const { glyph: part } of readOutline(bytes, false).components) all.add(part);
  }
  return [...all];
}
