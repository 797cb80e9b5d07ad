import { lineBreakRuns } from './line-break-data.ts';

/** Classes of UAX #14 as numbers. */
export const LB = {
  AL: 0,
  AI: 1,
  AK: 2,
  AP: 3,
  AS: 4,
  B2: 5,
  BA: 6,
  BB: 7,
  BK: 8,
  CB: 9,
  CJ: 10,
  CL: 11,
  CM: 12,
  CP: 13,
  CR: 14,
  EB: 15,
  EM: 16,
  EX: 17,
  GL: 18,
  H2: 19,
  H3: 20,
  HH: 21,
  HL: 22,
  HY: 23,
  ID: 24,
  IN: 25,
  IS: 26,
  JL: 27,
  JT: 28,
  JV: 29,
  LF: 30,
  NL: 31,
  NS: 32,
  NU: 33,
  OP: 34,
  PO: 35,
  PR: 36,
  QU: 37,
  QI: 38,
  QF: 39,
  RI: 40,
  SP: 41,
  SY: 42,
  VF: 43,
  VI: 44,
  WJ: 45,
  ZW: 46,
  ZWJ: 47,
  IX: 48,
  DC: 49,
  IA: 50,
} as const;

/** Set in a class value for characters of East Asian width F, W or H. */
export const EAST_ASIAN = 64;

const BMP = 0x10000;
const HANGUL_FIRST = 0xac00;
const HANGUL_LAST = 0xd7a3;
/** Hangul syllables come in blocks of 28: one without a final consonant (H2), then 27 with one (H3). */
const HANGUL_FINALS = 28;

interface ClassTable {
  readonly bmp: Uint8Array;
  readonly starts: readonly number[];
  readonly values: readonly number[];
}

function readTable(): ClassTable {
  const bmp = new Uint8Array(BMP);
  const starts: number[] = [];
  const values: number[] = [];
  let at = 0;
  for (const run of lineBreakRuns.split(' ')) {
    const dot = run.indexOf('.');
    const length = dot === 0 ? 1 : Number.parseInt(run.slice(0, dot), 36);
    const value = Number.parseInt(run.slice(dot + 1), 36);
    if (at < BMP) bmp.fill(value, at, Math.min(at + length, BMP));
    if (at + length > BMP) {
      starts.push(at);
      values.push(value);
    }
    at += length;
  }
  for (let point = HANGUL_FIRST; point <= HANGUL_LAST; point++) {
    bmp[point] = EAST_ASIAN | ((point - HANGUL_FIRST) % HANGUL_FINALS === 0 ? LB.H2 : LB.H3);
  }
  return { bmp, starts, values };
}

let table: ClassTable | undefined;

/** Line breaking class of a code point, an `LB` number, with `EAST_ASIAN` where it is wide. */
export function lineBreakClassOf(codePoint: number): number {
  table ??= readTable();
  if (codePoint < BMP) return table.bmp[codePoint] ?? LB.AL;
  const { starts, values } = table;
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= codePoint) low = middle;
    else high = middle - 1;
  }
  return values[low] ?? LB.AL;
}
