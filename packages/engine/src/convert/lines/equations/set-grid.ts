import type { EquationGrid } from '../../model/equation.ts';
import { type EquationBox, moved, type Piece } from './equation-box.ts';
import { axisOf, emOf, type EquationSetting, inLine } from './equation-setting.ts';

/** Least height of a row above and below its baseline, em. */
const ROW_ASCENT = 0.7;
const ROW_DESCENT = 0.25;

const parts = { start: 0, center: 0.5, end: 1 } as const;

/** Rows one below the other, their columns aligned, the middle of all on the axis: matrices, cases, systems of equations. */
export function setGrid(grid: EquationGrid, setting: EquationSetting): EquationBox {
  const { rows, align, columnGap, rowGap, format } = grid;
  const inner = inLine(setting);
  const em = emOf(format, setting);
  const cells = rows.map((row) => row.map((cell) => setting.set(cell, inner)));
  const widths: number[] = [];
  for (const row of cells) row.forEach((cell, column) => (widths[column] = Math.max(widths[column] ?? 0, cell.width)));
  const heights = cells.map((row) => ({
    ascent: Math.max(em * ROW_ASCENT, ...row.map(({ ascent }) => ascent)),
    descent: Math.max(em * ROW_DESCENT, ...row.map(({ descent }) => descent)),
  }));
  const gap = em * rowGap;
  const total = heights.reduce((sum, { ascent, descent }) => sum + ascent + descent, 0) + gap * (rows.length - 1);
  const axis = axisOf(format, setting);
  const pieces: Piece[] = [];
  let top = axis + total / 2;
  cells.forEach((row, index) => {
    const { ascent, descent } = heights[index] ?? { ascent: 0, descent: 0 };
    let x = 0;
    row.forEach((cell, column) => {
      const width = widths[column] ?? 0;
      const side = align[Math.min(column, align.length - 1)] ?? 'center';
      pieces.push(...moved(cell, x + (width - cell.width) * parts[side], top - ascent));
      x += width + em * columnGap;
    });
    top -= ascent + descent + gap;
  });
  const width = widths.reduce((sum, each) => sum + each, 0) + em * columnGap * Math.max(0, widths.length - 1);
  return { width, ascent: axis + total / 2, descent: total / 2 - axis, pieces, class: 'ordinary' };
}
