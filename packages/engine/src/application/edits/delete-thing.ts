import { filterShared } from '../shared-lists.ts';
import { isQuestionListKind, thingId, type ThingKind, type Things } from '../thing-kinds.ts';
import type { FieldInstance, Question, RepeatOption } from '../schema/index.ts';
import type { ChangeOf } from './change/change.ts';
import { detachReferences } from './detach/detach-references.ts';
import { DeletedThings } from './detach/deleted-things.ts';
import type { Draft } from './draft.ts';
import type { ThingRef } from './effect.ts';
import { fieldsOfQuestion, questionParts } from './question-parts.ts';
import { reparentChildren } from './reparent-children.ts';
import { raiseQuestions } from './raise-questions.ts';
import { settleNames } from './settle-names.ts';

/** The deleted things, and the cause. */
interface Deletion {
  readonly draft: Draft;
  readonly deleted: DeletedThings;
  readonly cause: ThingRef;
}

function takeAlong(
  { draft, deleted, cause }: Deletion,
  kind: ThingKind,
  thing: Things[ThingKind],
  owner?: Question,
): void {
  deleted.add(kind, thing);
  draft.note('deleted', kind, thing, owner, { because: cause, before: thing });
}

/**
 * Fields of a deleted group. One that is placed on a file keeps its place there and only leaves the group: its position is
 * work that the user did not request to delete (specification: the field stays, its question is empty). A field that is nowhere else
 * would become unreachable, so it is deleted with the group. Either way the options tied to it are reset.
 */
function takeGroupFields(deletion: Deletion, fields: readonly FieldInstance[], owner: Question): void {
  for (const field of fields) {
    if (field.file_id === undefined) takeAlong(deletion, 'field', field, owner);
    else deletion.deleted.ungrouped.set(field.id, deletion.cause);
  }
}

/** Everything in a question is deleted with it: its parts, its fields and its notes. */
function takeQuestion(deletion: Deletion, question: Question): void {
  const { application } = deletion.draft;
  for (const part of questionParts(application, question)) takeAlong(deletion, part.kind, part.thing, question);
  takeGroupFields(deletion, fieldsOfQuestion(application, question), question);
  // Without its question a note would move to the front of the wizard, where it makes no sense.
  for (const notification of application.question_notification ?? []) {
    if (notification.question_id === question.id) takeAlong(deletion, 'notification', notification, question);
  }
}

function removeThings(draft: Draft, deleted: DeletedThings, owner: Question | undefined): void {
  for (const kind of deleted.kinds) {
    // The parts of a deleted question were deleted with it.
    if (isQuestionListKind(kind) && !owner) continue;
    const list = draft.list(kind, owner);
    const kept = filterShared(list, (thing) => !deleted.has(kind, thingId(thing)));
    if (kept !== list) draft.writeList(kind, kept, owner);
  }
}

/** Takes along what belongs to a thing, and moves out of it what does not. */
function collect(deletion: Deletion, kind: ThingKind, thing: Things[ThingKind], owner?: Question): void {
  const { draft, cause } = deletion;
  if (kind === 'question') {
    const question = thing as Question;
    takeQuestion(deletion, question);
    raiseQuestions(draft, question, question.repeat_options ?? [], cause);
  }
  if (kind === 'repeat_option' && owner) raiseQuestions(draft, owner, [thing as RepeatOption], cause);
  if (kind === 'field_group' && owner) {
    const fields = draft.application.fields.filter((field) => field.field_group_id === cause.id);
    takeGroupFields(deletion, fields, owner);
  }
  if (kind === 'folder' || kind === 'category') reparentChildren(draft, kind, cause.id, cause);
}

/** Kinds whose deletion may change the scope of a name. */
const scopedKinds: ReadonlySet<ThingKind> = new Set<ThingKind>([
  'question',
  'option',
  'field_group',
  'repeat_option',
  'field',
]);

/** Deletes a thing and everything that depends on it, and removes all references to it. */
export function deleteThing(draft: Draft, { kind, id }: ChangeOf<'delete'>): void {
  const before = draft.application;
  const { thing, question: owner } = draft.find(kind, id);
  const deleted = new DeletedThings();
  const cause = deleted.add(kind, thing);
  draft.note('deleted', kind, thing, owner, { before: thing });
  collect({ draft, deleted, cause }, kind, thing, owner);
  removeThings(draft, deleted, owner);
  draft.application = detachReferences(draft.application, deleted, (effect) => draft.effects.push(effect));
  if (scopedKinds.has(kind)) settleNames(draft, before, cause);
}
