import { catchProblems } from '../../problems/index.ts';
import { openPdf, type OpenPdfOptions } from '../read/index.ts';
import { noMarks } from './content/page-marks.ts';
import { readPageMarks } from './content/read-page-marks.ts';
import { InspectBudget, InspectStop, type InspectLimits } from './inspect-limits.ts';
import { pageLines } from './shapes/page-lines.ts';
import { FontCache } from './text/font-cache.ts';

/** Millimetres in a point. */
const mmPerPt = 25.4 / 72;

/** A straight line that a page prints, in mm from the top left corner of the page as seen. */
export interface PrintedLine {
  readonly direction: 'across' | 'down';
  /** y of a line across, x of a line down: its middle. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** How printed lines are read. */
export interface PrintedLinesOptions extends OpenPdfOptions {
  /** Bounds on looking at pages. */
  readonly inspectLimits?: Partial<InspectLimits>;
}

/**
 * The straight lines of each page of a PDF, pieces of one line joined. A page that cannot be read, or has too much to look at, has
 * none.
 * @throws ShoruiError `pdf.*` for a file that cannot be opened, or passes a limit
 */
export function readPrintedLines(bytes: Uint8Array, options: PrintedLinesOptions = {}): PrintedLine[][] {
  const file = openPdf(bytes, options);
  const budget = new InspectBudget(options.inspectLimits, options.now);
  const shared = { file, budget, fonts: new FontCache(file) };
  return file.pages().map((page) => {
    try {
      const { marks } = catchProblems(
        () => readPageMarks(shared, page),
        () => ({ marks: noMarks() }),
      );
      budget.countSteps(marks.lines.length);
      return [...pageLines(marks, 'across'), ...pageLines(marks, 'down')].map(({ direction, at, from, to }) => ({
        direction,
        at: at * mmPerPt,
        from: from * mmPerPt,
        to: to * mmPerPt,
      }));
    } catch (error) {
      if (!(error instanceof InspectStop)) throw error;
      return [];
    }
  });
}
