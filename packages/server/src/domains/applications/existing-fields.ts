import type { Application as Definition } from '@shorui/engine';
import type { ApplicationFile, Change } from '@shorui/engine/model';
import type { ExistingField } from '../../contract/applications/index.ts';
import { AppError } from '../../errors/app-error.ts';
import type { NextChange } from './edit.ts';
import { blanksChange, rowsChange } from './new-questions.ts';

/** A field that a question asks. @throws {AppError} not_found */
function askedField({ fields }: Definition, id: number) {
  const field = fields.find((each) => each.id === id && each.field_group_id !== undefined);
  if (field === undefined) throw new AppError('not_found');
  return field;
}

/** Prints a field at places of a form: itself where it has no place yet and there is one, else by fields that show its value. */
function placing(
  { field_id: id, placements = [], options, list = [], rows }: ExistingField,
  fileId: number,
): NextChange[] {
  const [only, another] = placements;
  const isOne = only !== undefined && another === undefined && only.option_value === undefined;
  const update = (set: object): Change => ({ action: 'update', kind: 'field', id, set }) as unknown as Change;
  return [
    (now) => {
      const { options: own = [] } = askedField(now, id);
      return options === undefined || own.length > 0 ? undefined : update({ options });
    },
    ...placements.map((place) => (now: Definition): Change => {
      const { name, type, file_id: printedOn, style } = askedField(now, id);
      // The engine checks the values.
      if (isOne && printedOn === undefined)
        return update({
          ...place,
          file_id: fileId,
          ...((style ?? place.style) && { style: { ...style, ...place.style } }),
        });
      const value = { name, type, source_field_id: id, ...place, file_id: fileId };
      return { action: 'create', kind: 'field', value } as unknown as Change;
    }),
    ...(rows === undefined || list.length === 0 ? [] : [rowsChange(list, rows, fileId)]),
  ];
}

/** The changes that print fields of questions in a file, in the order of its places. */
export function existingChanges(
  existing: readonly ExistingField[],
  file: Pick<ApplicationFile, 'id' | 'type'> | undefined,
): NextChange[] {
  if (file === undefined || existing.length === 0) return [];
  if (file.type === 'pdf') return existing.flatMap((field) => placing(field, file.id));
  return [blanksChange(existing, file.id)];
}
