import type { Change } from '@shorui/engine/model';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { HandlerRequest } from '../../http/handler.ts';
import { loadApplication } from './definition.ts';
import { applyEdit, type Edited, type NextChange } from './edit.ts';
import type { Application } from './model.ts';

/** A call of the staff that changes one application. */
export type EditCall = Pick<HandlerRequest<Endpoint>, 'locale' | 'unitOfWork'> & {
  readonly actor: { readonly name: string };
  readonly params: { readonly id: number };
};

export interface EditWork {
  /** The version that the person saw; undefined: whatever it is now. */
  readonly seen: number | undefined;
  readonly preview?: boolean | undefined;
  readonly changes: (record: Application) => readonly NextChange[];
}

/** Applies changes to the application of a call, in one unit of work. */
export const editOfCall = (
  { actor, params, locale, unitOfWork }: EditCall,
  { name: action }: Pick<Endpoint, 'name'>,
  { seen, preview = false, changes }: EditWork,
): Promise<Edited> =>
  unitOfWork(async (unit) => {
    const record = await loadApplication(unit, params.id);
    if (preview) unit.notAudited('A preview changes nothing.');
    return applyEdit(unit, {
      record,
      seen: seen ?? record.version,
      changes: changes(record),
      action,
      editor: actor.name,
      locale,
      preview,
    });
  });

/** Removes the values that a body gives as null and sets the others; those that are undefined stay. */
function setOrRemove(values: Readonly<Record<string, unknown>>) {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return {
    set: Object.fromEntries(given.filter(([, value]) => value !== null)),
    unset: given.filter(([, value]) => value === null).map(([name]) => name),
  };
}

/** The change that a body makes of a file. The engine checks its values. */
export const changeOfFile = (id: number, values: Readonly<Record<string, unknown>>): Change =>
  ({ action: 'update', kind: 'file', id, ...setOrRemove(values) }) as unknown as Change;
