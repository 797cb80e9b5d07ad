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

/** Makes a length of one unit one of another. */
type Conversion = (length: number) => number;

const toMm: Conversion = (pt) => pt / ptPerMm;

/** Replaces the lengths of these names; what is not there stays away. */
function scaled<Thing extends object>(thing: Thing, to: Conversion, ...names: readonly (keyof Thing)[]): Thing {
  const changed = { ...thing };
  for (const name of names) {
    const length = thing[name];
    if (typeof length === 'number') changed[name] = to(length) as Thing[keyof Thing];
  }
  return changed;
}

function convertPadding(padding: FieldPadding, to: Conversion): FieldPadding {
  return typeof padding === 'number' ? to(padding) : scaled(padding, to, 'top', 'right', 'bottom', 'left');
}

function convertCells(cells: FieldCells, to: Conversion): FieldCells {
  const boxes = cells.boxes?.map((box) => scaled(box, to, 'x', 'y', 'width', 'height'));
  return { ...scaled(cells, to, 'gap', 'group_gap'), ...(boxes && { boxes }) };
}

function convertStyle(style: FieldStyle, to: Conversion): FieldStyle {
  return {
    ...scaled(style, to, 'width', 'height'),
    ...(style.padding !== undefined && { padding: convertPadding(style.padding, to) }),
    ...(style.cells && { cells: convertCells(style.cells, to) }),
  };
}

interface Placed {
  readonly position_x?: number;
  readonly position_y?: number;
  readonly style?: FieldStyle;
}

function convertPlaced<Thing extends Placed>(thing: Thing, to: Conversion): Thing {
  return {
    ...scaled(thing, to, 'position_x', 'position_y'),
    ...(thing.style && { style: convertStyle(thing.style, to) }),
  };
}

interface Rows {
  readonly pitch: number;
  readonly continuation?: { readonly page: number; readonly rows?: number; readonly offset_y?: number };
  readonly totals?: Placed[];
}

function convertRows<Thing extends Rows>(rows: Thing, to: Conversion): Thing {
  const { continuation, totals } = rows;
  return {
    ...scaled(rows, to, 'pitch'),
    ...(continuation && { continuation: scaled(continuation, to, 'offset_y') }),
    ...(totals && { totals: totals.map((total) => convertPlaced(total, to)) }),
  };
}

/** A fields file with its lengths in mm. */
export function fieldsInMm(fields: FormFields): FormFields {
  if (fields.unit !== 'pt') return fields;
  const inMm = <Thing extends Placed>(thing: Thing): Thing => convertPlaced(thing, toMm);
  const repeats = fields.repeats?.map((repeat) => ({ ...convertRows(repeat, toMm), fields: repeat.fields.map(inMm) }));
  return {
    ...fields,
    unit: 'mm',
    fields: fields.fields.map(inMm),
    ...(fields.style && { style: convertStyle(fields.style, toMm) }),
    ...(repeats && { repeats }),
  };
}

/** A form of an application, and the instances on it. */
export interface FormOfApplication {
  readonly application: Application;
  readonly file: ApplicationFile;
}

function convertForm({ application, file }: FormOfApplication, unit: 'mm' | 'pt', to: Conversion): FormOfApplication {
  const { form } = file;
  const fields = application.fields.map((field) => (field.file_id === file.id ? convertPlaced(field, to) : field));
  const repeats = form?.repeats?.map((rows) => convertRows(rows, to));
  const converted: ApplicationFile['form'] = {
    ...form,
    unit,
    ...(form?.style && { style: convertStyle(form.style, to) }),
    ...(repeats && { repeats }),
  };
  return { application: { ...application, fields }, file: { ...file, form: converted } };
}

/** A form of an application and the instances on it, with their lengths in mm. */
export function formInMm(application: Application, file: ApplicationFile): FormOfApplication {
  return file.form?.unit === 'pt' ? convertForm({ application, file }, 'mm', toMm) : { application, file };
}

/** Lengths are kept to a hundredth. */
const hundredths = (length: number): number => Math.round(length * 100) / 100;

/**
 * A form of an application and the instances on it with their lengths in another unit, to a hundredth of it: everything stays where
 * it is on the page.
 */
export function formInUnit(application: Application, file: ApplicationFile, unit: 'mm' | 'pt'): FormOfApplication {
  const factor = unit === 'pt' ? ptPerMm : 1 / ptPerMm;
  if ((file.form?.unit ?? 'mm') === unit) return { application, file };
  return convertForm({ application, file }, unit, (length) => hundredths(length * factor));
}
