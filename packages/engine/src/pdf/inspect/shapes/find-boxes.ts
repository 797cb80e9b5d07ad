import type { PageLine } from '../content/page-marks.ts';
import type { InspectBudget } from '../inspect-limits.ts';
import { heightOf, widthOf, type Box } from './box.ts';

/** A line that ends this short of another still meets it, pt. */
const reach = 1.6;
/** Sides of the smallest box, pt (1.4 mm). */
const smallest = 4;
/** Boxes of one page: a form with more cells than this is none. */
const mostBoxes = 4_000;

/** Which lines across meet which lines down. */
interface Crossings {
  /** Lines down that meet each line across, from left to right. */
  readonly down: readonly number[][];
  /** Lines across that meet each line down, from top to bottom. */
  readonly across: readonly number[][];
  meets(across: number, down: number): boolean;
}

function findCrossings(across: readonly PageLine[], down: readonly PageLine[], budget: InspectBudget): Crossings {
  const result = { down: across.map((): number[] => []), across: down.map((): number[] => []) };
  const pairs = new Set<number>();
  const size = down.length;
  for (const [row, line] of across.entries()) {
    budget.countSteps(size);
    for (const [column, other] of down.entries()) {
      if (other.at < line.from - reach || other.at > line.to + reach) continue;
      if (line.at < other.from - reach || line.at > other.to + reach) continue;
      result.down[row]?.push(column);
      result.across[column]?.push(row);
      pairs.add(row * size + column);
    }
  }
  return { ...result, meets: (row, column) => pairs.has(row * size + column) };
}

/** The smallest box whose top left corner is where two lines meet. */
function boxFrom(
  row: number,
  column: number,
  across: readonly PageLine[],
  down: readonly PageLine[],
  crossings: Crossings,
  budget: InspectBudget,
): Box | undefined {
  const [top, left] = [across[row], down[column]];
  const rights = crossings.down[row]?.filter((each) => (down[each]?.at ?? 0) > (left?.at ?? 0) + smallest) ?? [];
  const bottoms = crossings.across[column]?.filter((each) => (across[each]?.at ?? 0) > (top?.at ?? 0) + smallest) ?? [];
  if (!top || !left) return undefined;
  budget.countSteps((crossings.down[row]?.length ?? 0) + (crossings.across[column]?.length ?? 0));
  for (const below of bottoms) {
    for (const beside of rights) {
      budget.countSteps(1);
      const [bottom, right] = [across[below], down[beside]];
      if (!bottom || !right || !crossings.meets(below, beside)) continue;
      return { left: left.at, top: top.at, right: right.at, bottom: bottom.at };
    }
  }
  return undefined;
}

/**
 * Finds boxes that lines close: cells of tables, frames, rectangles. Lines of each direction are in order of `at`.
 * @throws InspectStop
 */
export function findBoxes(across: readonly PageLine[], down: readonly PageLine[], budget: InspectBudget): Box[] {
  const crossings = findCrossings(across, down, budget);
  const boxes = new Map<string, Box>();
  for (const [row] of across.entries()) {
    for (const column of crossings.down[row] ?? []) {
      const box = boxFrom(row, column, across, down, crossings, budget);
      if (!box || widthOf(box) < smallest || heightOf(box) < smallest) continue;
      const key = [box.left, box.top, box.right, box.bottom].map((side) => Math.round(side)).join(' ');
      if (!boxes.has(key)) boxes.set(key, box);
      if (boxes.size >= mostBoxes) return [...boxes.values()];
    }
  }
  return [...boxes.values()];
}
