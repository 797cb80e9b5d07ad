import { exportAuditEvents, listAuditEvents, type AuditEventView } from '@shorui/server/contract';
import { buildUrl } from '@shorui/server/client';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { ListPage } from '../../../kits/list/list-page.tsx';
import { pageQuery } from '../../../kits/list/list-query.ts';
import type { ListState } from '../../../kits/list/list-state.ts';
import { adminServiceText } from '../../../messages/admin-service.ts';
import { timeOf } from '../../../messages/dates.ts';
import { prefetchRows, type LoadRows } from '../../../kits/list/use-rows.ts';
import { useText } from '../../../messages/locale.ts';
import type { PrefetchOptions } from '../../../routes/loaded-screen.ts';
import { AuditDrawer } from './audit-drawer.tsx';

const actorKinds = ['user', 'admin', 'guest', 'system'] as const;

/** The conditions of the address as the calls take them. Days begin in the zone of the browser; the last one counts to its end. */
function queryOf({ filters }: ListState) {
  const actor = actorKinds.find((each) => each === filters['actor']);
  const until = filters['until'] === undefined ? undefined : new Date(`${filters['until']}T00:00`);
  until?.setDate(until.getDate() + 1);
  return {
    ...(filters['action'] && { action: filters['action'] }),
    ...(actor !== undefined && { actor_kind: actor }),
    ...(filters['kind'] && { subject_kind: filters['kind'] }),
    ...(filters['kind'] && filters['subject'] && { subject_id: filters['subject'] }),
    ...(filters['request'] && { request_id: filters['request'] }),
    ...(filters['from'] && { from: new Date(`${filters['from']}T00:00`).toISOString() }),
    ...(until && { until: until.toISOString() }),
  };
}

const load: LoadRows<AuditEventView> = (state, signal) =>
  api.call(listAuditEvents, { signal, query: { ...pageQuery(state), ...queryOf(state) } });

export const prefetch = (options: PrefetchOptions): void => prefetchRows(options, { name: listAuditEvents.name, load });

/** What was done and what was refused. */
export function Screen() {
  const text = useText(adminServiceText).audit;
  const [shown, setShown] = useState<AuditEventView>();
  return (
    <>
      <ListPage<AuditEventView>
        name={listAuditEvents.name}
        load={load}
        csv={(state) => buildUrl('', exportAuditEvents.path, undefined, queryOf(state))}
        nameColumn={{ head: text.action, of: ({ action }) => text.actionWords(action), show: setShown }}
        columns={[
          {
            id: 'actor',
            head: text.actor,
            value: ({ actor, on_behalf: staff }) =>
              staff === null ? text.actorWords(actor) : text.onBehalf(staff.name, actor.name),
          },
          {
            id: 'subject',
            head: text.subject,
            value: ({ subject }) => text.subjectWords(subject),
          },
          { id: 'name', head: text.actionName, value: ({ action }) => action, optional: true },
          { id: 'address', head: text.address, value: ({ address }) => address, wideOnly: true },
          { id: 'at', head: text.at, kind: 'date', value: ({ created_at }) => timeOf(created_at) },
        ]}
        filters={[
          { name: 'from', label: text.from, type: 'date' },
          { name: 'until', label: text.until, type: 'date' },
          {
            name: 'actor',
            label: text.actorKind,
            options: actorKinds.map((value) => ({ value, text: text.actorKinds[value] })),
          },
          { name: 'action', label: text.actionName },
          { name: 'kind', label: text.subjectKind },
          { name: 'subject', label: text.subjectId },
          { name: 'request', label: text.requestId },
        ]}
        emptyWhy={text.emptyWhy}
      />
      {shown === undefined ? null : <AuditDrawer event={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
