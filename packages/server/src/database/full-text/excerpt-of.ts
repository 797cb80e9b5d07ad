import { foldRuns, type Stretch } from '@shorui/engine/japanese';
import { hitsIn, partsOf, type MarkedPart } from './mark-hits.ts';
import type { Term } from './terms.ts';

/** A stretch of a text that probably contains a hit. */
export interface Piece {
  readonly text: string;
  /** Where in it a hit is expected, in UTF-16 units. */
  readonly estimated: number;
  readonly isCutBefore: boolean;
  readonly isCutAfter: boolean;
}

/** Characters of an excerpt before its first hit, and in all. */
const before = 30;
const longest = 120;
/**
 * Characters on each side of the estimated place that are compared letter by letter at first, and how many times more next: a page of
 * excerpts takes longer than its search if whole texts are compared.
 */
const firstReach = 200;
const growth = 4;

/**
 * The stretch of a text around its first hit, with all hits in it marked; undefined if there is none. `folded`: its folded form, if
 * it is known.
 */
export function excerptOf(
  text: string,
  terms: readonly Term[],
  folded: string = foldRuns(text),
): readonly MarkedPart[] | undefined {
  const first = Math.min(...terms.map(({ needle }) => folded.indexOf(needle)).filter((at) => at !== -1));
  if (first === Infinity) return undefined;
  const estimated = Math.floor((first / folded.length) * text.length);
  return excerptAround({ text, estimated, isCutBefore: false, isCutAfter: false }, terms);
}

/** The same of a piece of a text: around the first hit near the estimated place. */
export function excerptAround(piece: Piece, terms: readonly Term[]): readonly MarkedPart[] | undefined {
  const { text, estimated } = piece;
  for (let reach = firstReach; ; reach *= growth) {
    const near = subPiece(piece, estimated - reach, estimated + reach);
    const [first] = hitsOf(near, terms);
    if (first !== undefined) {
      const at = near.start + first.start;
      const end = Math.max(near.start + first.end, at + longest) + before;
      const around = subPiece(piece, at - 2 * before, end);
      return cut(around, hitsOf(around, terms));
    }
    if (near.text.length === text.length) return undefined;
  }
}

interface SubPiece extends Pick<Piece, 'text' | 'isCutBefore' | 'isCutAfter'> {
  readonly start: number;
}

function subPiece({ text, isCutBefore, isCutAfter }: Piece, from: number, to: number): SubPiece {
  const start = safeStart(text, from);
  const end = Math.max(start, to);
  return {
    start,
    text: text.slice(start, end),
    isCutBefore: isCutBefore || start > 0,
    isCutAfter: isCutAfter || end < text.length,
  };
}

/** Without a hit at the beginning of a text that is cut there: the word may begin before it. */
const hitsOf = ({ text, isCutBefore }: SubPiece, terms: readonly Term[]): readonly Stretch[] =>
  hitsIn(text, terms).filter(({ start }) => start > 0 || !isCutBefore);

/** Not between the halves of a surrogate pair. */
function safeStart(text: string, at: number): number {
  if (at <= 0) return 0;
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff ? at + 1 : at;
}

function cut({ text, isCutBefore, isCutAfter }: SubPiece, hits: readonly Stretch[]): readonly MarkedPart[] {
  const [first] = hits;
  if (first === undefined) return [];
  const start = safeStart(text, first.start - before);
  const end = Math.max(first.end, safeStart(text, Math.min(text.length, start + longest)));
  const shown = hits
    .filter((hit) => hit.start < end)
    .map((hit) => ({ start: hit.start - start, end: Math.min(hit.end, end) - start }));
  const parts = partsOf(text.slice(start, end), shown);
  return [
    ...(start > 0 || isCutBefore ? [{ text: '…', hit: false }] : []),
    ...parts,
    ...(end < text.length || isCutAfter ? [{ text: '…', hit: false }] : []),
  ];
}
