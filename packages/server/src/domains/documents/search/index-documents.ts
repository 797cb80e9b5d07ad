import { foldRuns } from '@shorui/engine/japanese';
import { inWorkspace, scoped } from '../../../access/scoped.ts';
import type { UnitOfWork } from '../../../database/database.ts';
import type { DocumentText } from '../../../database/full-text/model.ts';
import { joinFolded } from '../../../database/full-text/terms.ts';
import { writeHead, writeText } from '../../../database/full-text/write-texts.ts';
import type { Document } from '../model.ts';
import { headTextsOf } from './head-texts.ts';
import { indexTextsKind } from './index-texts-kind.ts';

/** Documents that one job indexes, and that are read in one go. */
const batch = 200;
/** UTF-16 units of the text of a file that are searched; a contract has some 10,000. */
export const mostSearched = 200_000;

const changed = new WeakMap<UnitOfWork, Map<number, Set<number>>>();

/**
 * Makes a document findable by what it is at the end of the unit of work: its name, values and comments at once, together with the text of its
 * file by a job. Call it with every change of a document, its values or its comments.
 */
export function refreshSearch(unit: UnitOfWork, { id, workspace_id }: Pick<Document, 'id' | 'workspace_id'>): void {
  const known = changed.get(unit) ?? new Map<number, Set<number>>();
  changed.set(unit, known);
  known.set(workspace_id, (known.get(workspace_id) ?? new Set()).add(id));
  unit.atEnd('document-search', async () => {
    for (const [workspaceId, ids] of known) await indexHeads(unit, workspaceId, [...ids]);
  });
}

/** Writes the heads of documents, and stores a job for the texts that contain them. */
export async function indexHeads(unit: UnitOfWork, workspaceId: number, ids: readonly number[]): Promise<void> {
  const actor = inWorkspace(workspaceId);
  for (let from = 0; from < ids.length; from += batch) {
    const some = ids.slice(from, from + batch);
    const documents = await scoped(unit.models.Document, actor).findAll({ where: { id: some }, paranoid: false });
    const texts = await headTextsOf(unit, workspaceId, documents);
    const renamed: number[] = [];
    for (const { id } of documents) {
      const folded = joinFolded((texts.get(id) ?? []).map(({ text }) => foldRuns(text)));
      if (await writeHead(unit.models, { workspace_id: workspaceId, document_id: id, folded })) renamed.push(id);
    }
    const where = { document_id: renamed, state: 'ready' };
    const written = await scoped(unit.models.DocumentText, actor).findAll({
      where,
      attributes: ['document_id', 'workspace_id'],
    });
    const document_ids = written.map(({ document_id }) => document_id);
    if (document_ids.length > 0) await unit.enqueue(indexTextsKind.name, { workspace_id: workspaceId, document_ids });
  }
}

/**
 * Writes the heads of documents that no one changed just now. It holds the documents first, so that a comment that is written meanwhile
 * waits, or is in the head.
 */
export async function indexHeadsAgain(unit: UnitOfWork, workspaceId: number, ids: readonly number[]): Promise<void> {
  const documents = scoped(unit.models.Document, inWorkspace(workspaceId));
  await documents.findAll({
    attributes: ['id'],
    where: { id: [...ids] },
    order: [['id', 'ASC']],
    lock: true,
    paranoid: false,
  });
  await indexHeads(unit, workspaceId, ids);
}

export interface FileText {
  readonly document: Pick<Document, 'id' | 'workspace_id'>;
  readonly versionId: number;
  readonly state: DocumentText['state'];
  /** Empty unless `ready`. Blank lines between paragraphs, so that words do not join over them. */
  readonly text: string;
}

/** Keeps the text of the file of a document, and makes the document findable by it. Nothing if another version is current by now. */
export async function saveDocumentText(
  unit: UnitOfWork,
  { document, versionId, state, text }: FileText,
): Promise<void> {
  const { id, workspace_id } = document;
  const actor = inWorkspace(workspace_id);
  const current = await scoped(unit.models.Document, actor).find({ where: { id }, paranoid: false });
  if (current === null || current.current_version_id !== versionId) return;
  const kept = text.slice(0, mostSearched);
  await writeText(unit.models, {
    workspace_id,
    document_id: id,
    version_id: versionId,
    state,
    text: kept,
    ...(await foldedWithHead(unit, workspace_id, id, kept)),
  });
}

/** Updates the texts of documents with the heads that they have now. */
export async function indexTexts(unit: UnitOfWork, workspaceId: number, ids: readonly number[]): Promise<void> {
  const table = scoped(unit.models.DocumentText, inWorkspace(workspaceId));
  for (const row of await table.findAll({ where: { document_id: [...ids] } })) {
    const { workspace_id, document_id, version_id, state, text } = row;
    const folded = await foldedWithHead(unit, workspace_id, document_id, text);
    await writeText(unit.models, { workspace_id, document_id, version_id, state, text, ...folded });
  }
}

async function foldedWithHead(
  { models }: UnitOfWork,
  workspaceId: number,
  document_id: number,
  text: string,
): Promise<Pick<DocumentText, 'folded' | 'head_length'>> {
  const head = await scoped(models.DocumentHead, inWorkspace(workspaceId)).find({ where: { document_id } });
  const before = head?.folded ?? ' ';
  return { folded: joinFolded([before, foldRuns(text)]), head_length: before === ' ' ? 0 : before.length };
}
