import { EAST_ASIAN, LB } from './line-break-class.ts';

type ClassAt = (classes: ArrayLike<number>, index: number) => number;

/** No character, or none of East Asian width. */
function isNotWide(classes: ArrayLike<number>, index: number): boolean {
  return ((classes[index] ?? 0) & EAST_ASIAN) === 0;
}

function isQuote(lineBreak: number): boolean {
  return lineBreak === LB.QU || lineBreak === LB.QI || lineBreak === LB.QF;
}

/** Rules LB19 and LB19a: quotation marks stick to what is next to them, unless all of that is East Asian. */
export function breaksAroundQuote(classes: ArrayLike<number>, index: number, at: ClassAt): boolean {
  const a = at(classes, index - 1);
  const b = at(classes, index);
  if (b === LB.QU || b === LB.QF || a === LB.QU || a === LB.QI) return false;
  if (isQuote(b) && (isNotWide(classes, index - 1) || isNotWide(classes, index + 1))) return false;
  return !(isQuote(a) && (isNotWide(classes, index) || isNotWide(classes, index - 2)));
}
