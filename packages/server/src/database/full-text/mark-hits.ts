import { foldRuns, foldWithPlaces } from '@shorui/engine';
import type { Term } from './terms.ts';

/** A piece of an excerpt; `hit`: what the query found. */
export interface MarkedPart {
  readonly text: string;
  readonly hit: boolean;
}

/** Stretch of a text, `start` up to but not `end`, in UTF-16 units. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Characters of an excerpt before its first hit, and in all. */
const before = 30;
const longest = 120;
/** Characters of a long text that are looked at letter by letter around the estimated place of a hit; grows until it is found. */
const firstWindow = 4000;

/** The places of the terms in a text, those that touch joined, in order. Marks say what the search says: see foldRuns. */
export function hitsIn(text: string, terms: readonly Term[]): readonly Stretch[] {
  const { folded, starts, ends } = foldWithPlaces(text);
  const found: Stretch[] = [];
  for (const { needle } of terms) {
    const skipped = needle.startsWith(' ') ? 1 : 0;
    for (let at = folded.indexOf(needle); at !== -1; at = folded.indexOf(needle, at + 1)) {
      found.push({ start: starts[at + skipped] ?? 0, end: ends[at + needle.length - 1] ?? text.length });
    }
  }
  found.sort((a, b) => a.start - b.start || a.end - b.end);
  return found.reduce<Stretch[]>((joined, each) => {
    const last = joined.at(-1);
    if (last === undefined || each.start > last.end) joined.push(each);
    else joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, each.end) };
    return joined;
  }, []);
}

/** A text in marked and unmarked parts. White space is one space each. */
export function markHits(text: string, terms: readonly Term[]): readonly MarkedPart[] {
  return partsOf(text, hitsIn(text, terms));
}

/**
 * The stretch of a text around its first hit, with all hits in it marked; undefined if there is none. `folded`: its folded form, if
 * it is kept. Only the neighborhood of the hit is looked at letter by letter, so long texts are not slower than short ones.
 */
export function excerptOf(
  text: string,
  terms: readonly Term[],
  folded: string = foldRuns(text),
): readonly MarkedPart[] | undefined {
  const first = Math.min(...terms.map(({ needle }) => folded.indexOf(needle)).filter((at) => at !== -1));
  if (first === Infinity) return undefined;
  const estimated = Math.floor((first / folded.length) * text.length);
  for (let size = firstWindow; ; size *= 4) {
    const start = safeStart(text, estimated - size);
    const window = text.slice(start, estimated + size);
    const hits = hitsIn(window, terms);
    if (hits.length > 0) return cut(window, hits, start > 0, estimated + size < text.length);
    if (window.length === text.length) return undefined;
  }
}

/** Not between the halves of a surrogate pair. */
function safeStart(text: string, at: number): number {
  if (at <= 0) return 0;
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff ? at + 1 : at;
}

function cut(text: string, hits: readonly Stretch[], isCutBefore: boolean, isCutAfter: boolean): readonly MarkedPart[] {
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

function partsOf(text: string, hits: readonly Stretch[]): readonly MarkedPart[] {
  const parts: MarkedPart[] = [];
  let done = 0;
  const add = (end: number, hit: boolean): void => {
    if (end > done) parts.push({ text: text.slice(done, end).replace(/\s+/gu, ' '), hit });
    done = Math.max(done, end);
  };
  for (const { start, end } of hits) {
    add(start, false);
    add(end, true);
  }
  add(text.length, false);
  return parts;
}
