import { createHash } from 'node:crypto';
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';

/**
 * What is decided by looking at other rows than the one that is written, by workspace:
 * `groups` the tree and its names, `document-categories` the same of categories, with 0 for those of the staff, `metas` groups of metas and
 * types, with 0, `members` who is a member and who is root, `group-requests` who waits for an answer. `application`:
 * the content of one application, by the id of the application instead of a workspace. `application-uses`: how often
 * a workspace has begun applications. `import`: what an import of the staff creates, with 0 for the workspace. `campaign`: whom one
 * campaign reaches, by its id. `transfers`: what a workspace has asked to pay. `receipt-numbers`: the last number of all receipts, with
 * 0 in place of a workspace. `document-history`: the last line of the history of the documents of a workspace.
 */
export type LockName =
  | 'groups'
  | 'document-categories'
  | 'metas'
  | 'members'
  | 'group-requests'
  | 'application'
  | 'application-uses'
  | 'import'
  | 'campaign'
  | 'transfers'
  | 'receipt-numbers'
  | 'document-history';

/** Key of the lock: the first 64 bits of a SHA-256, as a signed number in decimal. */
export const lockKey = (workspaceId: number, name: LockName): string =>
  createHash('sha256').update(`${workspaceId}:${name}`).digest().readBigInt64BE().toString();

/**
 * Waits until no other unit of work holds the name in this workspace, and holds it until the transaction ends. On SQLite writers wait
 * in one queue anyway.
 */
export async function lockByName(
  sequelize: Sequelize,
  transaction: Transaction,
  workspaceId: number,
  name: LockName,
): Promise<void> {
  if (sequelize.getDialect() !== 'postgres') return;
  await sequelize.query(`SELECT pg_advisory_xact_lock(${lockKey(workspaceId, name)})`, {
    type: QueryTypes.SELECT,
    transaction,
  });
}
