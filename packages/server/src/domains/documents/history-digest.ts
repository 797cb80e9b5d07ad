import { createHash } from 'node:crypto';
import type { DocumentHistory } from './model.ts';

/** The digest before the first line of a workspace. */
export const firstDigest = '0'.repeat(64);

/** The members of a line that its digest covers. */
export type HistoryLine = Pick<
  DocumentHistory,
  | 'workspace_id'
  | 'document_id'
  | 'sequence'
  | 'at'
  | 'actor_kind'
  | 'actor_id'
  | 'actor_name'
  | 'action'
  | 'facts'
  | 'previous_digest'
>;

/** SHA-256 (hex) over a line and the digest before it. */
export function digestOf(line: HistoryLine): string {
  const { workspace_id, document_id, sequence, at, actor_kind, actor_id, actor_name, action, facts } = line;
  const covered = [workspace_id, sequence, document_id, at.toISOString(), actor_kind, actor_id, actor_name, action];
  return createHash('sha256')
    .update(JSON.stringify([line.previous_digest, ...covered, facts]))
    .digest('hex');
}

/** JSON with the members of objects in the order of their names, so that equal facts are equal texts. */
export function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_name, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member) && !(member instanceof Date)
      ? Object.fromEntries(Object.entries(member).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
      : member,
  );
}

/** How a chain of lines is broken. */
export interface BrokenLine {
  readonly sequence: number;
  /** `changed`: the line is not as it was written. `missing`: lines before it are gone, or their digest is another. */
  readonly problem: 'changed' | 'missing';
}

/**
 * Compares lines of one workspace, in the order of their sequence, with their digests. `previous`: the line before the first of them.
 * The end of a chain proves nothing: compare its sequence and digest with what was exported before.
 */
export function findBrokenLines(
  lines: readonly (HistoryLine & { readonly digest: string })[],
  previous: { readonly sequence: number; readonly digest: string } = { sequence: 0, digest: firstDigest },
): readonly BrokenLine[] {
  const broken: BrokenLine[] = [];
  let last = previous;
  for (const line of lines) {
    const { sequence, previous_digest, digest } = line;
    if (digestOf(line) !== digest) broken.push({ sequence, problem: 'changed' });
    else if (sequence !== last.sequence + 1 || previous_digest !== last.digest)
      broken.push({ sequence, problem: 'missing' });
    last = line;
  }
  return broken;
}
