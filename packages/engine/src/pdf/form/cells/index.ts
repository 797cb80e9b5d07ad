export { cellBoxes } from './cell-boxes.ts';
export { type CellFault, type CellTexts, fillCells } from './fill-cells.ts';
