import { planAllowsUser } from '@shorui/server/access';
import { listActivities, type DocumentDetail } from '@shorui/server/contract';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { sessionQuery } from '../../../api/session.ts';
import { Loaded } from '../../../kits/loaded.tsx';
import { timeOf } from '../../../messages/dates.ts';
import { documentDetailText } from '../../../messages/document-detail.ts';
import { useText } from '../../../messages/locale.ts';
import { Link } from '../../../ui/link.tsx';
import { RuledList, RuledRow, RuledSection } from '../../../ui/ruled-list.tsx';

/** As many activities as are in sight; the tab of the history has all. */
const shown = 5;

/** What was done with a document last, as sentences; for workspaces whose plan shows activities. */
export function ActivitiesPanel({ document: { id } }: { readonly document: DocumentDetail }) {
  const text = useText(documentDetailText);
  const { data: user } = useSuspenseQuery(sessionQuery);
  const isShown = user !== null && planAllowsUser(user.planPermission, 'view_activity', user.is_role_application);
  const query = useQuery({
    ...endpointQuery(listActivities, { query: { document_id: id, per_page: shown } }),
    enabled: isShown,
  });
  if (!isShown) return null;
  return (
    <RuledSection
      title={text.activities}
      action={
        <Link to="/document/detail/:id" params={{ id }} search={{ tab: 'history' }}>
          {text.allActivities}
        </Link>
      }
    >
      <Loaded query={query} rows={3}>
        {({ items }) => (
          <RuledList label={text.activities}>
            {items.map((activity) => (
              <RuledRow key={activity.id} name={activity.content} meta={timeOf(activity.at)} />
            ))}
          </RuledList>
        )}
      </Loaded>
    </RuledSection>
  );
}
