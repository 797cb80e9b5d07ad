export {
  addSheets,
  type AddedSheets,
  type AddSheetsOptions,
  type FileWithSheets,
  type SeenSize,
} from './add-sheets.ts';
export { drawSheets, type DrawSheetsOptions } from './draw-sheets.ts';
export type { Sheet, SheetBox, SheetEllipse, SheetItem, SheetRule, SheetText } from './sheet-item.ts';
