import type { AuditSource } from '../audit/audit-entry.ts';
import type { ErrorCode } from '../errors/error-codes.ts';
import type { Services } from '../services.ts';

/** Refusals that are audited: somebody known tried what he may not, or showed a token that does not hold. */
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

/** Refusals of one address that are written in a minute; the rest is only logged, so that nobody fills the audit from outside. */
const mostPerMinute = 60;

export interface Refusal {
  readonly code: ErrorCode;
  readonly endpoint: string;
  readonly method: string;
  readonly workspaceId: number | null;
  readonly source: AuditSource;
  /** Did the caller show a session at all? Calls of passers-by without one are not worth a line. */
  readonly showedToken: boolean;
}

/** Writes refused accesses to the audit. A refusal that cannot be written is logged; the reply does not depend on it. */
export function createRefusalAudit(
  services: Pick<Services, 'database' | 'logger' | 'now'>,
): (refusal: Refusal) => Promise<void> {
  let minute = 0;
  let counts = new Map<string, number>();
  const isWithinBound = (address: string): boolean => {
    const current = Math.floor(services.now().getTime() / 60_000);
    if (current !== minute) counts = new Map();
    minute = current;
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count <= mostPerMinute;
  };
  return async ({ code, endpoint, method, workspaceId, source, showedToken }) => {
    if (!audited.has(code) || !showedToken || !isWithinBound(source.address ?? '')) return;
    const entry = {
      action: `${endpoint}.refused`,
      subject: { kind: 'endpoint', id: endpoint },
      workspaceId,
      note: `${method} ${code}`,
    };
    try {
      await services.database.unitOfWork(source, (unit) => unit.audit(entry));
    } catch (error) {
      services.logger.error({ err: error, rid: source.requestId }, 'a refused access could not be audited');
    }
  };
}
