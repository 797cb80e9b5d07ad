import { without } from '../../shared-lists.ts';
import { fieldType, type ApplicationFile, type ApplicationFolder, type FieldInstance } from '../../schema/index.ts';
import type { Draft } from '../draft.ts';
import { copyName, TakenNames } from '../unique-name.ts';

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
export function cloneFile(draft: Draft, id: number, path?: string): void {
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
export function cloneFolder(draft: Draft, id: number): void {
  const { thing: folder } = draft.find('folder', id);
  const siblings = draft.list('folder').filter(({ parent_id: parent }) => parent === folder.parent_id);
  const name = copyName('folder', folder.name, new TakenNames(siblings.map((sibling) => sibling.name)));
  cloneInto(draft, folder, { ...folder, id: draft.takeId(), name });
}
