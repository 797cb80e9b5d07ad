import { fieldType, type ApplicationFile, type ApplicationFolder, type FieldInstance } from '../../schema/index.ts';
import type { Things } from '../../thing-kinds.ts';
import { without } from '../../thing-lists.ts';
import type { ChangeOf } from '../change/change.ts';
import type { Draft } from '../draft.ts';
import { copyName, TakenNames, usedNames } from '../unique-name.ts';
import { clonePart } from './clone-part.ts';
import { cloneQuestion } from './clone-question.ts';

/**
 * A field placed on the copy shows what the original shows, under the same name. Where the original is asked or computed
 * itself, the copy shows its value: asking the same thing twice is not what a second file is for.
 */
function copyPlacement(field: FieldInstance, id: number, fileId: number): FieldInstance {
  const { field_group_id: group, source_field_id: source, question, type } = field;
  const shows = group === undefined && (source ?? (type === fieldType.formula ? undefined : question)) !== undefined;
  const copy = { ...without(field, 'field_group_id'), id, file_id: fileId };
  return shows ? copy : { ...copy, source_field_id: field.id };
}

function insertFile(draft: Draft, original: ApplicationFile, copy: ApplicationFile): void {
  draft.insert('file', copy, undefined, draft.list('file').findIndex(({ id }) => id === original.id) + 1);
  draft.note('created', 'file', copy);
  for (const field of draft.list('field').filter(({ file_id: file }) => file === original.id)) {
    const placed = copyPlacement(field, draft.takeId(), copy.id);
    draft.insert('field', placed);
    draft.note('created', 'field', placed);
  }
}

/** Copies a file with the fields placed on it. Both share one content unless the copy is given its own path. */
function cloneFile(draft: Draft, id: number, path?: string): void {
  const { thing: file } = draft.find('file', id);
  const siblings = draft.list('file').filter(({ folder_id: folder }) => folder === file.folder_id);
  const name = copyName('file', file.name, new TakenNames(siblings.map((sibling) => sibling.name)));
  insertFile(draft, file, { ...file, id: draft.takeId(), name, path: path ?? file.path });
}

function cloneInto(draft: Draft, folder: ApplicationFolder, copy: ApplicationFolder): void {
  draft.insert('folder', copy);
  draft.note('created', 'folder', copy);
  const files = draft.list('file').filter((file) => file.folder_id === folder.id);
  for (const file of files) insertFile(draft, file, { ...file, id: draft.takeId(), folder_id: copy.id });
  // The copy is a sibling of the original, not a child of it, so this ends.
  for (const child of draft.list('folder').filter(({ parent_id: parent }) => parent === folder.id)) {
    cloneInto(draft, child, { ...child, id: draft.takeId(), parent_id: copy.id });
  }
}

/** Copies a folder with everything in it. */
function cloneFolder(draft: Draft, id: number): void {
  const { thing: folder } = draft.find('folder', id);
  const siblings = draft.list('folder').filter(({ parent_id: parent }) => parent === folder.parent_id);
  const name = copyName('folder', folder.name, new TakenNames(siblings.map((sibling) => sibling.name)));
  cloneInto(draft, folder, { ...folder, id: draft.takeId(), name });
}

/** Offset of a placed field's copy from the original, in mm, so that both can be seen and selected. */
const copyOffset = 5;

function cloneField(draft: Draft, field: FieldInstance): void {
  const { position_x: x, position_y: y } = field;
  const copy: FieldInstance = {
    ...field,
    id: draft.takeId(),
    name: copyName('field', field.name, usedNames(draft.application)),
    ...(x !== undefined && { position_x: x + copyOffset }),
    ...(y !== undefined && { position_y: y + copyOffset }),
  };
  draft.insert('field', copy, undefined, draft.list('field').indexOf(field) + 1);
  draft.note('created', 'field', copy);
}

type Plain = 'rule' | 'tag' | 'category' | 'master_field';

/** Copies a thing that has nothing in it but a name and its properties. */
function clonePlain(draft: Draft, kind: Plain, id: number): void {
  const { thing } = draft.find<Plain>(kind, id);
  const list = draft.list<Plain>(kind);
  const name = copyName(kind, thing.name, new TakenNames(list.map((other) => other.name)));
  const copy: Things[Plain] = { ...thing, id: draft.takeId(), name };
  draft.insert<Plain>(kind, copy, undefined, list.indexOf(thing) + 1);
  draft.note('created', kind, copy);
}

/** Copies a thing with all that belongs to it, under new ids and names that are free. */
export function cloneThing(draft: Draft, change: ChangeOf<'clone'>): void {
  switch (change.kind) {
    case 'question':
      return cloneQuestion(draft, change.id);
    case 'option':
    case 'field_group':
    case 'survey_field':
    case 'repeat_option':
      return clonePart(draft, change.kind, change.id);
    case 'field':
      return cloneField(draft, draft.find('field', change.id).thing);
    case 'file':
      return cloneFile(draft, change.id, change.path);
    case 'folder':
      return cloneFolder(draft, change.id);
    case 'notification': {
      const copy = { ...draft.find('notification', change.id).thing, id: draft.takeId() };
      draft.insert('notification', copy);
      return draft.note('created', 'notification', copy);
    }
    case 'plan_price': {
      const copy = { ...draft.find('plan_price', change.id).thing, plan_id: change.plan_id };
      draft.insert('plan_price', copy);
      return draft.note('created', 'plan_price', copy);
    }
    case 'rule':
    case 'tag':
    case 'category':
    case 'master_field':
      return clonePlain(draft, change.kind, change.id);
  }
}
