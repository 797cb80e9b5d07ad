import { endSession, listSessions, type SessionSummary } from '@shorui/server/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { Loaded } from '../../../kits/loaded.tsx';
import { timeOf } from '../../../messages/dates.ts';
import { useText } from '../../../messages/locale.ts';
import { settingsText } from '../../../messages/settings.ts';
import { Button } from '../../../ui/button.tsx';
import { RuledList, RuledRow, RuledSection } from '../../../ui/ruled-list.tsx';
import { Badge } from '../../../ui/surfaces.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { describeAgent } from './user-agent.ts';

/** The logins of the person, each with the way to end it. `mayEnd`: not while the staff acts as the person. */
export function Sessions({ mayEnd }: { readonly mayEnd: boolean }) {
  const text = useText(settingsText).account;
  const query = useQuery(endpointQuery(listSessions));
  return (
    <RuledSection
      title={text.sessions}
      count={query.data === undefined ? undefined : text.sessionsCount(query.data.length)}
    >
      <Loaded query={query} rows={2}>
        {(sessions) => (
          <RuledList label={text.sessions}>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} mayEnd={mayEnd && !session.is_current} />
            ))}
          </RuledList>
        )}
      </Loaded>
    </RuledSection>
  );
}

function SessionRow({ session, mayEnd }: { readonly session: SessionSummary; readonly mayEnd: boolean }) {
  const text = useText(settingsText).account;
  const toast = useToast();
  const queryClient = useQueryClient();
  const end = useMutation({
    mutationFn: () => api.call(endSession, { params: { id: session.id } }),
    onSuccess: () => toast(text.sessionEnded),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [listSessions.name] }),
  });
  const facts = [session.address, text.lastSeen(timeOf(session.last_seen_at)), text.begun(timeOf(session.created_at))];
  return (
    <RuledRow
      name={describeAgent(session.user_agent) ?? text.unknownAgent}
      meta={facts.filter((fact) => fact !== null).join('・')}
      end={
        <>
          {session.on_behalf ? <Badge kind="warning">{text.onBehalf}</Badge> : null}
          {session.is_current ? <Badge kind="info">{text.current}</Badge> : null}
          {mayEnd ? (
            <Button size="small" pending={end.isPending ? text.ending : undefined} onClick={() => end.mutate()}>
              {text.endSession}
            </Button>
          ) : null}
        </>
      }
    />
  );
}
