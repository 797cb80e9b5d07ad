import type { FormFields } from '@shorui/engine/model';
import { fieldBoxes, fontSize, padding } from './field-boxes.ts';

/** The form's fields as our engine takes them. */
export const formFields: FormFields = {
  format: 1,
  style: { font: 'BIZ UDMincho', font_size: fontSize, padding: { left: padding } },
  fields: fieldBoxes.map(({ name, page, x, y, width, height }) => ({
    name,
    page: page + 1,
    position_x: x,
    position_y: y,
    style: { width, height },
  })),
};
