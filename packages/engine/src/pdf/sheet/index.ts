export {
  addSheets,
  type DrawnOnPage,
  type AddedSheets,
  type AddSheetsOptions,
  type FileWithSheets,
  type SeenSize,
  drawSheets,
  type DrawSheetsOptions,
} from './add-sheets.ts';
export type { Sheet, SheetBox, SheetEllipse, SheetItem, SheetRule, SheetText } from './sheet-item.ts';
