import { findBrokenLines, firstDigest, type HistoryLine } from '../../domains/documents/history-digest.ts';
import { toPortable } from '../rows/portable-value.ts';
import type { SqlConnection, SqlRow } from '../rows/sql-connection.ts';
import { mostNamed, type Finding } from './finding.ts';

/** Lines that are in memory. */
const batch = 1000;

const number = (value: unknown): number | null => (value === null ? null : Number(value));

const lineOf = (row: SqlRow): HistoryLine & { readonly digest: string } => ({
  workspace_id: Number(row['workspace_id']),
  document_id: Number(row['document_id']),
  sequence: Number(row['sequence']),
  at: new Date(String(toPortable('instant', row['at']))),
  actor_kind: String(row['actor_kind']),
  actor_id: number(row['actor_id']),
  actor_name: String(row['actor_name']),
  action: String(row['action']),
  facts: String(row['facts']),
  previous_digest: String(row['previous_digest']),
  digest: String(row['digest']),
});

async function checkWorkspace(connection: SqlConnection, workspaceId: number): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (let last = { sequence: 0, digest: firstDigest }; findings.length < mostNamed;) {
    const rows = await connection.all(
      `SELECT * FROM document_history WHERE workspace_id = ${workspaceId} AND sequence > ${last.sequence}
       ORDER BY sequence LIMIT ${batch}`,
    );
    const lines = rows.map(lineOf);
    for (const { sequence, problem } of findBrokenLines(lines, last))
      findings.push({ kind: 'history_broken', workspaceId, sequence, problem });
    const end = lines.at(-1);
    if (end === undefined || rows.length < batch) break;
    last = end;
  }
  return findings.slice(0, mostNamed);
}

/** Finds lines of the history of documents that were changed, and places where lines are missing: the first ten of a workspace. */
export async function checkHistory(connection: SqlConnection): Promise<readonly Finding[]> {
  const rows = await connection.all('SELECT DISTINCT workspace_id FROM document_history ORDER BY workspace_id');
  const findings: Finding[] = [];
  for (const row of rows) findings.push(...(await checkWorkspace(connection, Number(row['workspace_id']))));
  return findings;
}
