import type { Application } from '@shorui/engine';
import type { ApplicationFile, FieldInstance, FieldStyle } from '@shorui/engine/model';
import type { Rect } from '../geometry/rect.ts';
import { fromMm, type FormUnit } from '../geometry/units.ts';

/** A field on a page of a form. */
export interface Placement extends Rect {
  readonly id: number;
  /** From 1. */
  readonly page: number;
  readonly field: FieldInstance;
  /** The size is the usual one, since the style has none. */
  readonly isFree: boolean;
}

/** The style of a field over that of its form. */
export const styleOf = (file: ApplicationFile, field: FieldInstance): FieldStyle => ({
  ...file.form?.style,
  ...field.style,
});

/** mm. What has no size is drawn in one line, or as a mark or a code of the usual size (docs/pdf-forms.md). */
const usual = { text: { width: 40, height: 5 }, mark: 4, barcode: 20 };

function sizeOf(style: FieldStyle, field: FieldInstance, unit: FormUnit): { width: number; height: number } {
  const isMark = field.option_value !== undefined || field.option_id !== undefined || style.checkbox !== undefined;
  const side = style.barcode === undefined ? usual.mark : usual.barcode;
  const isSquare = isMark || style.barcode !== undefined;
  return {
    width: style.width ?? fromMm(isSquare ? side : usual.text.width, unit),
    height: style.height ?? fromMm(isSquare ? side : usual.text.height, unit),
  };
}

/** The fields of a form with their places, in the order of the application. */
export function placementsOf({ fields }: Application, file: ApplicationFile, unit: FormUnit): Placement[] {
  return fields
    .filter((field) => field.file_id === file.id)
    .map((field) => {
      const style = styleOf(file, field);
      return {
        id: field.id,
        page: field.page ?? 1,
        x: field.position_x ?? 0,
        y: field.position_y ?? 0,
        ...sizeOf(style, field, unit),
        field,
        isFree: style.width === undefined || style.height === undefined,
      };
    });
}

/** Reading order: page by page, from the top and from the left. Boxes whose tops differ by less than half a line are in one line. */
export function inReadingOrder(placements: readonly Placement[]): Placement[] {
  return placements.toSorted((one, other) => {
    if (one.page !== other.page) return one.page - other.page;
    const isSameLine = Math.abs(one.y - other.y) < Math.min(one.height, other.height) / 2;
    return isSameLine ? one.x - other.x : one.y - other.y;
  });
}
