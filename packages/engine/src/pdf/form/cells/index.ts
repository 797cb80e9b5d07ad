export { cellBoxes } from './cell-boxes.ts';
export type { CellFault, CellTexts } from './cell-outcome.ts';
export { fillCells } from './fill-cells.ts';
export { splitGraphemes } from './split-graphemes.ts';
