import type { Application, Question } from '@shorui/engine';
import type { Change, FieldInstance, FieldStyle, QuestionOption } from '@shorui/engine/model';
import { fieldType, indexApplication } from '@shorui/engine/model';
import { freeName } from '../../document/add-node.ts';
import { fieldKindOf, hasOptions, type NodeKind } from '../../document/kinds.ts';
import { rounded, type Rect } from '../geometry/rect.ts';

/** Something that can be printed on a form: a field, the mark of an option, the answer of a choice. */
export interface Source {
  readonly key: string;
  readonly kind: NodeKind;
  readonly name: string;
  /** The question that it is asked in. */
  readonly question: Question;
  readonly field?: FieldInstance;
  /** Of a field: the option whose mark it is. */
  readonly value?: string;
  /** Of a question: the option whose mark it is. */
  readonly option?: QuestionOption;
}

function sourcesOfField(field: FieldInstance, question: Question): Source[] {
  const own: Source = { key: `f${field.id}`, kind: fieldKindOf(field.type), name: field.name, question, field };
  if (!hasOptions(field.type)) return [own];
  const marks = (field.options ?? []).map(({ text, value }): Source => ({
    key: `f${field.id}.${value}`,
    kind: 'checkbox',
    name: text,
    question,
    field,
    value,
  }));
  return [own, ...marks];
}

/** What can be printed, question by question in the order in which they are asked. */
export function sourcesOf(application: Application): Source[] {
  const index = indexApplication(application);
  return application.questions.flatMap((question) => {
    const options = (question.options ?? []).map((option): Source => ({
      key: `o${option.id}`,
      kind: 'checkbox',
      name: option.text,
      question,
      option,
    }));
    const choice: Source[] =
      question.options === undefined
        ? []
        : [{ key: `q${question.id}`, kind: question.type, name: question.name, question }, ...options];
    const fields = (question.field_groups ?? []).flatMap(({ id }) => index.fieldsOfGroup.get(id) ?? []);
    return [...choice, ...fields.flatMap((field) => sourcesOfField(field, question))];
  });
}

/** How many times each source is on a form, by its key. */
export function countsOf({ fields }: Application, fileId: number): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const {
    id,
    file_id: file,
    field_group_id: group,
    source_field_id: source,
    option_value: value,
    option_id: option,
    question,
  } of fields) {
    if (file !== fileId) continue;
    const field = source ?? (group === undefined ? undefined : id);
    const key =
      field === undefined
        ? option === undefined
          ? `q${question}`
          : `o${option}`
        : `f${field}${value === undefined ? '' : `.${value}`}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Where something is put: a box on a page, and the style that the box asks for. */
export interface Spot {
  readonly fileId: number;
  /** From 1. */
  readonly page: number;
  readonly rect: Rect;
  readonly style: FieldStyle;
}

const placeOf = ({ fileId, page, rect }: Spot) => ({
  file_id: fileId,
  page,
  position_x: rounded(rect.x),
  position_y: rounded(rect.y),
});

/** Marks of options are circled, as on most forms, unless the box asks for another mark. */
const circle = 2;

function styleFor({ rect, style }: Spot, isMark: boolean): FieldStyle {
  const { checkbox = circle, cells: _cells, ...rest } = style;
  const size = { width: rounded(rect.width), height: rounded(rect.height) };
  if (isMark) return { ...rest, checkbox, ...size };
  const { checkbox: _checkbox, ...text } = style;
  return { ...text, ...size };
}

/**
 * Puts a source on a page. A field that is on no form yet is placed itself; otherwise a further one shows its value.
 * @param nameOf makes the name of a further field of the name of the source
 */
export function placing(
  application: Application,
  { field, question, option, value, name }: Source,
  spot: Spot,
  nameOf: (name: string) => string,
): Change {
  const isMark = option !== undefined || value !== undefined;
  const style = styleFor(spot, isMark);
  if (field !== undefined && !isMark && field.file_id === undefined)
    return {
      action: 'update',
      kind: 'field',
      id: field.id,
      set: { ...placeOf(spot), style: { ...field.style, ...style } },
    };
  const base = isMark ? `${field?.name ?? question.name}の${name}` : nameOf(name);
  return {
    action: 'create',
    kind: 'field',
    value: {
      name: freeName(application, base),
      type: fieldType.text,
      ...placeOf(spot),
      style,
      ...(field !== undefined && { source_field_id: field.id }),
      ...(value !== undefined && { option_value: value }),
      ...(option !== undefined && { option_id: option.id }),
      ...(field === undefined && option === undefined && { question: question.id }),
    },
  };
}

/** A text with tags at a place. */
export const placingText = (application: Application, spot: Spot, text: string): Change => ({
  action: 'create',
  kind: 'field',
  value: {
    name: freeName(application, text.replace(/[{}\s]/g, '')),
    type: fieldType.text,
    value: text,
    ...placeOf(spot),
    style: styleFor(spot, false),
  },
});

/** What a further field has in common with the first besides its place. */
const shared = [
  'style',
  'value',
  'option_value',
  'option_id',
  'question',
  'conditions',
  'condition_options',
  'required_all',
  'rule_id',
] as const satisfies readonly (keyof FieldInstance)[];

/** Another field that shows the same at another place. */
export function copying(application: Application, field: FieldInstance, spot: Omit<Spot, 'style'>): Change {
  const { id, field_group_id: group, name, source_field_id } = field;
  const source = source_field_id ?? (group === undefined ? undefined : id);
  const same: Partial<FieldInstance> = Object.fromEntries(
    shared.flatMap((property) => (field[property] === undefined ? [] : [[property, field[property]]])),
  );
  return {
    action: 'create',
    kind: 'field',
    value: {
      ...same,
      name: freeName(application, name.replace(/\d+$/, '')),
      type: fieldType.text,
      ...placeOf({ ...spot, style: {} }),
      ...(source !== undefined && { source_field_id: source }),
    },
  };
}
