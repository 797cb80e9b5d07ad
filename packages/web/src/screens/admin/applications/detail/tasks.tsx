import { useReady } from '../../../../kits/titles.ts';
import { adminApplicationsText } from '../../../../messages/admin-applications.ts';
import { useText } from '../../../../messages/locale.ts';
import { Link } from '../../../../ui/link.tsx';
import { RuledList, RuledRow, RuledSection } from '../../../../ui/ruled-list.tsx';

/** The screens about one application, those that exist. */
export function Tasks({ id }: { readonly id: number }) {
  const text = useText(adminApplicationsText);
  const isReady = useReady();
  const ofOne = { params: { id } };
  return (
    <RuledSection title={text.links}>
      <RuledList label={text.links}>
        {isReady('/admin/applications/users/:id') ? (
          <RuledRow
            name={
              <Link to="/admin/applications/users/:id" {...ofOne}>
                {text.users}
              </Link>
            }
            meta={text.usersWhy}
          />
        ) : null}
        {isReady('/admin/applications/bulk-runs/:id') ? (
          <RuledRow
            name={
              <Link to="/admin/applications/bulk-runs/:id" {...ofOne}>
                {text.bulkRuns}
              </Link>
            }
            meta={text.bulkRunsWhy}
          />
        ) : null}
        {isReady('/admin/campaign-dashboard') ? (
          <RuledRow
            name={
              <Link to="/admin/campaign-dashboard" search={{ application: id }}>
                {text.campaigns}
              </Link>
            }
            meta={text.campaignsWhy}
          />
        ) : null}
        {isReady('/admin/request-confirm') ? (
          <RuledRow
            name={
              <Link to="/admin/request-confirm" search={{ application: id }}>
                {text.transfers}
              </Link>
            }
            meta={text.transfersWhy}
          />
        ) : null}
        {isReady('/admin/application_view') ? (
          <RuledRow
            name={
              <Link to="/admin/application_view" search={{ application: id }}>
                {text.view}
              </Link>
            }
            meta={text.viewWhy}
          />
        ) : null}
      </RuledList>
    </RuledSection>
  );
}
