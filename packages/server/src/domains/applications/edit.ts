import type { Application as Definition } from '@shorui/engine';
import { editApplication, type Change, type Effect } from '@shorui/engine/model';
import { Op } from 'sequelize';
import { changeVersioned } from '../../database/change-versioned.ts';
import type { UnitOfWork } from '../../database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import { columnsOf, definitionOf } from './definition.ts';
import type { Application } from './model.ts';
import { refusing } from './refusals.ts';

/** A change, or one that depends on what the changes before it made; undefined when nothing is left to change. */
export type NextChange = Change | ((definition: Definition) => Change | undefined);

/** An edit of an application by a member of the staff. */
export interface EditRequest {
  readonly record: Application;
  /** The version that the person saw. */
  readonly seen: number;
  readonly changes: readonly NextChange[];
  /** Of the audit, `applicationFolders.create`. */
  readonly action: string;
  readonly editor: string;
  readonly locale: 'jp' | 'en';
  /** Tells the effects and writes nothing. */
  readonly preview?: boolean;
  /** Columns that change with the content. */
  readonly columns?: Readonly<Record<string, unknown>>;
}

export interface Edited {
  readonly definition: Definition;
  readonly effects: readonly Effect[];
  /** False when it was only asked what the edit would do. */
  readonly isMade: boolean;
  readonly version: number;
}

const nameOf = ({ kind, id }: Pick<Effect, 'kind' | 'id'>): string => `${kind} ${id}`;

/** Parts that an edit changes; new ones belong to no one else. */
const touchedBy = (effects: readonly Effect[]): string[] => [
  ...new Set(effects.filter(({ action }) => action !== 'created').map(nameOf)),
];

/**
 * Refuses an edit that is based on an older state if a later one touched the same part.
 * @throws {AppError} conflict
 */
async function demandUntouched(unit: UnitOfWork, { record, seen }: EditRequest, effects: readonly Effect[]) {
  if (seen > record.version) throw new AppError('conflict_unnamed');
  if (seen === record.version) return;
  const later = await unit.models.ApplicationEdit.findAll({
    where: { application_id: record.id, version: { [Op.gt]: seen } },
    order: [['id', 'DESC']],
  });
  // Edits that this list does not reach back to may have touched anything.
  if (later.length < record.version - seen) throw new AppError('conflict_unnamed');
  const own = new Set(touchedBy(effects));
  const clash = later.find(({ touched }) => (JSON.parse(touched) as string[]).some((each) => own.has(each)));
  if (clash !== undefined) throw new AppError('conflict', { params: { name: clash.edited_by } });
}

/**
 * Applies changes of the engine to an application, all or none. Others may have changed other parts since the person saw it.
 * @throws {AppError} conflict, application_refused, not_found for a part that does not exist
 */
export async function applyEdit(unit: UnitOfWork, request: EditRequest): Promise<Edited> {
  const { record, changes, action, editor, locale, preview = false, columns = {} } = request;
  await unit.lock(record.id, 'application');
  await record.reload();
  let definition = definitionOf(record);
  const effects: Effect[] = [];
  const made: Change[] = [];
  refusing(locale, () => {
    for (const next of changes) {
      const change = typeof next === 'function' ? next(definition) : next;
      if (change === undefined) continue;
      const edit = editApplication(definition, change);
      definition = edit.application;
      effects.push(...edit.effects);
      made.push(change);
    }
  });
  await demandUntouched(unit, request, effects);
  if (preview) return { definition, effects, isMade: false, version: record.version };
  await changeVersioned(unit, {
    record,
    kind: 'application',
    workspaceId: 'all',
    seen: record.version,
    changes: { ...columnsOf(definition), ...columns },
  });
  await unit.models.ApplicationEdit.create({
    application_id: record.id,
    version: record.version,
    touched: JSON.stringify(touchedBy(effects)),
    edited_by: editor,
  });
  const subject = { kind: 'application', id: record.id };
  await unit.audit({ action, subject, workspaceId: null, after: { changes: made } });
  return { definition, effects, isMade: true, version: record.version };
}
