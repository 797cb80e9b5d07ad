import type { Question } from '../schema/index.ts';
import { questionLists, type ThingKind, type Things } from '../thing-kinds.ts';
import type { ChangeOf } from './change/change.ts';
import type { Draft } from './draft.ts';
import { cutInstanceName } from './unique-name.ts';
import { partKinds } from './question-parts.ts';
import { putIntoList } from './move-thing.ts';

type NewQuestion = Extract<ChangeOf<'create'>, { kind: 'question' }>;

/** Gives ids to a question and to the parts it brings along. */
function numberQuestion(draft: Draft, value: NewQuestion['value']): Question {
  const question: Record<string, unknown> = { id: draft.takeId(), ...value };
  for (const kind of partKinds) {
    const parts = value[questionLists[kind]];
    if (parts) question[questionLists[kind]] = parts.map((part) => ({ id: draft.takeId(), ...part }));
  }
  return question as Question;
}

function createQuestion(draft: Draft, change: NewQuestion): void {
  const question = numberQuestion(draft, change.value);
  const list = change.repeat_option_id;
  draft.insert('question', question, undefined, list === undefined ? change.index : undefined);
  draft.note('created', 'question', question);
  for (const kind of partKinds) {
    for (const part of draft.list(kind, question)) {
      draft.touch(kind, part);
      draft.note('created', kind, part, question);
    }
  }
  if (list !== undefined) putIntoList(draft, question, list, change.index);
}

function numbered(draft: Draft, change: Exclude<ChangeOf<'create'>, NewQuestion>): Things[ThingKind] {
  if (change.kind === 'plan_price') return change.value;
  const thing = { id: draft.takeId(), ...change.value } as Things[ThingKind];
  return change.kind === 'field' ? { ...thing, name: cutInstanceName(change.value.name) } : thing;
}

/** Makes a new thing. Its id is the next one. */
export function createThing(draft: Draft, change: ChangeOf<'create'>): void {
  if (change.kind === 'question') return createQuestion(draft, change);
  const owner = 'question_id' in change ? draft.find('question', change.question_id).thing : undefined;
  const thing = numbered(draft, change);
  draft.insert<ThingKind>(change.kind, thing, owner, change.index);
  draft.note('created', change.kind, thing, owner);
}
