import type { InspectBudget } from '../inspect-limits.ts';
import { around, type Box } from './box.ts';
import type { PageShapes } from './page-shapes.ts';
import { textOf } from './text-lines.ts';

/** Boxes whose edges are this near to each other touch, and sides that differ by no more are equal, pt. */
const slack = 1.5;
/** Boxes of one page that are compared, and bands of one table. */
const mostBoxes = 1_500;
const mostBands = 200;

/** Blocks of one form: equal in size, in their boxes and in their printed words. */
export type BlockGroup = readonly Box[];

const touch = (one: Box, two: Box): boolean =>
  one.left < two.right + slack &&
  two.left < one.right + slack &&
  one.top < two.bottom + slack &&
  two.top < one.bottom + slack;

/** Boxes that hang together: tables, blocks of cells. */
function tablesOf(leaves: readonly Box[], budget: InspectBudget): Box[][] {
  const tables: Box[][] = [];
  for (const leaf of leaves) {
    const touched = tables.filter((table) => {
      budget.countSteps(table.length);
      return table.some((other) => touch(other, leaf));
    });
    const joined = [leaf, ...touched.flat()];
    for (const table of touched) tables.splice(tables.indexOf(table), 1);
    tables.push(joined);
  }
  return tables;
}

/** A strip of a table between two lines that go all across it, with its boxes. */
interface Band extends Box {
  readonly signature: string;
}

const rounded = (value: number): number => Math.round(value / (2 * slack));

/** What a part of a page looks like: the places of its boxes from its own corner, and its words, with any number for a number. */
function signatureOf(shapes: PageShapes, frame: Box, boxes: readonly Box[]): string {
  const places = boxes
    .map(({ left, top, right, bottom }) =>
      [left - frame.left, top - frame.top, right - frame.left, bottom - frame.top].map(rounded).join(' '),
    )
    .sort();
  const words = textOf(shapes.characters.inside(frame)).replace(/[0-9０-９①-⑳一二三四五六七八九十]+/gu, '#');
  return `${places.join('/')} ${words}`;
}

function bandsOf(shapes: PageShapes, table: readonly Box[]): Band[] {
  const frame = around(table);
  if (!frame) return [];
  const edges = [...new Set(table.flatMap(({ top, bottom }) => [top, bottom]))].sort((one, two) => one - two);
  const cuts = edges.filter(
    (at, index) =>
      at - (edges[index - 1] ?? -Infinity) > slack &&
      table.every(({ top, bottom }) => top > at - slack || bottom < at + slack),
  );
  return cuts.slice(0, mostBands).flatMap((top, index) => {
    const bottom = cuts[index + 1];
    if (bottom === undefined) return [];
    const boxes = table.filter((box) => box.top > top - slack && box.bottom < bottom + slack);
    const band = { ...frame, top, bottom };
    return [{ ...band, signature: signatureOf(shapes, band, boxes) }];
  });
}

/** The longest run of equal parts of a table from a band on: how many bands a part has, and how many parts there are. */
function runFrom(bands: readonly Band[], start: number): { period: number; count: number } {
  let best = { period: 1, count: 1 };
  for (let period = 1; start + 2 * period <= bands.length; period++) {
    let length = period;
    while (bands[start + length] && bands[start + length]?.signature === bands[start + length - period]?.signature) {
      length++;
    }
    const count = Math.floor(length / period);
    if (count > 1 && count * period > best.count * best.period) best = { period, count };
  }
  return best;
}

/** Parts of one table that repeat from top to bottom. */
function partsOf(shapes: PageShapes, table: readonly Box[], budget: InspectBudget): BlockGroup[] {
  const bands = bandsOf(shapes, table);
  const groups: BlockGroup[] = [];
  for (let start = 0; start < bands.length;) {
    budget.countSteps((bands.length - start) ** 2);
    const { period, count } = runFrom(bands, start);
    if (count > 1) {
      const parts = Array.from({ length: count }, (_, index) =>
        around(bands.slice(start + index * period, start + (index + 1) * period)),
      );
      groups.push(parts.filter((part) => part !== undefined));
    }
    start += count > 1 ? period * count : 1;
  }
  return groups;
}

/**
 * Finds blocks of one form on a page: tables that look the same, and parts of a table that repeat.
 * @throws InspectStop
 */
export function findBlocks(shapes: PageShapes, budget: InspectBudget): BlockGroup[] {
  const leaves = shapes.boxes.filter(({ children }) => children.length === 0);
  if (leaves.length > mostBoxes) return [];
  const tables = tablesOf(leaves, budget).filter((table) => table.length > 1);
  const alike = new Map<string, Box[]>();
  const alone: (readonly Box[])[] = [];
  for (const table of tables) {
    const frame = around(table);
    if (!frame) continue;
    const signature = signatureOf(shapes, frame, table);
    const known = alike.get(signature);
    if (known) known.push(frame);
    else {
      alike.set(signature, [frame]);
      alone.push(table);
    }
  }
  const groups = [...alike.values()].filter((group) => group.length > 1);
  const inGroups = new Set(groups.flat().map(({ left, top }) => `${left} ${top}`));
  const parts = alone.flatMap((table) => {
    const frame = around(table);
    return !frame || inGroups.has(`${frame.left} ${frame.top}`) ? [] : partsOf(shapes, table, budget);
  });
  return [...groups, ...parts];
}
