import { identityMatrix, invert, streamOf, type PdfPage } from '../../read/index.ts';
import { ContentInterpreter } from './interpreter.ts';
import type { InterpreterShared } from './graphics-state.ts';
import { InspectStop } from '../inspect-limits.ts';
import { noMarks, type PageMarks } from './page-marks.ts';

/** What is seen on a page, and why not all of it was looked at. */
export interface ReadMarks {
  readonly marks: PageMarks;
  readonly stopped: InspectStop['reason'] | undefined;
}

/**
 * Looks at what a page draws.
 * @throws ShoruiError `pdf.*` where its content cannot be unpacked
 */
export function readPageMarks(shared: InterpreterShared, page: PdfPage): ReadMarks {
  const { file, budget } = shared;
  const marks = noMarks();
  const toSeen = invert(page.seenToUser) ?? identityMatrix;
  const clip = { left: 0, top: 0, right: page.width, bottom: page.height };
  const parts: Uint8Array[] = [];
  for (const ref of page.contents) {
    const stream = streamOf(file, ref);
    if (stream) parts.push(file.decode(stream).bytes, Uint8Array.of(0x0a));
  }
  const content = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    content.set(part, at);
    at += part.length;
  }
  const interpreter = new ContentInterpreter(shared, marks, toSeen, clip, page.resources);
  try {
    budget.startPage();
    interpreter.run(content);
  } catch (error) {
    if (!(error instanceof InspectStop)) throw error;
    return { marks: inPage(marks, page), stopped: error.reason };
  }
  return { marks: inPage(marks, page), stopped: undefined };
}

/** Without what is off the page or nowhere. */
function inPage(marks: PageMarks, page: PdfPage): PageMarks {
  const isIn = ({ left, top, right, bottom }: { left: number; top: number; right: number; bottom: number }): boolean =>
    right > 0 && left < page.width && bottom > 0 && top < page.height;
  return {
    lines: marks.lines,
    characters: marks.characters.filter(isIn),
    ellipses: marks.ellipses.filter(isIn),
    ink: marks.ink.filter(isIn),
    images: marks.images.filter(isIn),
  };
}
