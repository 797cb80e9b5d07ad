import type { Edge, Edges } from '../model/edge.ts';
import type { RuleMark, Mark, Page } from '../model/mark.ts';
import type { LaidPart } from './header-parts.ts';
import { separatorMarks } from './note-area.ts';
import type { PageDraft, NoteColumn, Piece, PlacedFloat } from './page-draft.ts';
import type { PageRun, Totals } from './page-run.ts';
import { placeMarks } from './place-marks.ts';
import { stackItems } from './stack-items.ts';
import type { Box } from './text-area.ts';

/** The borders of a page: `space` pt inside of its edges, or outside of its text. */
function pageBorders({ start }: PageDraft): RuleMark[] {
  const { page } = start.section;
  const { borders } = page;
  if (!borders) return [];
  if (borders.pages === 'first' && !start.isFirstOfSection) return [];
  if (borders.pages === 'notFirst' && start.isFirstOfSection) return [];
  const { edges, from } = borders;
  if (from === 'page') return rulesAround(edges, { x: 0, y: 0, width: page.width, height: page.height }, 1);
  const { area } = start;
  return rulesAround(edges, area.boxToPage({ x: 0, y: 0, width: area.width, height: area.height }), -1);
}

/** Rules at the sides of a box; `inwards` is 1 where they are in it and -1 where they are around it. */
function rulesAround(edges: Edges, box: Box, inwards: 1 | -1): RuleMark[] {
  const away = (edge: Edge | undefined): number => (edge ? (edge.space + edge.width / 2) * inwards : 0);
  const left = box.x + away(edges.left);
  const right = box.x + box.width - away(edges.right);
  const top = box.y + away(edges.top);
  const bottom = box.y + box.height - away(edges.bottom);
  const marks: RuleMark[] = [];
  const add = (edge: Edge | undefined, x1: number, y1: number, x2: number, y2: number): void => {
    if (edge) marks.push({ kind: 'rule', x1, y1, x2, y2, edge });
  };
  add(edges.top, left, top, right, top);
  add(edges.bottom, left, bottom, right, bottom);
  add(edges.left, left, top, left, bottom);
  add(edges.right, right, top, right, bottom);
  return marks;
}

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
