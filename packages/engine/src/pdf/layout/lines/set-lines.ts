import type { Line } from '../line.ts';
import type { Paragraph } from '../paragraph.ts';
import { PairGaps } from '../spacing/pair-gaps.ts';
import { makeLines } from './make-lines.ts';
import { prepareSetting } from './prepare-setting.ts';

/** Room for gaps that no paragraph uses now: arrays take longer to make than those of a short paragraph to fill. */
const spare: PairGaps[] = [];
/** Clusters of the longest paragraph whose room is kept. */
const mostKept = 16_384;

/** The lines of a paragraph; with `limit`, no more than that. */
export function setLines(paragraph: Paragraph, limit?: number): Line[] {
  // While the lines are made, `style.room` may have other paragraphs set.
  const gaps = spare.pop() ?? new PairGaps();
  try {
    return makeLines(prepareSetting(paragraph, gaps), limit);
  } finally {
    if (gaps.gap.length <= mostKept) spare.push(gaps);
  }
}
