import type { PageLine, PageMarks } from '../content/page-marks.ts';

/** Lines this near to each other (pt, middle to middle) are one that was drawn twice. */
const together = 0.8;
/** Gaps this long are closed: between pieces of a line, and between dashes, which are short. */
const pieceGap = 0.8;
const dashGap = 3;
const dash = 5;

/** Joins pieces that are on one line. They are in order of their beginnings. */
function joinPieces(pieces: readonly PageLine[]): PageLine[] {
  const joined: PageLine[] = [];
  // Only the last piece determines whether dashes continue, not the line they have become.
  let lastLength = 0;
  for (const piece of pieces) {
    const line = joined.at(-1);
    const length = piece.to - piece.from;
    const gap = length < dash && lastLength < dash ? dashGap : pieceGap;
    lastLength = length;
    if (!line || piece.from > line.to + gap) joined.push(piece);
    else {
      joined[joined.length - 1] = {
        ...line,
        at: line.to - line.from >= length ? line.at : piece.at,
        to: Math.max(line.to, piece.to),
        thickness: Math.max(line.thickness, piece.thickness),
      };
    }
  }
  return joined;
}

/** Joins lines of one direction that are on each other or follow each other, and drops what is too short to be one. */
export function pageLines({ lines }: Pick<PageMarks, 'lines'>, direction: PageLine['direction']): PageLine[] {
  const sorted = lines.filter((line) => line.direction === direction).sort((one, two) => one.at - two.at);
  const merged: PageLine[] = [];
  for (let start = 0; start < sorted.length;) {
    const first = sorted[start]?.at ?? 0;
    let end = start + 1;
    while (end < sorted.length && (sorted[end]?.at ?? Infinity) - first <= together) end++;
    const group = sorted.slice(start, end).sort((one, two) => one.from - two.from);
    merged.push(...joinPieces(group));
    start = end;
  }
  return merged.filter(({ from, to }) => to - from >= 3);
}
