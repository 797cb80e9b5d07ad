import type { Application } from '@shorui/engine';
import { fieldType, type Change } from '@shorui/engine/model';
import type { NextChange } from './document-store.ts';
import { fieldKinds, hasOptions, type FieldKind, type PaletteKind } from './kinds.ts';
import type { BuilderNode } from './nodes.ts';

/** Words for new things; the number that makes a name free comes after them. */
export interface NewWords {
  readonly kinds: Readonly<Record<PaletteKind, string>>;
  readonly options: readonly [string, string];
  readonly group: string;
}

const namesOf = ({ questions, fields }: Application): Set<string> =>
  new Set([
    ...fields.map(({ name }) => name),
    ...questions.flatMap((question) => [
      question.name,
      ...(question.repeat_options ?? []).flatMap(({ name }) => name ?? []),
      ...(question.survey_question_fields ?? []).map(({ name }) => name),
    ]),
  ]);

/** A name that nothing has yet: the word, with a number from 2 where it is taken. */
export function freeName(application: Application, word: string): string {
  const taken = namesOf(application);
  let name = word;
  for (let number = 2; taken.has(name); number++) name = `${word}${number}`;
  return name;
}

/** Is a question made of this kind, not a field of one? */
export const isQuestionKind = (kind: PaletteKind): kind is 'single' | 'multiple' | 'fields' | 'repeat' =>
  kind === 'single' || kind === 'multiple' || kind === 'fields' || kind === 'repeat';

/** The list that new questions after the chosen node go to, and the place in it. */
function placeAfter(application: Application, node: BuilderNode | undefined) {
  if (node === undefined) return {};
  const { question } = node;
  const own = question.repeat_options?.[0];
  if (own !== undefined) return { repeat_option_id: own.id };
  for (const { repeat_options: lists = [] } of application.questions) {
    for (const list of lists) {
      const at = list.questions.indexOf(question.id);
      if (at !== -1) return { repeat_option_id: list.id, index: at + 1 };
    }
  }
  return { index: application.questions.findIndex(({ id }) => id === question.id) + 1 };
}

function newField(application: Application, kind: FieldKind, words: NewWords, group: number): Change {
  const type = fieldKinds.find(({ name }) => name === kind)?.type ?? fieldType.text;
  const name = freeName(application, words.kinds[kind as PaletteKind]);
  const options = hasOptions(type) && type !== fieldType.checkbox;
  const value = {
    name,
    type,
    field_group_id: group,
    ...(options && { options: words.options.map((text) => ({ text, value: text })) }),
  };
  return { action: 'create', kind: 'field', value };
}

/** The group that a new field goes to: that of the chosen field, or the last of the chosen question. */
function groupOf(node: BuilderNode | undefined): number | undefined {
  if (node?.thing === 'field') return node.field.field_group_id;
  if (node?.thing === 'field_group') return node.group.id;
  return node?.question.type === 'fields' ? node.question.field_groups?.at(-1)?.id : undefined;
}

/** The changes that add a question or a field of a kind after the chosen node; for a field outside of all questions one is made. */
export function changesToAdd(
  application: Application,
  kind: PaletteKind,
  node: BuilderNode | undefined,
  words: NewWords,
): readonly NextChange[] {
  if (isQuestionKind(kind)) {
    const name = freeName(application, words.kinds[kind]);
    const value = {
      name,
      title: name,
      type: kind,
      ...(kind === 'fields' && { field_groups: [{ name: words.group }] }),
      ...(kind === 'repeat' && { repeat_options: [{ questions: [], min: 1, max: 10 }] }),
      ...((kind === 'single' || kind === 'multiple') && {
        options: words.options.map((text) => ({ text, value: text })),
      }),
    };
    return [{ action: 'create', kind: 'question', value, ...placeAfter(application, node) }];
  }
  const group = groupOf(node);
  if (group !== undefined) {
    const add = newField(application, kind, words, group);
    const siblings = application.fields.filter((field) => field.field_group_id === group);
    const at = node?.thing === 'field' ? siblings.findIndex(({ id }) => id === node.id) + 1 : undefined;
    if (at === undefined || at === siblings.length) return [add];
    return [add, (now) => ({ action: 'move', kind: 'field', id: now.last_id, field_group_id: group, index: at })];
  }
  const name = freeName(application, words.kinds.fields);
  const question: Change = {
    action: 'create',
    kind: 'question',
    value: { name, title: name, type: 'fields', field_groups: [{ name: words.group }] },
    ...placeAfter(application, node),
  };
  return [question, (now) => newField(now, kind, words, now.last_id)];
}
