import type { Application } from '@shorui/engine';
import { formInUnit } from '@shorui/engine/document';
import type { ApplicationFile, Change, FieldCells, FieldInstance, FieldStyle } from '@shorui/engine/model';
import { cellsInField } from '../geometry/cells.ts';
import { around, rounded, roundedRect, type Rect } from '../geometry/rect.ts';
import type { Placement } from './placements.ts';

/** Properties that place a field on a page. */
const place = ['file_id', 'page', 'position_x', 'position_y'] as const;

/** Cells that are placed one by one grow and shrink with their box. */
function cellsFor(cells: FieldCells, across: number, up: number): FieldCells {
  const boxes = cells.boxes?.map(({ x, y, width, height }) =>
    roundedRect({ x: x * across, y: y * up, width: width * across, height: height * up }),
  );
  return { ...cells, ...(boxes && { boxes }) };
}

function styleFor(placement: Placement, { width, height }: Rect): FieldStyle | undefined {
  const { field } = placement;
  const isSame = Math.abs(width - placement.width) < 0.005 && Math.abs(height - placement.height) < 0.005;
  if (isSame) return undefined;
  const cells = field.style?.cells;
  return {
    ...field.style,
    width: rounded(width),
    height: rounded(height),
    ...(cells && { cells: cellsFor(cells, width / placement.width, height / placement.height) }),
  };
}

/** Moves and resizes a field; undefined where it has that place already. */
export function changeOfRect(placement: Placement, rect: Rect): Change | undefined {
  const [x, y] = [rounded(rect.x), rounded(rect.y)];
  const style = styleFor(placement, rect);
  if (x === placement.x && y === placement.y && style === undefined) return undefined;
  return {
    action: 'update',
    kind: 'field',
    id: placement.id,
    set: { position_x: x, position_y: y, ...(style && { style }) },
  };
}

/** Places the cells of a field one by one, where they are on the page. The field becomes the box around them. */
export function changeOfCells({ id, field, ...box }: Placement, cells: readonly Rect[]): Change {
  const rect = roundedRect(around(cells) ?? box);
  const {
    count: _count,
    groups: _groups,
    gap: _gap,
    group_gap: _groupGap,
    rows: _rows,
    ...kept
  } = field.style?.cells ?? {};
  const style: FieldStyle = {
    ...field.style,
    width: rect.width,
    height: rect.height,
    cells: { ...kept, boxes: cellsInField(cells, rect) },
  };
  return { action: 'update', kind: 'field', id, set: { position_x: rect.x, position_y: rect.y, style } };
}

/** Sets values of a style, or removes those that are undefined. */
export function changeOfStyle(
  field: FieldInstance,
  values: { readonly [Name in keyof FieldStyle]: FieldStyle[Name] | undefined },
): Change {
  const style = Object.fromEntries(
    Object.entries({ ...field.style, ...values }).filter(([, value]) => value !== undefined),
  ) as FieldStyle;
  return { action: 'update', kind: 'field', id: field.id, set: { style } };
}

/** Takes a field off its form: what is asked in a question stays there. */
export const removal = ({ id, field_group_id: group }: FieldInstance): Change =>
  group === undefined
    ? { action: 'delete', kind: 'field', id }
    : { action: 'update', kind: 'field', id, unset: [...place] };

/** Gives the lengths of a form in another unit: its fields stay where they are. */
export function changesOfUnit(application: Application, file: ApplicationFile, unit: 'mm' | 'pt'): Change[] {
  const converted = formInUnit(application, file, unit);
  const fields = converted.application.fields.flatMap((field, at): Change[] => {
    if (field === application.fields[at]) return [];
    const { id, position_x, position_y, style } = field;
    const set = {
      ...(position_x !== undefined && { position_x }),
      ...(position_y !== undefined && { position_y }),
      ...(style && { style }),
    };
    return Object.keys(set).length === 0 ? [] : [{ action: 'update', kind: 'field', id, set }];
  });
  const { form } = converted.file;
  return [{ action: 'update', kind: 'file', id: file.id, set: { ...(form && { form }) } }, ...fields];
}
