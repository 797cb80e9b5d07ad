import { placeOfThing } from '../place-of-thing.ts';
import type { ChangeOf } from './change/change.ts';
import { refuse, type Draft } from './draft.ts';

/** Draws a field on a page of a PDF form. Position in mm from the left and the top edge of the page as seen. */
export function placeField(draft: Draft, { field_id: id, file_id: fileId, page, x, y }: ChangeOf<'place_field'>): void {
  const { thing: field } = draft.find('field', id);
  const { thing: file } = draft.find('file', fileId);
  if (file.type !== 'pdf') {
    refuse('application.edit-not-a-pdf', placeOfThing('field', field), { name: file.name });
  }
  draft.replace('field', { ...field, file_id: fileId, page, position_x: x, position_y: y });
  draft.note('moved', 'field', field, undefined, { property: 'file_id' });
}
