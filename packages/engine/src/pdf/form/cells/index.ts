export { cellBoxes } from './cell-boxes.ts';
export { type CellFault, type CellTexts, fillCells, splitGraphemes } from './fill-cells.ts';
