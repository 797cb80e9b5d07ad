import type { Question, FieldInstance } from '../schema/index.ts';
import { without } from '../thing-lists.ts';
import type { ChangeOf } from './change/change.ts';
import type { Draft } from './draft.ts';

/** Puts a question into the list of a repeat option, at `index` or at the end. It is in no list yet. */
export function putIntoList(draft: Draft, question: Question, repeatId: number, index?: number): void {
  const { thing: repeat, question: owner } = draft.find('repeat_option', repeatId);
  const questions = repeat.questions.toSpliced(index ?? repeat.questions.length, 0, question.id);
  draft.replace('repeat_option', { ...repeat, questions }, owner);
  draft.note('updated', 'repeat_option', repeat, owner, { property: 'questions' });
}

/** Takes a question out of the list that asks it, if one does. */
function takeOutOfList(draft: Draft, questionId: number): void {
  for (const owner of draft.application.questions) {
    for (const repeat of owner.repeat_options ?? []) {
      if (!repeat.questions.includes(questionId)) continue;
      const questions = repeat.questions.filter((id) => id !== questionId);
      draft.replace('repeat_option', { ...repeat, questions }, owner);
      draft.note('updated', 'repeat_option', repeat, owner, { property: 'questions' });
    }
  }
}

type MoveOf<Kind extends ChangeOf<'move'>['kind']> = Extract<ChangeOf<'move'>, { kind: Kind }>;

function moveQuestion(draft: Draft, { id, repeat_option_id: list, index }: MoveOf<'question'>): void {
  const { thing: question } = draft.find('question', id);
  takeOutOfList(draft, id);
  if (list !== undefined) putIntoList(draft, question, list, index);
  else if (index !== undefined) {
    const others = draft.list('question').filter((other) => other.id !== id);
    draft.writeList('question', others.toSpliced(index, 0, question));
  }
  draft.touch('question', question);
  draft.note('moved', 'question', question);
}

/** Its position in the group is its position among the group's fields, which are in one ordered list with all others. */
function moveField(draft: Draft, { id, field_group_id: group, index }: MoveOf<'field'>): void {
  const { thing: field } = draft.find('field', id);
  const rest: FieldInstance = without(field, 'field_group_id');
  const moved = group === undefined ? rest : { ...rest, field_group_id: group };
  const others = draft.list('field').filter((other) => other.id !== id);
  const siblings = others.filter((other) => other.field_group_id === group);
  const next = index === undefined ? undefined : siblings[index];
  const last = siblings.at(-1);
  const position = next ? others.indexOf(next) : last ? others.indexOf(last) + 1 : others.length;
  draft.writeList('field', others.toSpliced(position, 0, moved));
  draft.touch('field', moved);
  draft.note('moved', 'field', moved);
}

function movePart(
  draft: Draft,
  { kind, id, question_id: target, index }: MoveOf<'field_group' | 'survey_field'>,
): void {
  const { thing, question: owner } = draft.find<'field_group' | 'survey_field'>(kind, id);
  const { thing: question } = draft.find('question', target);
  draft.writeList<typeof kind>(
    kind,
    draft.list<typeof kind>(kind, owner).filter((other) => other.id !== id),
    owner,
  );
  draft.insert<typeof kind>(kind, thing, question, index);
  draft.note('moved', kind, thing, question);
}

/** Puts a changed file or folder at `index` of its list, or at its previous position. */
function reinsert(draft: Draft, kind: 'file' | 'folder', id: number, link: object, index?: number): void {
  const list = draft.list<'file' | 'folder'>(kind);
  const { thing } = draft.find<'file' | 'folder'>(kind, id);
  const moved = {
    ...(kind === 'file' ? without(thing, 'folder_id' as never) : without(thing, 'parent_id' as never)),
    ...link,
  };
  const others = list.filter((other) => other.id !== id);
  draft.writeList<'file' | 'folder'>(kind, others.toSpliced(index ?? list.indexOf(thing), 0, moved));
  draft.touch(kind, moved);
  draft.note('moved', kind, moved);
}

/** Moves a thing to another place: a question into or out of a list, a field between groups, a file between folders. */
export function moveThing(draft: Draft, change: ChangeOf<'move'>): void {
  switch (change.kind) {
    case 'question':
      return moveQuestion(draft, change);
    case 'field':
      return moveField(draft, change);
    case 'field_group':
    case 'survey_field':
      return movePart(draft, change);
    case 'file': {
      const { folder_id: folder } = change;
      return reinsert(draft, 'file', change.id, folder === undefined ? {} : { folder_id: folder }, change.index);
    }
    case 'folder': {
      const { parent_id: parent } = change;
      return reinsert(draft, 'folder', change.id, parent === undefined ? {} : { parent_id: parent }, change.index);
    }
  }
}
