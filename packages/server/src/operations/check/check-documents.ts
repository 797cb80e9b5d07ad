import type { SqlConnection } from '../rows/sql-connection.ts';
import { mostNamed, type DocumentProblem, type Finding } from './finding.ts';

/** Documents with a problem: `workspace_id` and `id` of each. */
const queries: Readonly<Record<DocumentProblem, string>> = {
  current_version: `
    SELECT d.workspace_id, d.id FROM documents d
    LEFT JOIN document_versions v
      ON v.id = d.current_version_id AND v.document_id = d.id AND v.workspace_id = d.workspace_id
    WHERE v.id IS NULL AND (d.current_version_id IS NOT NULL OR d.status = 'filed')`,
  version_numbers: `
    SELECT d.workspace_id, d.id FROM documents d
    JOIN document_versions v ON v.document_id = d.id
    GROUP BY d.workspace_id, d.id HAVING count(*) <> max(v.number) OR min(v.number) <> 1`,
  version_file: `
    SELECT DISTINCT v.workspace_id, v.document_id AS id FROM document_versions v
    LEFT JOIN files f ON f.id = v.file_id AND f.workspace_id = v.workspace_id AND f.deleted_at IS NULL
    WHERE f.id IS NULL OR f.sha256 <> v.sha256 OR f.size <> v.size`,
  history: `
    SELECT d.workspace_id, d.id FROM documents d
    WHERE NOT EXISTS (
      SELECT 1 FROM document_history h
      WHERE h.workspace_id = d.workspace_id AND h.document_id = d.id AND h.action = 'documents.create')`,
};

/**
 * Finds documents whose rows contradict each other: a filed document without its newest version, versions with gaps in their numbers,
 * with a file that is gone or has another hash or size, documents whose creation the history does not have. The first ten of each.
 */
export async function checkDocuments(connection: SqlConnection): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const [problem, sql] of Object.entries(queries) as [DocumentProblem, string][]) {
    const rows = await connection.all(`SELECT * FROM (${sql}) found ORDER BY workspace_id, id LIMIT ${mostNamed}`);
    for (const row of rows)
      findings.push({
        kind: 'document_broken',
        workspaceId: Number(row['workspace_id']),
        documentId: Number(row['id']),
        problem,
      });
  }
  return findings;
}
