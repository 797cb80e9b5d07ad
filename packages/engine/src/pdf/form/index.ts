export { cellBoxes } from './cells/index.ts';
export { layForm, type FormPage, type FormPicture, type LaidForm } from './lay-form.ts';
export { fieldDefaults, overStyle, type EntryContent, type FormEntry } from './form-entry.ts';
export { planSheets, rowPlace, type RowLayout, type RowPlace, type Sheet, type SheetRows } from './plan-rows.ts';
export { prepareForm, type PreparedForm, type PrepareFormOptions } from './prepared-form.ts';
export { renderForm, type GlyphPolicy, type RenderedForm, type RenderFormOptions } from './render-form.ts';
export { ptPerMm } from './field-box.ts';
