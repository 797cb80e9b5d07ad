import { catchProblems } from '../../../problems/index.ts';
import type { WordDocument } from '../../model/word-document.ts';
import { assembleDocument } from '../assemble-document.ts';
import { createFormatSource } from '../formats/index.ts';
import type { OpenedDocument } from '../open-document.ts';
import { cutMainPart } from './cut-main-part.ts';
import { CutParagraphs } from './ready-paragraphs.ts';
import { UncutPlaces } from './uncut-places.ts';

/**
 * Reads a document without parsing the paragraphs that its Word template, or an earlier document that is written alike, has too. The
 * result is that of `assembleDocument`; undefined where only that can read the document, or something is wrong with it.
 * @param keepsAll caches all contents, not only those that were met before
 */
export function tryFastRead(opened: OpenedDocument, keepsAll = false): WordDocument | undefined {
  const { memory } = createFormatSource(opened.formatParts);
  const cut = memory && cutMainPart(opened, memory);
  if (!cut) return undefined;
  const ready = new CutParagraphs(cut, opened, keepsAll);
  const document = catchProblems(
    () =>
      assembleDocument(opened, {
        part: cut.part,
        places: new UncutPlaces(cut.part, opened),
        readyParagraph: ready.find,
        ...(cut.rowShapes && { rowShapes: cut.rowShapes }),
      }),
    () => undefined,
  );
  return ready.areAllFound ? document : undefined;
}
