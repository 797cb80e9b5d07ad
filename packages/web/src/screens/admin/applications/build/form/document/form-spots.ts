import type { FieldStyle } from '@shorui/engine/model';
import type { proposePdfFields, ReplyOf } from '@shorui/server/contract';
import type { FormSpot } from '../form-context.ts';
import { fromMm, type FormUnit } from '../geometry/units.ts';

export type ProposedPlace = ReplyOf<typeof proposePdfFields>['fields'][number];

/** Proposed styles are in mm; their lengths in the unit of a form. */
function styleIn(unit: FormUnit, style: FieldStyle): FieldStyle {
  const length = (value: number): number => fromMm(value, unit);
  const { cells, padding } = style;
  return {
    ...style,
    ...(style.width !== undefined && { width: length(style.width) }),
    ...(style.height !== undefined && { height: length(style.height) }),
    ...(typeof padding === 'number' && { padding: length(padding) }),
    ...(cells && {
      cells: {
        ...cells,
        ...(cells.gap !== undefined && { gap: length(cells.gap) }),
        ...(cells.group_gap !== undefined && { group_gap: length(cells.group_gap) }),
        ...(cells.boxes && {
          boxes: cells.boxes.map(({ x, y, width, height }) => ({
            x: length(x),
            y: length(y),
            width: length(width),
            height: length(height),
          })),
        }),
      },
    }),
  };
}

/** The places that the server finds on a form, in the unit of the form. */
export function spotsOf(proposed: readonly ProposedPlace[], unit: FormUnit): FormSpot[] {
  return proposed.map(({ page, position_x, position_y, printed, style: given }) => {
    const style = styleIn(unit, given);
    const { width = 0, height = 0 } = style;
    return { page, printed, style, rect: { x: fromMm(position_x, unit), y: fromMm(position_y, unit), width, height } };
  });
}
