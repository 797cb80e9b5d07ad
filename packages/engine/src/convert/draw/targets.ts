import { identityMatrix, PdfName, type PdfArray, type PdfRef } from '../../pdf/read/index.ts';
import type { Mark, Page } from '../model/mark.ts';
import { onPage, rotatedFrame, turnedFrame, type Frame } from './frame.ts';

/** A place of the document that can be led to. */
export interface Target {
  /** Number of the page, from 0. */
  readonly page: number;
  /** pt from the bottom of the page. */
  readonly y: number;
}

export interface Heading extends Target {
  readonly text: string;
  readonly level: number;
}

/** Bookmarks and headings of a document. */
export interface Targets {
  readonly bookmarks: ReadonlyMap<string, Target>;
  /** In the order of the document. */
  readonly headings: readonly Heading[];
}

/** Finds where bookmarks and headings are. Of bookmarks of one name the first counts, as in Word. */
export function findTargets(pages: readonly Page[]): Targets {
  const bookmarks = new Map<string, Target>();
  const headings: Heading[] = [];
  const visit = (marks: readonly Mark[], page: number, frame: Frame): void => {
    for (const mark of marks) {
      if (mark.kind === 'turned') visit(mark.marks, page, turnedFrame(mark, frame));
      else if (mark.kind === 'rotated') visit(mark.marks, page, rotatedFrame(mark, frame));
      else if (mark.kind === 'clipped' || mark.kind === 'faded') visit(mark.marks, page, frame);
      else if (mark.kind === 'target') {
        const target = { page, y: onPage(mark.x, mark.y, frame)[1] };
        const { bookmark, heading } = mark;
        if (bookmark !== undefined && !bookmarks.has(bookmark)) bookmarks.set(bookmark, target);
        if (heading && heading.text.trim() !== '') headings.push({ ...target, ...heading });
      }
    }
  };
  for (const [number, { marks, height }] of pages.entries()) {
    visit(marks, number, { top: height, matrix: identityMatrix });
  }
  return { bookmarks, headings };
}

/** A destination that shows the place at the top of the window and leaves the rest as it is (ISO 32000-1, 12.3.2.2). */
export function destination({ page, y }: Target, pages: readonly PdfRef[]): PdfArray {
  return [pages[page] ?? null, PdfName.of('XYZ'), null, Math.round(y * 100) / 100, null];
}
