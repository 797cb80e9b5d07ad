import type { Application, ApplicationVersion } from '../schema/index.ts';
import { newVersion } from '../versions/new-version.ts';
import { cloneThing } from './clone/clone-thing.ts';
import type { Change } from './change/change.ts';
import { checkChange } from './check/check-change.ts';
import { checkEdit } from './check/check-edit.ts';
import { createThing } from './create-thing.ts';
import { deleteThing } from './delete-thing.ts';
import { Draft, refuse } from './draft.ts';
import type { Effect } from './effect.ts';
import { followRenames } from './follow-renames.ts';
import { placeField } from './field-placement.ts';
import { addFromMaster, saveAsMaster } from './master-fields.ts';
import { moveThing } from './move-thing.ts';
import { noteNewVersion, publish, updateApplication } from './publish.ts';
import { restoreThings } from './restore-things.ts';
import { sortThings } from './sort-things.ts';
import { updateThing } from './update-thing.ts';

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
