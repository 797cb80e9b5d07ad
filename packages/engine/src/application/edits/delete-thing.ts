import type { ApplicationFile, ApplicationFolder, Question, RepeatOption, FieldInstance } from '../schema/index.ts';
import { type ApplicationCategory, isQuestionListKind, thingId, type ThingKind, type Things } from '../thing-kinds.ts';
import { without, filterShared } from '../thing-lists.ts';
import type { ChangeOf } from './change/change.ts';
import { DeletedThings } from './detach/deleted-things.ts';
import { detachReferences } from './detach/detach-references.ts';
import type { Draft } from './draft.ts';
import type { ThingRef } from './effect.ts';
import { fieldsOfQuestion, questionParts } from './question-parts.ts';
import { settleNames } from './settle-names.ts';
import { freeName, TakenNames } from './unique-name.ts';

type Named = ApplicationFolder | ApplicationCategory | ApplicationFile;
type Link = 'parent_id' | 'folder_id';

function parentOf(thing: Named, link: Link): number | undefined {
  return (thing as Partial<Record<Link, number>>)[link];
}

/** Moves the children of `id` one level up. A name that is in use there gets a number. */
function raise(
  draft: Draft,
  kind: 'folder' | 'category' | 'file',
  link: Link,
  id: number,
  parent: number | undefined,
  cause: ThingRef,
): void {
  const list: readonly Named[] = draft.list(kind);
  if (!list.some((thing) => parentOf(thing, link) === id)) return;
  const taken = new TakenNames(
    list.filter((thing) => parentOf(thing, link) === parent && thing.id !== id).map((thing) => thing.name),
  );
  const raised = list.map((thing) => {
    if (parentOf(thing, link) !== id) return thing;
    const name = freeName(kind, thing.name, taken);
    draft.note('moved', kind, thing, undefined, { because: cause, property: link, before: cause.name });
    if (name !== thing.name) {
      draft.note('renamed', kind, thing, undefined, { because: cause, before: thing.name, after: name });
    }
    const rest: Named = { ...without(thing as Named & Partial<Record<Link, number>>, link), name };
    return parent === undefined ? rest : { ...rest, [link]: parent };
  });
  draft.application = {
    ...draft.application,
    [kind === 'file' ? 'files' : kind === 'folder' ? 'folders' : 'categories']: raised,
  };
}

/** Before a folder or a category is deleted, its children move to its parent: nothing is deleted with it. */
function reparentChildren(draft: Draft, kind: 'folder' | 'category', id: number, cause: ThingRef): void {
  const { parent_id: parent } = draft.find(kind, id).thing;
  raise(draft, kind, 'parent_id', id, parent, cause);
  if (kind === 'folder') raise(draft, 'file', 'folder_id', id, parent, cause);
}

/** The repeat option whose list asks a question, with its own question. */
function findList(draft: Draft, id: number): { repeat: RepeatOption; owner: Question } | undefined {
  for (const owner of draft.application.questions) {
    const repeat = owner.repeat_options?.find((candidate) => candidate.questions.includes(id));
    if (repeat) return { repeat, owner };
  }
  return undefined;
}

/**
 * Before repeat lists go, their questions move to where the repeat question is asked: into the list around it, or to the root.
 * They would otherwise be lost with the list.
 */
function raiseQuestions(draft: Draft, owner: Question, repeats: readonly RepeatOption[], cause: ThingRef): void {
  const ids = new Set(repeats.flatMap((repeat) => repeat.questions));
  const raised = draft.application.questions.filter((question) => ids.has(question.id));
  for (const question of raised) {
    draft.note('moved', 'question', question, undefined, { because: cause, property: 'questions' });
  }
  const around = raised.length > 0 ? findList(draft, owner.id) : undefined;
  if (around) {
    const { questions } = around.repeat;
    const behind = questions.indexOf(owner.id) + 1;
    const listed = questions.toSpliced(behind, 0, ...[...ids].filter((id) => raised.some((other) => other.id === id)));
    draft.replace('repeat_option', { ...around.repeat, questions: listed }, around.owner);
  }
}

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
