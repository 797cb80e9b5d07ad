import { foldRuns, isWordRun, japaneseLetter } from './fold-for-search.ts';

/** A folded text (see foldRuns) whose parts can be found again in the original. */
export interface PlacedText {
  readonly folded: string;
  /** For each UTF-16 unit of `folded`, where its letter begins and ends in the text. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** A letter with the marks that belong to it: ﾌﾟ is one. */
const anyLetter = /[\s\S](?:[\p{M}\p{Cf}]|\uff9e|\uff9f)*/gu;
const unseen = /^[\p{M}\p{Cf}]/u;
const japanese = new RegExp(`^${japaneseLetter}$`, 'u');
/** A mark that is kept until lines are joined, so that two line ends around it are no blank line. */
const seenMark = /(?!\p{Variation_Selector})[\p{M}\uff9e\uff9f]/u;
const lineEnd = /^[\r\n\v\u0085\u2028\u2029]/;

/** Folded letters of earlier texts; most texts use a few thousand different ones. */
const known = new Map<string, string>();
const mostKnown = 20_000;

function foldLetter(letter: string): string {
  const found = known.get(letter);
  if (found !== undefined) return found;
  const folded = foldRuns(letter).trim();
  if (known.size < mostKnown) known.set(letter, folded);
  return folded;
}

/** What lies between two letters: nothing, spaces with so many line ends since the last mark, or something that divides. */
interface Gap {
  isDivided: boolean;
  lines: number;
  isBlank: boolean;
  /** Whether the last character was \r, to which a \n belongs. */
  isAfterReturn: boolean;
}

const newGap = (isDivided: boolean): Gap => ({ isDivided, lines: 0, isBlank: false, isAfterReturn: false });

/**
 * foldRuns letter by letter, with the place of each letter in the text. For texts whose letters depend on each other (decomposed Hangul)
 * the two may differ. About 0.2 µs a letter.
 */
export function foldWithPlaces(text: string): PlacedText {
  let folded = ' ';
  const starts = [0];
  const ends = [0];
  let last = '';
  let gap = newGap(true);
  const add = (letters: string, start: number, end: number): void => {
    for (let unit = 0; unit < letters.length; unit += 1) {
      starts.push(start);
      ends.push(end);
    }
    folded += letters;
  };
  for (const { 0: letter, index } of text.matchAll(anyLetter)) {
    const letters = foldLetter(letter);
    if (letters === '') {
      note(gap, letter);
      continue;
    }
    const first = String.fromCodePoint(letters.codePointAt(0) ?? 0);
    if (last !== '' && isApart(gap, last, first)) add(' ', index, index);
    add(letters, index, index + letter.length);
    last = [...letters].at(-1) ?? '';
    gap = newGap(false);
  }
  if (last !== '') add(' ', text.length, text.length);
  return { folded, starts, ends };
}

function note(gap: Gap, letter: string): void {
  const isEnd = lineEnd.test(letter) && !(letter.startsWith('\n') && gap.isAfterReturn);
  if (isEnd) gap.lines += 1;
  if (gap.lines > 1 || letter.startsWith('\f')) gap.isDivided = true;
  const isMarked = seenMark.test(letter);
  if (isMarked) gap.lines = 0;
  if (/^\s/.test(letter)) {
    gap.isBlank = true;
    gap.isAfterReturn = letter.startsWith('\r') && !isMarked;
  } else if (!unseen.test(letter)) gap.isDivided = true;
}

function isApart({ isDivided, isBlank }: Gap, before: string, after: string): boolean {
  if (isDivided || isWordRun(before) !== isWordRun(after)) return true;
  return isBlank && !(japanese.test(before) && japanese.test(after));
}

/** Stretch of a text, `start` up to but not `end`, in UTF-16 units. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Terms of a query beyond these are not looked for, and what is longer is cut; characters. */
const mostTerms = 10;
const longestTerm = 100;

/** The different terms of a query, folded (foldRuns) without the spaces around them: what is between two spaces. */
export function termsOf(query: string): readonly string[] {
  const folded = query
    .split(/\s+/u)
    .map((term) => foldRuns([...term].slice(0, longestTerm).join('')).trim())
    .filter((term) => term !== '');
  return [...new Set(folded)].slice(0, mostTerms);
}

/** What the folded text of a document contains if a term finds it: words from their beginning, Japanese anywhere in a run. */
export const needleOf = (term: string): string => (isWordRun(term) ? ' ' : '') + term;

/**
 * The places of needles in a text, in order; those that touch are joined.
 * @param needles of `needleOf`
 */
export function findNeedles(text: string, needles: readonly string[]): readonly Stretch[] {
  const { folded, starts, ends } = foldWithPlaces(text);
  const found: Stretch[] = [];
  for (const needle of needles) {
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

/** The places of the words of a query in a text, as the search for documents finds them. */
export const findWords = (text: string, query: string): readonly Stretch[] =>
  findNeedles(text, termsOf(query).map(needleOf));
