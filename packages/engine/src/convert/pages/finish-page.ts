import type { Mark, Page } from '../model/mark.ts';
import { separatorMarks } from './note-area.ts';
import { pageBorders } from './page-borders.ts';
import type { NoteColumn, PageDraft, Piece, PlacedFloat } from './page-draft.ts';
import type { LaidPart } from './header-parts.ts';
import type { PageRun, Totals } from './page-run.ts';
import { placeMarks } from './place-marks.ts';
import { stackItems } from './stack-items.ts';

/** How far each piece of the text is moved down so that the text is as the section requires, pt. */
function shifts({ pieces, start, textEnd, notesTop, isLastOfSection }: PageDraft): (index: number) => number {
  const { verticalAlign } = start.section.page;
  const white = notesTop - textEnd;
  if (verticalAlign === 'top' || white <= 0) return () => 0;
  if (verticalAlign === 'center') return () => white / 2;
  if (verticalAlign === 'bottom') return () => white;
  if (isLastOfSection) return () => 0;
  let gaps = 0;
  const before = pieces.map(({ block }, index) => {
    if (index > 0 && pieces[index - 1]?.block !== block) gaps++;
    return gaps;
  });
  return (index) => (gaps === 0 ? 0 : (white * (before[index] ?? 0)) / gaps);
}

function noteMarks({ area }: PageDraft['start'], { x, width, bottom, notes }: NoteColumn): Mark[] {
  const top = bottom - notes.height;
  const at = area.toPage(x, top);
  const rule = separatorMarks(width, notes.separator, notes.isContinued);
  const items = stackItems(notes.items).marks;
  const lower = area.toPage(x, top + notes.separator);
  return [...placeMarks(rule, at, area.direction), ...placeMarks(items, lower, area.direction)];
}

function pieceMarks(draft: PageDraft, pieces: readonly Piece[], shift: (index: number) => number): Mark[] {
  const { area } = draft.start;
  const marks: Mark[] = [];
  for (const [index, piece] of pieces.entries()) {
    const at = area.toPage(piece.x, piece.y + shift(index));
    for (const mark of placeMarks(piece.marks, at, area.direction)) marks.push(mark);
  }
  return marks;
}

/** Marks of floats behind the text, or before it, in their order. */
function floatMarks(floats: readonly PlacedFloat[], isBehind: boolean): Mark[] {
  return floats
    .filter(({ floating }) => floating.behindText === isBehind)
    .toSorted((one, other) => one.floating.order - other.floating.order)
    .flatMap(({ marks }) => marks);
}

/** Makes the page: headers below all, then what floats behind the text, the text and its notes, and what floats before it. */
export function finishPage(draft: PageDraft, run: PageRun, totals: Totals): Page {
  const { section, area, header, footer, isBlank } = draft.start;
  const { page } = section;
  const { width, height } = page;
  if (isBlank) return { width, height, marks: [] };
  const partMarks = (part: LaidPart | undefined, top: (height: number) => number): Mark[] => {
    if (!part) return [];
    const stack = stackItems(run.finalPart(draft, part, totals).items);
    return placeMarks(stack.marks, { x: page.margins.left, y: top(stack.height) }, 'horizontal');
  };
  const marks = [
    ...floatMarks(draft.headerFloats, true),
    ...partMarks(header, () => page.header),
    ...partMarks(footer, (footerHeight) => height - page.footer - footerHeight),
    ...floatMarks(draft.headerFloats, false),
    ...pageBorders(draft),
    ...floatMarks(draft.floats, true),
    ...pieceMarks(draft, draft.pieces, shifts(draft)),
    ...pieceMarks(draft, draft.fixedPieces, () => 0),
    ...draft.noteColumns.flatMap((column) => noteMarks({ ...draft.start, area }, column)),
    ...floatMarks(draft.floats, false),
  ];
  return { width, height, marks };
}
