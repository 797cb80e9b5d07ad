import type { FieldStyle, FormField, FormFields, FormRepeat, FormTotal } from '../../application/schema/index.ts';
import { type EntryContent, overStyle, type RowLayout } from '../../pdf/form/index.ts';
import { type Place, collectProblems, ShoruiError, type Problem } from '../../problems/index.ts';
import { DisplayValue, type TemplateValue } from '../../values/index.ts';
import {
  type ValueReader,
  compileName,
  compileTextValue,
  compileValue,
  type Limits,
  type ValueScope,
  type ValueTemplate,
} from '../../word/index.ts';
import type { FormPlan, PlannedField, PlannedRepeat, PlannedTotal } from './plan-entries.ts';
import { fieldsInMm } from './lengths-in-mm.ts';

/** What a value shows, and what it is stored as: a choice can be named by both. */
function namesOf(value: TemplateValue): readonly string[] {
  if (value instanceof DisplayValue) return [value.text, String(value.value ?? '')];
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [String(value)] : [];
}

function isNothing(value: TemplateValue): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

function markOf(value: TemplateValue, option: string): EntryContent {
  if (isNothing(value)) return { kind: 'mark', state: 'none' };
  const chosen = Array.isArray(value) ? (value as readonly TemplateValue[]) : [value];
  const isChosen = chosen.some((each) => namesOf(each).includes(option));
  return { kind: 'mark', state: isChosen ? 'chosen' : 'others' };
}

/** What a value draws in a field of this style; null when it draws nothing. What cannot be drawn is reported to the reader. */
export function valueContent(
  value: TemplateValue,
  option: string | undefined,
  style: FieldStyle,
  place: Place,
  reader: ValueReader,
): EntryContent | null {
  if (option !== undefined) return markOf(value, option);
  if (style.strike) return isNothing(value) || value === false ? null : { kind: 'strike' };
  if (style.checkbox !== undefined && !(value instanceof Uint8Array)) {
    return { kind: 'mark', state: isNothing(value) ? 'none' : value === false ? 'others' : 'chosen' };
  }
  if (style.image || style.seal || style.image_fit !== undefined || value instanceof Uint8Array) {
    const bytes = reader.image(value, place);
    return bytes && { kind: 'image', bytes };
  }
  // The lines of a list of lines are drawn as they were written.
  const shown = style.lines && Array.isArray(value) ? value.join('\n') : value;
  const text = reader.text(shown, place);
  return text === '' ? null : { kind: 'text', text };
}

/** Where a field of a fields file reads its value. */
export interface DataContext {
  readonly reader: ValueReader;
  readonly scope: ValueScope;
}

interface PlanOptions {
  /** Name of the fields file, for problems. */
  readonly file?: string | undefined;
  readonly limits?: Partial<Limits> | undefined;
}

/** The row a sum is printed with: {{合計}} is the sum. */
const sumName = '合計';

/** How rows are laid out on their sheets; pages from 0. */
export function rowLayout(
  repeat: Pick<FormRepeat, 'page' | 'rows' | 'pitch' | 'direction' | 'continuation'>,
): RowLayout {
  const { page = 1, rows, pitch, direction = 'down', continuation } = repeat;
  return {
    page: page - 1,
    rows,
    pitch,
    direction,
    continuation: continuation
      ? {
          page: continuation.page - 1,
          rows: continuation.rows ?? rows,
          offsetY: continuation.offset_y ?? 0,
          omitEmpty: continuation.omit_empty ?? false,
        }
      : null,
  };
}

class FieldPlanner {
  readonly problems: Problem[] = [];
  readonly #options: PlanOptions;
  readonly #style: FieldStyle | undefined;

  constructor(options: PlanOptions, style: FieldStyle | undefined) {
    this.#options = options;
    this.#style = style;
  }

  placeOf(pointer: string, name: string): Place {
    const { file } = this.#options;
    return { ...(file !== undefined && { file }), pointer, slot: name };
  }

  /** Compiles, or keeps what is wrong and gives null. */
  #compile(action: () => ValueTemplate): ValueTemplate | null {
    return collectProblems(this.problems, action);
  }

  #value({ name, value }: { name: string; value?: string }, place: Place): ValueTemplate | null {
    if (value === undefined) return compileName(name, place);
    return this.#compile(() => compileTextValue(value, place, this.#options));
  }

  field(field: FormField, page: number, pointer: string): PlannedField<DataContext>[] {
    const place = this.placeOf(pointer, field.name);
    const value = this.#value(field, place);
    const { condition } = field;
    const test =
      condition === undefined ? undefined : this.#compile(() => compileValue(condition, place, this.#options));
    if (!value || test === null) return [];
    const style = overStyle(this.#style, field.style);
    return [
      {
        name: field.name,
        place,
        page,
        x: field.position_x,
        y: field.position_y,
        style,
        content: ({ reader, scope }) =>
          test && !reader.holds(test, scope)
            ? null
            : valueContent(reader.value(value, scope), field.option_value, style, place, reader),
      },
    ];
  }

  total(total: FormTotal, pointer: string): PlannedTotal<DataContext>[] {
    const place = this.placeOf(pointer, total.name);
    const amount = compileName(total.name, place);
    const text = this.#compile(() => compileTextValue(total.value ?? `{{number ${sumName}}}`, place, this.#options));
    if (!text) return [];
    return [
      {
        name: total.name,
        place,
        over: total.over,
        x: total.position_x,
        y: total.position_y,
        style: overStyle(this.#style, total.style),
        amount: ({ reader, scope }) => reader.text(reader.value(amount, scope), place),
        text: (sum, { reader, scope }) =>
          reader.text(reader.value(text, reader.withNames(scope, { [sumName]: sum })), place),
      },
    ];
  }

  repeat(repeat: FormRepeat, pointer: string): PlannedRepeat<DataContext>[] {
    const place = this.placeOf(pointer, repeat.name);
    const list = compileName(repeat.name, place);
    const layout = rowLayout(repeat);
    const fields = repeat.fields.flatMap((field, index) =>
      this.field(field, layout.page, `${pointer}/fields/${index}`),
    );
    const totals = (repeat.totals ?? []).flatMap((total, index) => this.total(total, `${pointer}/totals/${index}`));
    const rows = ({ reader, scope }: DataContext): DataContext[] =>
      reader.items(list, scope).map((item) => ({ reader, scope: item }));
    return [{ name: repeat.name, place, layout, fields, totals, rows }];
  }
}

/**
 * Makes the plan of a fields file.
 * @throws ShoruiError with every name, value and condition that cannot be read
 */
export function planFormFields(given: FormFields, options: PlanOptions = {}): FormPlan<DataContext> {
  const fields = fieldsInMm(given);
  const planner = new FieldPlanner(options, fields.style);
  const plan: FormPlan<DataContext> = {
    fields: fields.fields.flatMap((field, index) => planner.field(field, (field.page ?? 1) - 1, `/fields/${index}`)),
    repeats: (fields.repeats ?? []).flatMap((repeat, index) => planner.repeat(repeat, `/repeats/${index}`)),
  };
  if (planner.problems.length > 0) throw new ShoruiError(planner.problems);
  return plan;
}
