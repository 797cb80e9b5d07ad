import { Op, type WhereOptions } from 'sequelize';
import type { AuditEvent } from '../../audit/model.ts';
import type { exportAuditEvents } from '../../contract/admin-audit.ts';
import type { QueryOf } from '../../contract/endpoint.ts';

type Filters = Omit<QueryOf<typeof exportAuditEvents>, 'encoding'>;

/** Do the filters of a call name a time? */
export const hasTime = ({
  from,
  until,
}: {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}): boolean => from !== undefined || until !== undefined;

/** The condition of the lines that the filters of a call leave. */
export function filterEvents({ from, until, ...equal }: Filters): WhereOptions<AuditEvent> {
  const names = [
    'workspace_id',
    'action',
    'subject_kind',
    'subject_id',
    'subject_workspace_id',
    'actor_kind',
    'actor_id',
    'on_behalf_id',
    'request_id',
  ] as const;
  const given = names.flatMap((name) => (equal[name] === undefined ? [] : [[name, equal[name]] as const]));
  const time = {
    ...(from === undefined ? {} : { [Op.gte]: new Date(from) }),
    ...(until === undefined ? {} : { [Op.lt]: new Date(until) }),
  };
  return { ...Object.fromEntries(given), ...(hasTime({ from, until }) ? { created_at: time } : {}) };
}
