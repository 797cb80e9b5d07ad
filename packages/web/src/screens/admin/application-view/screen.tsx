import { readApplication } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { recordFilter } from '../../../kits/list/columns.ts';
import { useAddressState } from '../../../kits/list/use-list.ts';
import { Loaded } from '../../../kits/loaded.tsx';
import { useScreenTitle } from '../../../kits/titles.ts';
import { applicationViewText } from '../../../messages/admin-application-view.ts';
import { useText } from '../../../messages/locale.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { EmptyState } from '../../../ui/surfaces.tsx';
import { ApplicationSelect } from '../application-select.tsx';
import { useApplications } from '../use-applications.ts';
import { ApplicationContent } from './application-content.tsx';

/** What companies see of an application, which is chosen at the top: for reading alone. */
export function Screen() {
  const text = useText(applicationViewText);
  const title = useScreenTitle();
  const applications = useApplications();
  const [state, change] = useAddressState({
    sorts: [],
    filters: [recordFilter('application', text.application, applications)],
  });
  const chosen = state.filters['application'] ?? '';
  const params = { id: Number(chosen) };
  return (
    <>
      <PageHead
        title={title}
        actions={
          chosen === '' ? undefined : (
            <ButtonLink to="/admin/applications/:id" params={params}>
              {text.detail}
            </ButtonLink>
          )
        }
      />
      <ApplicationSelect
        label={text.application}
        empty={text.choose}
        applications={applications ?? []}
        value={chosen}
        onChange={(application) => change({ filters: application === '' ? {} : { application } })}
      />
      {chosen === '' ? <EmptyState title={text.chooseTitle}>{text.chooseWhy}</EmptyState> : <Chosen id={params.id} />}
    </>
  );
}

function Chosen({ id }: { readonly id: number }) {
  const query = useQuery(endpointQuery(readApplication, { params: { id } }));
  return <Loaded query={query}>{(application) => <ApplicationContent application={application} />}</Loaded>;
}
