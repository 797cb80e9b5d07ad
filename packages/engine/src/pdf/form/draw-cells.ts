import type { FieldCells } from '../../application/schema/index.ts';
import { createProblem, type ProblemId } from '../../problems/index.ts';
import { drawLines } from '../draw/index.ts';
import { layoutParagraph, type TextStyle } from '../layout/index.ts';
import { cellBoxes, fillCells, type CellFault } from './cells/index.ts';
import type { DrawContext } from './draw-context.ts';
import { topOf, type Box } from './field-box.ts';
import { fieldDefaults } from './field-defaults.ts';
import type { FormEntry } from './form-entry.ts';
import { textStyle } from './text-items.ts';
import { ptPerMm, toPt } from './units.ts';

/** A character may take this much of its cell's height and width, so that it stays off the lines. */
const fill = 0.8;

const faults: Readonly<Record<Exclude<CellFault['reason'], 'too_long'>, ProblemId>> = {
  not_a_date: 'pdf.cells-not-a-date',
  too_old_for_eras: 'pdf.cells-too-old-for-eras',
  not_a_number: 'pdf.cells-not-a-number',
  not_a_post_code: 'pdf.cells-not-a-post-code',
  not_kana: 'pdf.cells-not-kana',
};

function reportFault(entry: FormEntry, text: string, count: number, fault: CellFault, context: DrawContext): void {
  const { place } = entry;
  const problem =
    fault.reason === 'too_long'
      ? createProblem('pdf.cells-overflow', place, { text, needed: fault.needed, count })
      : createProblem(faults[fault.reason], place, { text, ...('found' in fault && { found: fault.found }) });
  context.report(problem);
}

/** One character in the middle of its cell, made smaller or narrower where the cell is too small for it. */
function drawCharacter(character: string, cell: Box, style: TextStyle, entry: FormEntry, context: DrawContext): void {
  const size = Math.min(style.size, cell.height * fill);
  const [glyph] = style.chain.shape(character);
  const width = (glyph?.advance ?? 1) * size;
  const scale = Math.min(1, (cell.width * 0.95) / width);
  const { lines, height } = layoutParagraph({
    items: [{ kind: 'text', text: character, style: { ...style, size, spacing: 0, ...(scale < 1 && { scale }) } }],
    style: { width: cell.width, align: 'center', lineHeight: { rule: 'multiple', factor: 1 } },
  });
  const up = entry.style.vertical_align ?? 'middle';
  const free = cell.height - height;
  const y = topOf(cell) - (up === 'top' ? 0 : up === 'middle' ? free / 2 : free);
  drawLines(context.canvas, context.codes, lines, { x: cell.left, y });
}

/** Draws a value one character a cell. A value that the cells cannot hold is reported and not drawn. */
export function drawCells(entry: FormEntry, cells: FieldCells, text: string, box: Box, context: DrawContext): void {
  const boxes = cellBoxes(cells, box.width / ptPerMm, box.height / ptPerMm);
  const filled = fillCells(text, boxes.length, cells);
  if (!filled.ok) return reportFault(entry, text, boxes.length, filled, context);
  const style = textStyle({ font_size: fieldDefaults.fontSize, ...entry.style }, context.fonts);
  for (const [index, character] of filled.cells.entries()) {
    const cell = boxes[index];
    if (!cell || character.trim() === '') continue;
    const at: Box = {
      left: box.left + toPt(cell.x),
      bottom: topOf(box) - toPt(cell.y + cell.height),
      width: toPt(cell.width),
      height: toPt(cell.height),
    };
    context.ink?.(at);
    drawCharacter(character, at, style, entry, context);
  }
}
