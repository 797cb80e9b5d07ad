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

/** Refusals that are audited for their code alone: a known caller tried something not permitted, or sent an invalid token. */
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
  /** Session tokens of the call. Calls without a token are not audited. */
  readonly tokens: readonly string[];
}

export interface RefusalAudit {
  /**
   * Whether to audit after the reply is sent. Required where only the audit looks up whether the record exists: otherwise the reply
   * time would reveal it.
   */
  isAfterReply(error: AppError): boolean;
  /** Audits a refused access. A failure to write is logged; the reply does not depend on it. */
  write(refusal: Refusal): Promise<void>;
}

const isKnown = ({ kind }: Actor): boolean => kind !== 'guest';

/** The key by which refusals are counted: a person, or the address of an unknown caller. */
function callerKey({ actor, address }: AuditSource): string {
  if (actor.kind === 'user' || actor.kind === 'member') return `user ${actor.userId}`;
  return actor.kind === 'admin' ? `admin ${actor.adminId}` : `address ${addressKey(address ?? '')}`;
}

/** Whether the error is a refused access, independent of the requested record. */
function isByCode({ error, endpoint, source, tokens }: Refusal): boolean {
  if (error.code === 'rate_limited') return isKnown(source.actor) || endpoint.rate === 'login';
  return audited.has(error.code) && tokens.length > 0;
}

/** Audits refused accesses of every endpoint, in one place: it sees each call that ends in an error. */
export function createRefusalAudit(
  { database, logger, now }: Pick<Services, 'database' | 'logger' | 'now'>,
  sessions: Pick<SessionSource, 'identify'>,
): RefusalAudit {
  const bound = createRefusalBound(now);

  /** Finds the caller, also when the session is no longer valid or belongs to the other area. */
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
    if (!(isPlain || error.requested !== undefined) || !bound.isOpen(callerKey(source))) return;
    const foreign = error.requested === undefined ? [] : await findForeign(database.models, error.requested);
    // A request for a record that does not exist, or for the caller's own deleted one, is an error and not an attempt.
    if (!isPlain && foreign.length === 0) return;
    const known = await identify(refusal);
    const caller = callerKey(known);
    if (!(error.code === 'rate_limited' ? bound.takeLimited(caller) : bound.take(caller))) return;
    await database.unitOfWork(known, (unit) => unit.audit(entryOf(refusal, foreign)));
  };

  return {
    isAfterReply: ({ code, requested }) => requested !== undefined && !audited.has(code),
    async write(refusal) {
      try {
        await write(refusal);
      } catch (error) {
        logger.error({ err: error, rid: refusal.source.requestId }, 'a refused access could not be audited');
      }
    },
  };
}

/** One line per call, however many records it named. */
function entryOf(refusal: Refusal, [first, ...others]: readonly ForeignRecord[]): AuditEntry {
  const { error, endpoint, method, path, workspaceId } = refusal;
  const more = others.length === 0 ? '' : `; also ${others.map(({ id }) => id).join(', ')}`;
  const note = `${method} ${path}: ${error.code}${more}`;
  const action = `${endpoint.name}.refused`;
  if (first === undefined || error.requested === undefined) {
    return { action, subject: { kind: 'endpoint', id: endpoint.name }, workspaceId, note };
  }
  const subject = { kind: error.requested.kind, id: first.id };
  return { action, subject, workspaceId, subjectWorkspaceId: first.workspaceId, note };
}
