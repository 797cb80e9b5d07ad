import type { CellBox, FormField } from '../../application/schema/index.ts';

/** A line of a form: places whose tops differ by less are on the same one; parts of a number are not further apart, mm. */
const [sameLine, widestGap] = [3, 15];

/** Cells of a place from its own corner, one by one. */
function cellsOf({ style = {} }: FormField): CellBox[] {
  const { boxes, count = 1, gap = 0 } = style.cells ?? {};
  if (boxes !== undefined) return [...boxes];
  const { width: whole = 0, height = 0 } = style;
  const width = (whole - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, at) => ({ x: at * (width + gap), y: 0, width, height }));
}

const isPart = ({ style }: FormField): boolean =>
  style?.cells !== undefined && style.cells.content === undefined && style.width !== undefined;

/** Is the place the next part of the number that begins with the first one: 労働保険番号, 労働保険番号_2, …? */
function follows(first: FormField, last: FormField, next: FormField, number: number): boolean {
  const gap = next.position_x - last.position_x - (last.style?.width ?? 0);
  return (
    isPart(next) &&
    next.name === `${first.name}_${number}` &&
    (next.page ?? 1) === (first.page ?? 1) &&
    Math.abs(next.position_y - first.position_y) < sameLine &&
    gap > -1 &&
    gap < widestGap
  );
}

/** To a hundredth, mm. */
const round = (mm: number): number => Math.round(mm * 100) / 100;

function joined<F extends FormField>(first: F, parts: readonly F[]): F {
  const top = Math.min(...parts.map(({ position_y: y }) => y));
  const boxes = parts.flatMap((part) =>
    cellsOf(part).map(({ x, y, width, height }) => ({
      x: round(x + part.position_x - first.position_x),
      y: round(y + part.position_y - top),
      width: round(width),
      height: round(height),
    })),
  );
  const width = Math.max(...boxes.map((box) => box.x + box.width));
  const height = Math.max(...boxes.map((box) => box.y + box.height));
  const style = { ...first.style, width: round(width), height: round(height), cells: { boxes } };
  return { ...first, position_y: top, style };
}

/** Joins rows of cells that a form prints apart for the parts of one number, into one place that holds all of it. */
export function joinParts<F extends FormField>(places: readonly F[]): F[] {
  const result: F[] = [];
  for (let at = 0; at < places.length; at += 1) {
    const first = places[at];
    if (first === undefined) break;
    const parts = [first];
    for (let next = places[at + 1]; isPart(first) && next !== undefined; next = places[at + 1]) {
      if (!follows(first, parts.at(-1) ?? first, next, parts.length + 1)) break;
      parts.push(next);
      at += 1;
    }
    result.push(parts.length === 1 ? first : joined(first, parts));
  }
  return result;
}
