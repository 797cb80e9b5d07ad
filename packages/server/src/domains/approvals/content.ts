import { createHash } from 'node:crypto';
import type { Reach } from '../../access/load.ts';
import { scoped, type InWorkspace } from '../../access/scoped.ts';
import { sortedJson } from '../documents/history-digest.ts';
import type { Document } from '../documents/model.ts';

/**
 * What is approved: the name of a document, its file, the facts of the record and the values of its meta fields, as SHA-256 in hex by
 * document id. Where the document is filed is not part of it. A document without a file has no hash.
 */
export async function contentHashes(
  { models }: Reach,
  workspace: InWorkspace,
  documents: readonly Document[],
): Promise<ReadonlyMap<number, string>> {
  const versionIds = documents.flatMap(({ current_version_id: id }) => id ?? []);
  if (versionIds.length === 0) return new Map();
  // One after the other: within a unit of work both would use one connection.
  const versions = await scoped(models.DocumentVersion, workspace).findAll({
    attributes: ['id', 'sha256'],
    where: { id: versionIds },
  });
  const values = await scoped(models.DocumentMetaValue, workspace).findAll({
    attributes: ['document_id', 'meta_id', 'value'],
    where: { document_id: documents.map(({ id }) => id) },
    order: [['meta_id', 'ASC']],
  });
  const files = new Map(versions.map(({ id, sha256 }) => [id, sha256]));
  return new Map(
    documents.flatMap((document): [number, string][] => {
      const file = files.get(document.current_version_id ?? 0);
      if (file === undefined) return [];
      const { name, record_date, record_amount, record_party } = document;
      const metas = values
        .filter(({ document_id: id }) => id === document.id)
        .map(({ meta_id, value }) => [meta_id, value]);
      const facts = { name, file, metas, record_date, record_amount, record_party };
      return [[document.id, createHash('sha256').update(sortedJson(facts)).digest('hex')]];
    }),
  );
}

/** The same of one document; undefined without a file. */
export async function contentHash(
  reach: Reach,
  workspace: InWorkspace,
  document: Document,
): Promise<string | undefined> {
  return (await contentHashes(reach, workspace, [document])).get(document.id);
}
