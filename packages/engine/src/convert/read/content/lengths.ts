import { nameTable } from './name-table.ts';

/** Longest length that is believed, pt: Word's pages end at 1,584. */
const longest = 20_000;

function bounded(points: number): number | undefined {
  return Number.isFinite(points) ? Math.min(longest, Math.max(-longest, points)) : undefined;
}

const perUnit = nameTable<number>({
  pt: 1,
  in: 72,
  cm: 72 / 2.54,
  mm: 72 / 25.4,
  pc: 12,
  pi: 12,
  px: 0.75,
});

/** pt of a length with a unit (`12.5pt`, `3cm`), a bare number counting as `unit` pt; undefined when it is none. */
function withUnit(value: string | undefined, bare: number): number | undefined {
  if (value === undefined) return undefined;
  const match = /^\s*([-+]?(?:\d+\.?\d*|\.\d+))\s*([a-z]*)\s*$/i.exec(value);
  if (!match) return undefined;
  const unit = (match[2] ?? '').toLowerCase();
  const scale = unit === '' ? bare : perUnit[unit];
  return scale === undefined ? undefined : bounded(Number(match[1]) * scale);
}

/** pt of twentieths of a point, or of a length with its unit (ECMA-376 part 1, 22.9.2.14). */
export const twips = (value: string | undefined): number | undefined => withUnit(value, 1 / 20);

/** pt of English Metric Units: 12,700 in a point. */
export const emus = (value: string | undefined): number | undefined => withUnit(value, 1 / 12_700);

/** pt of a length in VML: bare numbers are pixels there (ECMA-376 part 4, 14.1.2). */
export const vmlLength = (value: string | undefined): number | undefined => withUnit(value, 0.75);
