/** Columns that a character occupies in plain text: 2 for full-width ones. */
export function columnsOf(text: string): number {
  let columns = 0;
  for (const character of text) columns += isWide(character.codePointAt(0) ?? 0) ? 2 : 1;
  return columns;
}

/** Ranges of UAX #11 that mail programs with a Japanese font draw in full width, merged across gaps without narrow characters. */
const wide = [
  [0x1100, 0x115f],
  [0x2010, 0x2bff],
  [0x2e80, 0xa4cf],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff01, 0xff60],
  [0xffe0, 0xffe6],
  [0x1f300, 0x1faff],
  [0x20000, 0x3fffd],
] as const;
const isWide = (code: number): boolean => wide.some(([from, to]) => code >= from && code <= to);

/** Must not start a line (the most common classes of JLReq). */
const notFirst = new Set(
  '、。，．・：；？！゛゜ヽヾゝゞ々ー）〕］｝〉》」』】”’…‥ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ,.:;?!)]}%',
);
/** Must not end a line. */
const notLast = new Set('（〔［｛〈《「『【“‘([{');

/**
 * Wraps plain text to lines of at most `width` columns. Japanese breaks between characters, but not before 。 or after 「; Latin words,
 * numbers and addresses are not broken, so an address longer than a line still works.
 */
export function wrapText(text: string, width = 70): string {
  return text
    .split('\n')
    .map((line) => wrapLine(line, width))
    .join('\n');
}

function wrapLine(line: string, width: number): string {
  const lines: string[] = [];
  let current = '';
  for (const piece of unbreakable(line)) {
    if (current.trim() !== '' && columnsOf(`${current}${piece}`.trimEnd()) > width) {
      lines.push(current.trimEnd());
      current = piece.trimStart();
    } else current += piece;
  }
  return [...lines, current.trimEnd()].join('\n');
}

/** Columns. Longer words, and sequences of characters without a break opportunity, are broken anyway; web addresses never. */
const longestPiece = 60;

/** Unbreakable pieces: runs of narrow characters without spaces, and single wide ones with the characters bound to them. */
function unbreakable(line: string): string[] {
  const pieces: string[] = [];
  let previous = '';
  for (const character of line) {
    const last = pieces.at(-1);
    const clings = notFirst.has(character) || notLast.has(previous) || character === ' ' || joins(previous, character);
    if (last !== undefined && clings && (columnsOf(last) < longestPiece || /^https?:\/\//.test(last)))
      pieces[pieces.length - 1] = last + character;
    else pieces.push(character);
    previous = character;
  }
  return pieces;
}

const joins = (before: string, after: string): boolean =>
  before !== '' && before !== ' ' && !isWide(before.codePointAt(0) ?? 0) && !isWide(after.codePointAt(0) ?? 0);
