import { QueryTypes } from 'sequelize';
import type { AuditSource } from '../audit/audit-entry.ts';
import { headParts } from '../database/full-text/model.ts';
import { mostRead } from '../domains/documents/previews/file-text.ts';
import type { ReadServices } from '../domains/documents/previews/keep-made.ts';
import { drawnTypes } from '../domains/documents/previews/keep-thumbnail.ts';
import { readVersion } from '../domains/documents/previews/read-version.ts';
import { indexHeadsAgain } from '../domains/documents/search/index-documents.ts';
import { AppError } from '../errors/app-error.ts';
import { inspectedTypes } from '../inspection/inspect-file.ts';
import type { Services } from '../services.ts';

/** Documents that are looked for in one go. */
const batch = 100;
/** Milliseconds in which the job of an upload itself reads a version. */
const ownTime = 3_600_000;

export type CompleteServices = ReadServices & Pick<Services, 'logger'>;

interface Missing {
  readonly id: number;
  readonly workspace_id: number;
  readonly version_id: number;
}

/** Heads that are missing, or that were written before comments were searched. */
const withoutHead = `
  SELECT d.id, d.workspace_id FROM documents d LEFT JOIN document_heads h ON h.document_id = d.id
  WHERE d.id > :last AND (h.document_id IS NULL OR h.parts < :parts)`;

/**
 * Current versions without a text, or without a small picture although their kind is drawn. What was tried and failed has a row that
 * says so, and is not tried again; a Word file is drawn from its PDF.
 */
const unread = `
  SELECT d.id, d.workspace_id, d.current_version_id AS version_id
  FROM documents d JOIN document_versions v ON v.id = d.current_version_id JOIN files f ON f.id = v.file_id
  LEFT JOIN document_texts x ON x.document_id = d.id
  LEFT JOIN document_thumbnails t ON t.version_id = v.id
  LEFT JOIN document_previews p ON p.version_id = v.id
  WHERE d.id > :last AND d.deleted_at IS NULL AND v.created_at < :before
    AND (x.document_id IS NULL OR (t.id IS NULL AND f.size <= :size
      AND (f.type IN (:drawn) OR (f.type IN (:words) AND (p.id IS NULL OR p.state = 'ready')))))`;

const words = Object.entries(inspectedTypes).flatMap(([type, kind]) => (kind === 'word' ? [type] : []));

/** Rows of a query in batches, by ascending id of the document, until there are none or the signal is aborted. */
async function* batchesOf(
  { database, now }: CompleteServices,
  query: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<readonly Missing[]> {
  const before = new Date(now().getTime() - ownTime);
  const known = { parts: headParts, before, size: mostRead, drawn: drawnTypes, words };
  for (let last = 0; ;) {
    if (signal?.aborted === true) return;
    const rows: readonly Missing[] = await database.sequelize.query<Missing>(`${query} ORDER BY d.id LIMIT ${batch}`, {
      replacements: { ...known, last },
      type: QueryTypes.SELECT,
    });
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1)?.id ?? last;
  }
}

/**
 * Makes what documents lack that were filed before it existed: comments in the search, texts, previews, small pictures. What is
 * missing is found in the tables, so it can be stopped and run again at any time, by many; each document is completed once. A file that cannot
 * be read now is noted in the log and tried again in the next run.
 * @throws {AppError} busy when the storage does not answer
 */
export async function completeDocuments(
  services: CompleteServices,
  source: AuditSource,
  signal?: AbortSignal,
): Promise<{ readonly indexed: number; readonly read: number }> {
  let [indexed, read] = [0, 0];
  for await (const rows of batchesOf(services, withoutHead, signal))
    for (const workspaceId of new Set(rows.map(({ workspace_id: each }) => each))) {
      const ids = rows.flatMap((row) => (row.workspace_id === workspaceId ? [row.id] : []));
      await services.database.unitOfWork(source, async (unit) => {
        unit.notAudited('The index follows from documents whose changes are audited.');
        await indexHeadsAgain(unit, workspaceId, ids);
      });
      indexed += ids.length;
    }
  for await (const rows of batchesOf(services, unread, signal))
    for (const { workspace_id, version_id } of rows) {
      if (signal?.aborted === true) break;
      try {
        await readVersion(services, { workspace_id, version_id });
        read += 1;
      } catch (error) {
        if (error instanceof AppError && error.code === 'busy') throw error;
        services.logger.warn({ err: error, version_id }, 'a version of a document could not be read');
      }
    }
  return { indexed, read };
}
