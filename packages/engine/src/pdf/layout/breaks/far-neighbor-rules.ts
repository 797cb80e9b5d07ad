import { EAST_ASIAN, LB } from './line-break-class.ts';

type ClassAt = (classes: ArrayLike<number>, index: number) => number;

/** Whether rule LB25 can speak of these two neighbors. */
export function isNumberPart(a: number, b: number): boolean {
  if (b === LB.NU) return a === LB.PO || a === LB.PR || a === LB.HY || a === LB.IS || a === LB.SY || a === LB.NU;
  if (b === LB.PO || b === LB.PR) return a === LB.NU || a === LB.SY || a === LB.IS || a === LB.CL || a === LB.CP;
  return b === LB.OP && (a === LB.PO || a === LB.PR);
}

/** Whether the characters up to `index` are a digit and any number of `/` and `.` or `,`. */
function endsNumber(classes: ArrayLike<number>, index: number, at: ClassAt): boolean {
  let last = index;
  while (at(classes, last) === LB.SY || at(classes, last) === LB.IS) last--;
  return at(classes, last) === LB.NU;
}

/** Rule LB25: numbers with their signs, units and brackets are not parted. */
export function breaksAroundNumber(classes: ArrayLike<number>, index: number, at: ClassAt): boolean {
  const a = at(classes, index - 1);
  const b = at(classes, index);
  if (b === LB.NU) {
    if (a === LB.SY) return !endsNumber(classes, index - 1, at);
    return false;
  }
  if (b === LB.OP) {
    const next = at(classes, index + 1);
    return !(next === LB.NU || (next === LB.IS && at(classes, index + 2) === LB.NU));
  }
  return !endsNumber(classes, a === LB.CL || a === LB.CP ? index - 2 : index - 1, at);
}

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
