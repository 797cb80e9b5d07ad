import type { Proposals } from '@shorui/engine/document';
import { fieldType, type FieldType } from '@shorui/engine/model';
import type { NewQuestion } from '../../contract/applications/index.ts';
import { templateLimits, type TemplateField, type TemplateFieldKind } from '../../contract/document-templates/index.ts';

type ProposedQuestion = Proposals['questions'][number];
type ProposedField = ProposedQuestion['fields'][number];
/** What the engine proposes about a field beyond its kind and options: unit, rules, format of a date. */
type Values = Readonly<Omit<ProposedField, 'name' | 'type' | 'options' | 'placements' | 'blanks'>>;

/** A field as it is stored: `proposed` is the kind that its name suggests, to which `values` belong. */
export interface StoredField extends TemplateField {
  readonly proposed: TemplateFieldKind;
  readonly values: Values;
}

const types: Readonly<Record<TemplateFieldKind, FieldType>> = {
  text: fieldType.text,
  multiline: fieldType.textarea,
  lines: fieldType.textarea,
  number: fieldType.number,
  decimal: fieldType.decimal,
  date: fieldType.date,
  choice: fieldType.select_box,
  choices: fieldType.multi_select,
  check: fieldType.checkbox,
  name: fieldType.name,
  address: fieldType.address,
  post_code: fieldType.post_code,
  phone: fieldType.phone,
  email: fieldType.email,
  image: fieldType.text,
};

function kindOf({ type, style }: ProposedField): TemplateFieldKind {
  if (style?.image === true) return 'image';
  if (style?.lines === true) return 'lines';
  const found = (Object.keys(types) as TemplateFieldKind[]).find((kind) => types[kind] === type);
  return found ?? 'text';
}

/** Kinds whose options people write. */
export const hasOptions = (kind: TemplateFieldKind): boolean => kind === 'choice' || kind === 'choices';

/** A field is the same when its name and the lists around it are. */
export const fieldKey = ({ name, list }: Pick<TemplateField, 'name' | 'list'>): string =>
  JSON.stringify([...list, name]);

function fieldOf({ name: group, list }: ProposedQuestion, field: ProposedField): StoredField {
  const { name, type: _type, options: _options, placements: _placements, blanks: _blanks, ...values } = field;
  const kind = kindOf(field);
  return { name, list: [...list], group, title: name, kind, options: [], required: false, proposed: kind, values };
}

/**
 * The fields that the engine proposes for a template, in order, up to the limits. `kept`: fields of the file before; those of the same name
 * keep what people decided about them.
 */
export function fieldsOf({ questions }: Proposals, kept: readonly StoredField[] = []): StoredField[] {
  const before = new Map(kept.map((field) => [fieldKey(field), field]));
  return (
    questions
      // These templates are filled as they were uploaded: only tags are fields.
      .flatMap((question) =>
        question.fields.filter(({ blanks }) => blanks === undefined).map((field) => fieldOf(question, field)),
      )
      .filter(({ list }) => list.length <= 5)
      .slice(0, templateLimits.fields)
      .map((field) => {
        const { title, kind, options, required } = before.get(fieldKey(field)) ?? field;
        return { ...field, title, kind, options, required };
      })
  );
}

const optionsOf = ({ name, kind, options }: StoredField) => {
  const texts = kind === 'check' ? [name] : hasOptions(kind) ? options : undefined;
  return texts === undefined ? {} : { options: texts.map((text) => ({ text, value: text })) };
};

const engineField = (field: StoredField): NewQuestion['fields'][number] => {
  const { name, title, kind, proposed, required, values } = field;
  return {
    ...(kind === proposed ? values : {}),
    ...(kind === 'image' ? { style: { image: true } } : {}),
    ...(kind === 'lines' ? { style: { lines: true } } : {}),
    name,
    type: types[kind],
    ...(title === name ? {} : { label: title }),
    ...(required ? { required } : {}),
    ...optionsOf(field),
  };
};

/** Questions that ask the fields: those of one group of one list together. */
export function questionsOf(fields: readonly StoredField[]): NewQuestion[] {
  const questions = new Map<string, { name: string; title: string; list: string[]; fields: NewQuestion['fields'] }>();
  for (const field of fields) {
    const { group, list } = field;
    const key = JSON.stringify([...list, group]);
    const question = questions.get(key) ?? { name: group, title: group, list: [...list], fields: [] };
    question.fields.push(engineField(field));
    questions.set(key, question);
  }
  return [...questions.values()];
}

/** What calls show of a field. */
export const presentField = ({ name, list, group, title, kind, options, required }: StoredField): TemplateField => ({
  name,
  list: [...list],
  group,
  title,
  kind,
  options: [...options],
  required,
});
