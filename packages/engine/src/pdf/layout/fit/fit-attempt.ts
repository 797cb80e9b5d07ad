import { layoutParagraph } from '../layout-paragraph.ts';
import type { Line } from '../line.ts';
import { setLines } from '../lines/set-lines.ts';
import type { Paragraph } from '../paragraph.ts';
import type { Factors } from './scale-paragraph.ts';
import { scaledParagraph } from './scale-paragraph.ts';

const SLACK = 0.01;
/** A single line may be this much of its height taller than the box: type leaves more than that free above and below its ink. */
const SINGLE_LINE_SLACK = 0.15;

/** What the text must fit into. */
export interface FitBox {
  readonly height: number;
  readonly maxLines: number;
  /** Whether a line may end where the text does not say so. */
  readonly mayWrap: boolean;
}

/** How much of a text set with certain factors is inside the box. */
export interface FitAttempt {
  readonly lines: readonly Line[];
  /** How many of the lines are inside. */
  readonly inside: number;
  readonly fits: boolean;
  /** Every line is as narrow as the box, whatever their height together; of lines that wrap themselves always so. */
  readonly narrow: boolean;
}

/** Height of the ink of the first `count` lines: what is above and below the type of the outer ones may leave the box. */
function inkHeight(lines: readonly Line[], count: number): number {
  const first = lines[0];
  const last = lines[count - 1];
  if (first === undefined || last === undefined) return 0;
  return last.baseline + last.descent - (first.baseline - first.ascent);
}

function countInside(lines: readonly Line[], box: FitBox): number {
  let inside = 0;
  while (inside < lines.length && inside < box.maxLines) {
    const slack = inside === 0 ? SINGLE_LINE_SLACK * (lines[0]?.height ?? 0) : SLACK;
    if (inkHeight(lines, inside + 1) > box.height + slack) break;
    if (inside > 0 && !box.mayWrap && lines[inside - 1]?.end === 'wrap') break;
    inside++;
  }
  return inside;
}

/** Sets the text with the factors and looks how much of it is inside. */
export function attemptFit(paragraph: Paragraph, factors: Factors, box: FitBox): FitAttempt {
  const scaled = scaledParagraph(paragraph, factors);
  const limit = box.mayWrap ? box.maxLines + 1 : Number.POSITIVE_INFINITY;
  let lines: readonly Line[] = setLines(scaled, limit);
  if (lines.length === 0) ({ lines } = layoutParagraph(scaled));
  const inside = countInside(lines, box);
  const isComplete = inside === lines.length && lines.at(-1)?.end !== 'wrap';
  const isNarrow = lines.every((line) => line.width <= line.room + SLACK);
  const isUnbroken = box.mayWrap || lines.every((line) => line.end !== 'wrap');
  return { lines, inside, fits: (lines.length === 0 || isComplete) && isNarrow, narrow: isNarrow && isUnbroken };
}
