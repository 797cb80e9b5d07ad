import type { Application, ApplicationVersion } from '../schema/index.ts';
import { placeOfThing, thingId, type ThingKind } from '../thing-kinds.ts';
import { newVersion } from '../versions/new-version.ts';
import type { ChangeOf, Change } from './change/change.ts';
import { checkChange } from './check/check-change.ts';
import { checkEdit } from './check/check-edit.ts';
import { cloneThing } from './clone/clone-thing.ts';
import { createThing } from './create-thing.ts';
import { deleteThing } from './delete-thing.ts';
import { refuse, Draft } from './draft.ts';
import type { Effect } from './effect.ts';
import { followRenames } from './follow-renames.ts';
import { addFromMaster, saveAsMaster } from './master-fields.ts';
import { moveThing } from './move-thing.ts';
import { noteNewVersion, publish, updateApplication } from './publish.ts';
import { restoreThings } from './restore-things.ts';
import { settleNames } from './settle-names.ts';
import { updateThing } from './update-thing.ts';

/** Draws a field on a page of a PDF form. Position in mm from the left and the top edge of the page as seen. */
function placeField(draft: Draft, { field_id: id, file_id: fileId, page, x, y }: ChangeOf<'place_field'>): void {
  const { thing: field } = draft.find('field', id);
  const { thing: file } = draft.find('file', fileId);
  if (file.type !== 'pdf') {
    refuse('application.edit-not-a-pdf', placeOfThing('field', field), { name: file.name });
  }
  draft.replace('field', { ...field, file_id: fileId, page, position_x: x, position_y: y });
  draft.note('moved', 'field', field, undefined, { property: 'file_id' });
}

/** The items named take the places they hold, in the order given; all others keep theirs. */
function reorder<Item>(items: readonly Item[], ids: readonly number[], idOf: (item: Item) => number): Item[] {
  const byId = new Map(items.map((item) => [idOf(item), item]));
  const named = new Set(ids);
  const queue = ids.map((id) => {
    const item = byId.get(id);
    return item === undefined ? refuse('application.edit-sort-unknown', {}, { id }) : item;
  });
  return items.map((item) => (named.has(idOf(item)) ? (queue.shift() ?? item) : item));
}

/** Reorders things of one list. */
function sortThings(draft: Draft, change: ChangeOf<'sort'>): void {
  const { kind, ids } = change;
  if (change.kind === 'question' && change.repeat_option_id !== undefined) {
    const { thing: repeat, question: owner } = draft.find('repeat_option', change.repeat_option_id);
    draft.replace('repeat_option', { ...repeat, questions: reorder(repeat.questions, ids, (id) => id) }, owner);
    draft.note('updated', 'repeat_option', repeat, owner, { property: 'questions', before: repeat.questions });
    return;
  }
  const owner = 'question_id' in change ? draft.find('question', change.question_id).thing : undefined;
  const { application } = draft;
  const before = draft.list<ThingKind>(kind, owner);
  const after = reorder(before, ids, thingId);
  draft.writeList<ThingKind>(kind, after, owner);
  for (const [index, thing] of after.entries()) {
    if (thing !== before[index]) draft.note('moved', kind, thing, owner);
  }
  if (kind === 'question' || kind === 'option') settleNames(draft, application);
}

/** What an edit comes to. */
export interface Edit {
  readonly application: Application;
  /** Everything that the change touches, what it names itself first. */
  readonly effects: readonly Effect[];
  /** The version that was left behind, after `new_version`. */
  readonly version?: ApplicationVersion;
}

/** Once published, a version only changes its publish state and the mail of its campaigns, or gives way to the next one. */
const changesOfFrozen: ReadonlySet<Change['action']> = new Set<Change['action']>(['publish', 'new_version']);

/** The mail of campaigns is about a published version, and no answer depends on it. */
const isCampaignMail = (change: Change): boolean => {
  if (change.action !== 'update_application') return false;
  const names = [...Object.keys(change.set ?? {}), ...(change.unset ?? [])];
  return names.length > 0 && names.every((name) => name === 'campaign_email_template');
};

function apply(draft: Draft, change: Exclude<Change, { action: 'new_version' }>): void {
  switch (change.action) {
    case 'create':
      return createThing(draft, change);
    case 'update':
      return updateThing(draft, change);
    case 'delete':
      return deleteThing(draft, change);
    case 'sort':
      return sortThings(draft, change);
    case 'clone':
      return cloneThing(draft, change);
    case 'move':
      return moveThing(draft, change);
    case 'place_field':
      return placeField(draft, change);
    case 'save_as_master':
      return saveAsMaster(draft, change);
    case 'add_from_master':
      return addFromMaster(draft, change);
    case 'update_application':
      return updateApplication(draft, change);
    case 'publish':
      return publish(draft, change.publish);
    case 'restore':
      return restoreThings(draft, change);
  }
}

/**
 * Applies one change. The application itself is not changed: the result is another one, which shares everything untouched.
 * `effects` lists all changes, including cascades.
 *
 * @throws ShoruiError with every problem, when the change is not valid, names something that does not exist, or would leave the
 * application in a state that no application may be in (catalogue: `application.edit-...`).
 */
export function editApplication(application: Application, change: Change): Edit {
  checkChange(change);
  if (application.frozen && !changesOfFrozen.has(change.action) && !isCampaignMail(change)) {
    refuse('application.edit-frozen', {}, { version: application.version });
  }
  const draft = new Draft(application);
  if (change.action === 'new_version') {
    const next = newVersion(application);
    draft.application = next.application;
    noteNewVersion(draft);
    return { application: next.application, effects: draft.effects, version: next.version };
  }
  apply(draft, change);
  followRenames(draft, application);
  checkEdit(application, draft);
  return { application: draft.application, effects: draft.effects };
}

/** What a change would touch, so that a user can confirm it first. Refuses what `editApplication` refuses. */
export function previewChange(application: Application, change: Change): readonly Effect[] {
  return editApplication(application, change).effects;
}
