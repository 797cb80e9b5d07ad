export { drawSheets, type DrawSheetsOptions } from './draw-sheets.ts';
export type { Sheet, SheetBox, SheetItem, SheetRule, SheetText } from './sheet-item.ts';
