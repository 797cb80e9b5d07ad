import type { StartedSession, WorkspaceChoice } from '../../../contract/session-user.ts';
import type { AuditSource } from '../../../audit/audit-entry.ts';
import type { UnitOfWork } from '../../../database/database.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { ReplyControl } from '../../../http/handler.ts';
import type { Services } from '../../../services.ts';
import { companiesOfUser } from '../users/companies-of-user.ts';
import { startSession, type NewSession, type StartedSession as Started } from './sessions.ts';

export interface BegunSession {
  readonly started: Started;
  readonly companies: WorkspaceChoice[];
}

/**
 * Starts a session of a user within a unit of work.
 * @throws {AppError} not_invited when he is a member of no company
 */
export async function beginUserSession(
  services: Services,
  unit: UnitOfWork,
  source: AuditSource,
  requested: Omit<NewSession, 'kind'>,
): Promise<BegunSession> {
  const companies = await companiesOfUser(unit.models, requested.accountId, unit.transaction);
  if (companies.length === 0) throw new AppError('not_invited');
  return { started: await startSession(services, unit, source, { kind: 'user', ...requested }), companies };
}

/** After the commit: the cookies of the browser, and the reply. The only company is chosen by itself. */
export function showUserSession(reply: ReplyControl, { started, companies }: BegunSession): StartedSession {
  const only = companies.length === 1 ? (companies[0]?.id ?? null) : null;
  reply.setSession('user', started.token, started.expiresAt);
  reply.setWorkspace(only);
  return {
    access_token: started.token,
    expires_at: started.expiresAt.toISOString(),
    workspace_id: only,
    companies,
  };
}
