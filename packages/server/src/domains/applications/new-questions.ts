import type { Application as Definition, Question } from '@shorui/engine';
import { fillBlanks } from '@shorui/engine/document';
import {
  formulaById,
  type ApplicationFile,
  type Change,
  type FieldInstance,
  type RepeatOption,
} from '@shorui/engine/model';
import type { NewQuestion } from '../../contract/applications/index.ts';
import type { NextChange } from './edit.ts';
import { changeOfFile } from './edit-call.ts';

/** Fewest and most repetitions of a list that is made with its questions. */
const repetitions = { min: 0, max: 100 } as const;

type NewField = NewQuestion['fields'][number];

/** Ids of the questions that lists repeat. */
const repeated = ({ questions }: Definition): ReadonlySet<number> =>
  new Set(questions.flatMap(({ repeat_options = [] }) => repeat_options.flatMap((option) => option.questions)));

/** The list of this name that is asked in another list, or outside of all. */
function listIn(definition: Definition, name: string, around: RepeatOption | undefined): RepeatOption | undefined {
  const inside = around === undefined ? undefined : new Set(around.questions);
  const all = repeated(definition);
  const isHere = ({ id }: Question): boolean => (inside === undefined ? !all.has(id) : inside.has(id));
  for (const question of definition.questions.filter(isHere)) {
    const found = question.repeat_options?.find((option) => (option.name ?? question.name) === name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The innermost of lists in lists, as far as they exist. */
function findList(definition: Definition, path: readonly string[]): RepeatOption | undefined {
  let list: RepeatOption | undefined;
  for (const name of path) {
    list = listIn(definition, name, list);
    if (list === undefined) return undefined;
  }
  return list;
}

const into = (list: RepeatOption | undefined) => (list === undefined ? {} : { repeat_option_id: list.id });

/** Makes the last list of a path, unless there is one. Those around it exist. */
const listChange =
  (path: readonly string[]) =>
  (now: Definition): Change | undefined => {
    const name = path.at(-1);
    if (name === undefined || findList(now, path) !== undefined) return undefined;
    const option = { name, questions: [], ...repetitions };
    const value = { name, title: name, type: 'repeat' as const, repeat_options: [option] };
    return { action: 'create', kind: 'question', value, ...into(findList(now, path.slice(0, -1))) };
  };

/** A field of the question that was made last, and other fields that print its value where it has several places. */
function fieldChanges(
  { placements = [], blanks: _blanks, ...values }: NewField,
  fileId: number | undefined,
): NextChange[] {
  const placed = fileId === undefined ? [] : placements.map((place) => ({ ...place, file_id: fileId }));
  const [only, another] = placed;
  // The field itself has the place of its value. Marks of choices are fields of their own, one for each choice.
  const own = only !== undefined && another === undefined && only.option_value === undefined ? only : undefined;
  let source = 0;
  const { name, type } = values;
  return [
    (now) => {
      source = now.last_id + 1;
      const group = now.questions.at(-1)?.field_groups?.at(-1)?.id;
      // The engine checks the values.
      const value = { ...values, ...own, field_group_id: group } as unknown as Omit<FieldInstance, 'id'>;
      const formula = typeof value.formula === 'string' ? { formula: formulaById(now, value) } : {};
      return { action: 'create', kind: 'field', value: { ...value, ...formula } } as unknown as Change;
    },
    ...(own === undefined ? placed : []).map((place) => (): Change => {
      const value = { name, type, source_field_id: source, ...place };
      return { action: 'create', kind: 'field', value } as unknown as Change;
    }),
  ];
}

/** Lays out the repetitions of a list on a form, unless the form does so already. */
export const rowsChange =
  (path: readonly string[], rows: NonNullable<NewQuestion['rows']>, fileId: number) =>
  (now: Definition): Change | undefined => {
    const list = findList(now, path);
    const question = now.questions.find(({ repeat_options: options = [] }) =>
      options.some(({ id }) => id === list?.id),
    );
    const form = now.files.find(({ id }) => id === fileId)?.form ?? {};
    const { repeats = [] } = form;
    if (list === undefined || question === undefined || repeats.some(({ question_id: id }) => id === question.id))
      return undefined;
    return changeOfFile(fileId, { form: { ...form, repeats: [...repeats, { question_id: question.id, ...rows }] } });
  };

/** Puts the tags of fields into the blanks of a Word file. */
export const blanksChange =
  (fields: readonly Pick<NewField, 'blanks'>[], fileId: number) =>
  (now: Definition): Change | undefined => {
    const blanks = fields.flatMap(({ blanks: own = [] }) => own);
    const document = now.files.find(({ id }) => id === fileId)?.document;
    return blanks.length === 0 ? undefined : changeOfFile(fileId, { document: fillBlanks(document, blanks) });
  };

/** The changes that make questions with their fields, lists and places, in their order. `file`: where the fields are printed. */
export function questionChanges(
  questions: readonly NewQuestion[],
  file: Pick<ApplicationFile, 'id' | 'type'> | undefined,
): NextChange[] {
  const fileId = file?.type === 'pdf' ? file.id : undefined;
  const made = questions.flatMap(({ name, title, required, list = [], fields, rows }) => [
    ...list.map((_, depth) => listChange(list.slice(0, depth + 1))),
    (now: Definition): Change => {
      const more = required === undefined ? {} : { required };
      const value = { name, title, type: 'fields' as const, field_groups: [{ name }], ...more };
      return { action: 'create', kind: 'question', value, ...into(findList(now, list)) };
    },
    ...fields.flatMap((field) => fieldChanges(field, fileId)),
    ...(rows === undefined || fileId === undefined || list.length === 0 ? [] : [rowsChange(list, rows, fileId)]),
  ]);
  return file?.type === 'word'
    ? [
        ...made,
        // The tags of a question are put around those of its fields.
        blanksChange(
          questions.flatMap(({ blanks = [], fields }) => [...fields, { blanks }]),
          file.id,
        ),
      ]
    : made;
}
