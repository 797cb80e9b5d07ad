import { changeVersioned } from '../../database/change-versioned.ts';
import type { UnitOfWork } from '../../database/database.ts';
import { addHistory, holdHistory } from './add-history.ts';
import type { Document } from './model.ts';
import { refreshSearch } from './search/index-documents.ts';

export interface DocumentChange {
  readonly document: Document;
  /** The version that the person looked at; for what the service itself changes, that of the row. */
  readonly seen: number;
  readonly changes: Partial<
    Pick<
      Document,
      | 'name'
      | 'category_id'
      | 'type_id'
      | 'current_version_id'
      | 'status'
      | 'source'
      | 'application_user_id'
      | 'approve'
      | 'record_date'
      | 'record_amount'
      | 'record_party'
    >
  >;
  /** Of the audit and the history, `documents.update`. */
  readonly action: string;
  /** Further facts of the history, and of the audit after the change. */
  readonly facts?: Readonly<Record<string, unknown>>;
  /** Values before the change that are no columns of the row, such as those of meta fields. */
  readonly before?: Readonly<Record<string, unknown>>;
}

/**
 * The one way to change a document: the row with its version, a line of the history, the audit, and by way of the audit the event for
 * open screens, in one unit of work.
 * @throws {AppError} conflict, not_found
 */
export async function changeDocument(unit: UnitOfWork, change: DocumentChange): Promise<void> {
  const { document, seen, changes, action, facts = {} } = change;
  const { workspace_id: workspaceId } = document;
  await holdHistory(unit, workspaceId);
  const { actor } = unit.source;
  const by = actor.kind === 'member' ? { updated_user_id: actor.userId } : {};
  const values = await changeVersioned(unit, {
    record: document,
    kind: 'document',
    workspaceId,
    seen,
    changes: { ...changes, ...by },
  });
  const before = { ...ofMembers(values.before, Object.keys(changes)), ...change.before };
  const after = { ...changes, ...facts };
  await addHistory(unit, { document, action, facts: { before, after } });
  refreshSearch(unit, document);
  const subject = { kind: 'document', id: document.id };
  await unit.audit({ action, subject, workspaceId, before, after });
}

const ofMembers = (values: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, values[name]]));
