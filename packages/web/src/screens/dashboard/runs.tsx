import { listRuns, type ApplicationRun } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../api/endpoint-query.ts';
import { meaningOfRun } from '../../kits/applications/run-links.ts';
import { Loaded } from '../../kits/loaded.tsx';
import { applicationsText } from '../../messages/applications.ts';
import { timeOf } from '../../messages/dates.ts';
import { useText } from '../../messages/locale.ts';
import { ButtonLink, Link } from '../../ui/link.tsx';
import { RuledList, RuledRow, RuledSection } from '../../ui/ruled-list.tsx';
import { Badge, EmptyState } from '../../ui/surfaces.tsx';

/** How many are shown; the list has the others. */
const most = 5;

/** What the person has begun with applications, the newest first, each with the way to continue it. */
export function Runs() {
  const text = useText(applicationsText);
  const query = useQuery(endpointQuery(listRuns, { query: { per_page: most } }));
  const hasRuns = (query.data?.total ?? 0) > 0;
  return (
    <RuledSection
      title={text.home}
      action={
        hasRuns ? (
          <>
            <Link to="/applications">{text.find}</Link>
            <Link to="/applications/list">{text.listLink}</Link>
          </>
        ) : undefined
      }
    >
      <Loaded query={query} rows={2}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title={text.listEmpty}
              action={
                <ButtonLink kind="main" to="/applications">
                  {text.find}
                </ButtonLink>
              }
            >
              {text.listEmptyWhy}
            </EmptyState>
          ) : (
            <RuledList label={text.home}>
              {items.map((run) => (
                <RunRow key={run.id} run={run} />
              ))}
            </RuledList>
          )
        }
      </Loaded>
    </RuledSection>
  );
}

function RunRow({ run }: { readonly run: ApplicationRun }) {
  const text = useText(applicationsText);
  const { id, application_id: application, application_name: name, subject, state, updated_at: changed } = run;
  return (
    <RuledRow
      name={
        <>
          <b>{name}</b> <Badge kind={meaningOfRun(run)}>{text.states[state]}</Badge>
        </>
      }
      meta={
        <>
          {subject === '' ? null : <div>{subject}</div>}
          {text.changedOn(timeOf(changed))}
        </>
      }
      end={
        state === 2 ? (
          <ButtonLink
            size="small"
            to="/applications/download/:app_user_id?"
            params={{ app_user_id: id }}
            label={text.ofRun(text.open, name)}
          >
            {text.open}
          </ButtonLink>
        ) : (
          <ButtonLink
            size="small"
            to="/applications/form/:app_id?"
            params={{ app_id: application }}
            search={{ run: id }}
            label={text.ofRun(text.resume, name)}
          >
            {text.resume}
          </ButtonLink>
        )
      }
    />
  );
}
