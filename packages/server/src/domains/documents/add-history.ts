import { inWorkspace, scoped } from '../../access/scoped.ts';
import { describeActor } from '../../audit/audit-row.ts';
import type { UnitOfWork } from '../../database/database.ts';
import { digestOf, firstDigest, sortedJson } from './history-digest.ts';
import type { Document } from './model.ts';

export interface HistoryEntry {
  readonly document: Pick<Document, 'id' | 'workspace_id'>;
  /** `resource.verb`, as in the audit. */
  readonly action: string;
  /** What was done: plain JSON, small; files by their SHA-256. */
  readonly facts: Readonly<Record<string, unknown>>;
}

/**
 * Adds a line to the history of the documents of a workspace. Units of work that change several documents, or read rows to decide,
 * call `holdHistory` first.
 */
export async function addHistory(unit: UnitOfWork, { document, action, facts }: HistoryEntry): Promise<void> {
  const { id: document_id, workspace_id } = document;
  await holdHistory(unit, workspace_id);
  const table = scoped(unit.models.DocumentHistory, inWorkspace(workspace_id));
  const last = await table.find({ order: [['sequence', 'DESC']] });
  const { actor_kind, actor_id, actor_name, on_behalf_name } = describeActor(unit.source.actor);
  const line = {
    workspace_id,
    document_id,
    sequence: (last?.sequence ?? 0) + 1,
    at: unit.now(),
    actor_kind,
    actor_id: actor_id ?? null,
    actor_name: actor_name ?? '',
    action,
    facts: sortedJson(on_behalf_name === null ? facts : { ...facts, on_behalf: on_behalf_name }),
    previous_digest: last?.digest ?? firstDigest,
  };
  await table.create({ ...line, digest: digestOf(line) });
}

/** Waits until no other unit of work adds to the history of the workspace. Before rows of documents are read for a change. */
export const holdHistory = (unit: UnitOfWork, workspaceId: number): Promise<void> =>
  unit.lock(workspaceId, 'document-history');
