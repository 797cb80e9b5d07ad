import { catchProblems } from '../../problems/index.ts';
import { openPdf, type PdfPage } from '../read/index.ts';
import type { InterpreterShared } from './content/graphics-state.ts';
import type { PageCharacter } from './content/page-marks.ts';
import { readPageMarks } from './content/read-page-marks.ts';
import { InspectBudget } from './inspect-limits.ts';
import type { InspectPdfOptions } from './inspect-pdf.ts';
import { linesOfText } from './shapes/text-lines.ts';
import { FontCache } from './text/font-cache.ts';

/** Characters further apart than this (in type sizes) have a space between them. */
const spaceGap = 0.25;

function textOfLine(line: readonly PageCharacter[]): string {
  let text = '';
  let last: PageCharacter | undefined;
  for (const character of line) {
    const size = Math.max(character.size, last?.size ?? 0);
    if (last !== undefined && character.left - last.right > spaceGap * size) text += ' ';
    text += character.text;
    last = character;
  }
  return text;
}

/** A page whose content cannot be read has no lines. */
function linesOf(shared: InterpreterShared, page: PdfPage): string[] {
  return catchProblems(
    () => linesOfText(readPageMarks(shared, page).marks.characters).map(textOfLine),
    () => [],
  );
}

/**
 * The text of a PDF as lines by page, from top to bottom. Pictures of text have none.
 * @throws {ShoruiError} `pdf.*` for a file that cannot be opened, or passes a limit
 */
export function readPdfText(bytes: Uint8Array, { inspectLimits, ...options }: InspectPdfOptions = {}): string[][] {
  const file = openPdf(bytes, options);
  const shared = { file, budget: new InspectBudget(inspectLimits, options.now), fonts: new FontCache(file) };
  return file.pages().map((page) => linesOf(shared, page));
}
