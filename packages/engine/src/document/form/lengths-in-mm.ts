import type {
  Application,
  ApplicationFile,
  FieldCells,
  FieldPadding,
  FieldStyle,
  FormFields,
} from '../../application/schema/index.ts';
import { ptPerMm } from '../../pdf/form/index.ts';

// Where a form gives its lengths in pt, its plan is made of the same form with lengths in mm. What is in pt in either case
// (type sizes, character spacing, line widths) stays.

const toMm = (pt: number): number => pt / ptPerMm;

/** Replaces the lengths of these names; what is not there stays away. */
function scaled<Thing extends object>(thing: Thing, ...names: readonly (keyof Thing)[]): Thing {
  const changed = { ...thing };
  for (const name of names) {
    const length = thing[name];
    if (typeof length === 'number') changed[name] = toMm(length) as Thing[keyof Thing];
  }
  return changed;
}

function paddingInMm(padding: FieldPadding): FieldPadding {
  return typeof padding === 'number' ? toMm(padding) : scaled(padding, 'top', 'right', 'bottom', 'left');
}

function cellsInMm(cells: FieldCells): FieldCells {
  const boxes = cells.boxes?.map((box) => scaled(box, 'x', 'y', 'width', 'height'));
  return { ...scaled(cells, 'gap', 'group_gap'), ...(boxes && { boxes }) };
}

function styleInMm(style: FieldStyle): FieldStyle {
  return {
    ...scaled(style, 'width', 'height'),
    ...(style.padding !== undefined && { padding: paddingInMm(style.padding) }),
    ...(style.cells && { cells: cellsInMm(style.cells) }),
  };
}

interface Placed {
  readonly position_x?: number;
  readonly position_y?: number;
  readonly style?: FieldStyle;
}

function placedInMm<Thing extends Placed>(thing: Thing): Thing {
  return { ...scaled(thing, 'position_x', 'position_y'), ...(thing.style && { style: styleInMm(thing.style) }) };
}

interface Rows {
  readonly pitch: number;
  readonly continuation?: { readonly page: number; readonly rows?: number; readonly offset_y?: number };
  readonly totals?: Placed[];
}

function rowsInMm<Thing extends Rows>(rows: Thing): Thing {
  const { continuation, totals } = rows;
  return {
    ...scaled(rows, 'pitch'),
    ...(continuation && { continuation: scaled(continuation, 'offset_y') }),
    ...(totals && { totals: totals.map(placedInMm) }),
  };
}

/** A fields file with its lengths in mm. */
export function fieldsInMm(fields: FormFields): FormFields {
  if (fields.unit !== 'pt') return fields;
  const repeats = fields.repeats?.map((repeat) => ({ ...rowsInMm(repeat), fields: repeat.fields.map(placedInMm) }));
  return {
    ...fields,
    unit: 'mm',
    fields: fields.fields.map(placedInMm),
    ...(fields.style && { style: styleInMm(fields.style) }),
    ...(repeats && { repeats }),
  };
}

/** A form of an application and the instances on it, with their lengths in mm. */
export function formInMm(
  application: Application,
  file: ApplicationFile,
): { readonly application: Application; readonly file: ApplicationFile } {
  const { form } = file;
  if (form?.unit !== 'pt') return { application, file };
  const fields = application.fields.map((field) => (field.file_id === file.id ? placedInMm(field) : field));
  const repeats = form.repeats?.map(rowsInMm);
  const inMm: ApplicationFile['form'] = {
    ...form,
    unit: 'mm',
    ...(form.style && { style: styleInMm(form.style) }),
    ...(repeats && { repeats }),
  };
  return { application: { ...application, fields }, file: { ...file, form: inMm } };
}
