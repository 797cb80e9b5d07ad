import type { Actor } from '../access/actor.ts';
import { findForeign, type ForeignRecord } from '../access/loaders/find-foreign.ts';
import type { AuditEntry, AuditSource } from '../audit/audit-entry.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import type { AppError } from '../errors/app-error.ts';
import type { ErrorCode } from '../errors/error-codes.ts';
import type { Services } from '../services.ts';
import { addressKey } from './address-key.ts';
import { createRefusalBound } from './refusal-bound.ts';
import type { SessionSource } from './session-source.ts';

/** Refusals that are audited by their code alone: somebody known tried what he may not, or showed a token that does not hold. */
const audited: ReadonlySet<ErrorCode> = new Set([
  'forbidden',
  'plan_forbids',
  'need_group',
  'not_on_behalf',
  'csrf',
  'suspended',
  'session_expired',
  'unauthenticated',
]);

export interface Refusal {
  readonly error: AppError;
  readonly endpoint: Endpoint;
  readonly method: string;
  /** Without the query, and with secrets masked. */
  readonly path: string;
  readonly workspaceId: number | null;
  readonly source: AuditSource;
  /** Tokens of sessions that were shown. Calls of passers-by without one are not worth a line. */
  readonly tokens: readonly string[];
}

export interface RefusalAudit {
  /**
   * Must it wait until the reply is sent? It must where only the audit learns whether the record exists: the time of the reply
   * would say it otherwise.
   */
  isAfterReply(error: AppError): boolean;
  /** Writes a refused access. One that cannot be written is logged; the reply does not depend on it. */
  write(refusal: Refusal): Promise<void>;
}

const isKnown = ({ kind }: Actor): boolean => kind !== 'guest';

/** By whom refusals are counted: a person, or the address of somebody unknown. */
function callerKey({ actor, address }: AuditSource): string {
  if (actor.kind === 'user' || actor.kind === 'member') return `user ${actor.userId}`;
  return actor.kind === 'admin' ? `admin ${actor.adminId}` : `address ${addressKey(address ?? '')}`;
}

/** Is it a refused access whatever it was after? */
function isByCode({ error, endpoint, source, tokens }: Refusal): boolean {
  if (error.code === 'rate_limited') return isKnown(source.actor) || endpoint.rate === 'login';
  return audited.has(error.code) && tokens.length > 0;
}

/** Refused accesses of every endpoint, in one place: it sees each call that ends in an error. */
export function createRefusalAudit(
  { database, logger, now }: Pick<Services, 'database' | 'logger' | 'now'>,
  sessions: Pick<SessionSource, 'identify'>,
): RefusalAudit {
  const bound = createRefusalBound(now);

  /** Who it was, also where his session let him in no more, or into the other area only. */
  const identify = async ({ source, tokens }: Refusal): Promise<AuditSource> => {
    if (isKnown(source.actor)) return source;
    for (const token of tokens) {
      const actor = await sessions.identify(token);
      if (actor !== undefined) return { ...source, actor };
    }
    return source;
  };

  const write = async (refusal: Refusal): Promise<void> => {
    const { error, source } = refusal;
    const isPlain = isByCode(refusal);
    if (!(isPlain || error.wanted !== undefined) || !bound.isOpen(callerKey(source))) return;
    const foreign = error.wanted === undefined ? [] : await findForeign(database.models, error.wanted);
    // What is nowhere, or the caller's own and deleted, is a mistake and no attempt.
    if (!isPlain && foreign.length === 0) return;
    const known = await identify(refusal);
    const caller = callerKey(known);
    if (!(error.code === 'rate_limited' ? bound.takeLimited(caller) : bound.take(caller))) return;
    await database.unitOfWork(known, (unit) => unit.audit(entryOf(refusal, foreign)));
  };

  return {
    isAfterReply: ({ code, wanted }) => wanted !== undefined && !audited.has(code),
    async write(refusal) {
      try {
        await write(refusal);
      } catch (error) {
        logger.error({ err: error, rid: refusal.source.requestId }, 'a refused access could not be audited');
      }
    },
  };
}

/** One line a call, however many records it named. */
function entryOf(refusal: Refusal, [first, ...others]: readonly ForeignRecord[]): AuditEntry {
  const { error, endpoint, method, path, workspaceId } = refusal;
  const more = others.length === 0 ? '' : `; also ${others.map(({ id }) => id).join(', ')}`;
  const note = `${method} ${path}: ${error.code}${more}`;
  const action = `${endpoint.name}.refused`;
  if (first === undefined || error.wanted === undefined) {
    return { action, subject: { kind: 'endpoint', id: endpoint.name }, workspaceId, note };
  }
  const subject = { kind: error.wanted.kind, id: first.id };
  return { action, subject, workspaceId, subjectWorkspaceId: first.workspaceId, note };
}
