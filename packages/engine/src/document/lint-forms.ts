import { fieldType, type Application, type FieldInstance, type FieldStyle } from '../application/schema/index.ts';
import type { Bundle } from '../bundle/index.ts';
import type { EnvironmentOptions } from '../platform/environment.ts';
import { catchProblems, createProblem, type Place, type Problem } from '../problems/index.ts';
import { overStyle } from '../pdf/form/index.ts';
import { readPrintedLines, type PrintedLine } from '../pdf/inspect/index.ts';
import { quoteName } from '../word/index.ts';
import { formInMm } from './form/lengths-in-mm.ts';
import { placedInstances } from './form/plan-application-form.ts';

/** How far (mm) a line may be inside the edge of a field: hands place fields less exactly than forms are drawn. */
const slack = 1;
/** The part of a side of the field along which a line must run to cross it. */
const share = 0.5;

interface PlacedBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Does a line run through the inside of a box? */
function crosses({ direction, at, from, to }: PrintedLine, { x, y, width, height }: PlacedBox): boolean {
  const [begin, length, start, extent] = direction === 'across' ? [y, height, x, width] : [x, width, y, height];
  const inside = at > begin + slack && at < begin + length - slack;
  const along = Math.min(to, start + extent) - Math.max(from, start);
  return inside && along >= extent * share;
}

/** Is the value text of one line, which a printed line makes hard to read? Cells and lines of writing paper are printed on purpose. */
const isPlainText = (field: FieldInstance, style: FieldStyle): boolean =>
  field.option_value === undefined &&
  field.option_id === undefined &&
  !(style.cells ?? style.barcode) &&
  style.checkbox === undefined &&
  style.image_fit === undefined &&
  !(style.strike === true || style.image === true || style.seal === true) &&
  !(style.multiline === true || style.lines !== undefined || style.overflow?.includes('wrap') === true);

/** Names of amounts of money. */
const amountName = /金額|価格|単価|代金|料金|報酬|給与|給料|賃金|賞与|家賃|賃料|合計|小計|総額|税額|円/;
const numberTypes: ReadonlySet<number> = new Set([fieldType.number, fieldType.decimal, fieldType.formula]);

/** The name of the amount of money that an instance prints as digits alone; undefined where it prints none. */
function bareAmount(application: Application, field: FieldInstance): string | undefined {
  if (field.value !== undefined) return undefined;
  const { type, name } = application.fields.find(({ id }) => id === field.source_field_id) ?? field;
  return numberTypes.has(type) && amountName.test(name) ? name : undefined;
}

const lineProblem = { across: 'pdf.line-across-field', down: 'pdf.line-down-field' } as const;

function fieldProblems(
  application: Application,
  field: FieldInstance,
  { style, place, lines }: { style: FieldStyle; place: Place; lines: readonly PrintedLine[] },
): Problem[] {
  if (!isPlainText(field, style)) return [];
  const { position_x: x = 0, position_y: y = 0 } = field;
  const { width = 0, height = 0 } = style;
  const line = lines.find((each) => crosses(each, { x, y, width, height }));
  const amount = bareAmount(application, field);
  return [
    ...(line ? [createProblem(lineProblem[line.direction], place, { at: Math.round(line.at * 10) / 10 })] : []),
    ...(amount === undefined
      ? []
      : [createProblem('pdf.amount-bare', place, { tag: `{{number ${quoteName(amount)}}}` })]),
  ];
}

/**
 * What the author of PDF forms should look at: fields that printed lines run through (`pdf.line-across-field`, `pdf.line-down-field`), and amounts that are
 * printed without commas (`pdf.amount-bare`). Files that are not there or cannot be read have neither; `compile` reports them.
 */
export function lintForms({ application, files }: Bundle, options: EnvironmentOptions = {}): Problem[] {
  return application.files
    .filter(({ type }) => type === 'pdf')
    .flatMap((given) => {
      const bytes = files.get(given.path);
      if (!bytes) return [];
      const pages = catchProblems(
        () => readPrintedLines(bytes, options),
        () => [],
      );
      const { application: inMm, file } = formInMm(application, given);
      return placedInstances(inMm, file).flatMap((field) =>
        fieldProblems(inMm, field, {
          style: overStyle(file.form?.style, field.style),
          place: { file: file.path, field: { id: field.id, name: field.name } },
          lines: pages[(field.page ?? 1) - 1] ?? [],
        }),
      );
    });
}
