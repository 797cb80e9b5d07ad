import type { Line } from '../../pdf/layout/index.ts';
import type { ParagraphFormat } from '../model/index.ts';

/** Lines that widow control keeps together at the start and at the end of a paragraph. */
const KEPT = 2;

function endsPage(line: Line | undefined): boolean {
  return line?.end === 'page' || line?.end === 'column';
}

/** For each line whether it must be on one page with the next one. The last one answers for the next paragraph. */
export function linesKeptWithNext(lines: readonly Line[], format: ParagraphFormat): boolean[] {
  const kept = lines.map((_, index) => (index === lines.length - 1 ? format.keepWithNext : format.keepLines));
  if (format.widowControl && !format.keepLines) {
    let first = 0;
    lines.forEach((line, index) => {
      if (index < lines.length - 1 && !endsPage(line)) return;
      keepEnds(kept, first, index);
      first = index + 1;
    });
  }
  lines.forEach((line, index) => {
    if (endsPage(line)) kept[index] = false;
  });
  return kept;
}

/** The first two and the last two of the lines `first` to `last`. */
function keepEnds(kept: boolean[], first: number, last: number): void {
  for (let index = first; index < Math.min(first + KEPT - 1, last); index++) kept[index] = true;
  for (let index = Math.max(first, last - KEPT + 1); index < last; index++) kept[index] = true;
}
