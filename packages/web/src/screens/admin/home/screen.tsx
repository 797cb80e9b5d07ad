import { listAuditEvents, listMails, searchAdminCompanies, searchAdminUsers } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { Loaded } from '../../../kits/loaded.tsx';
import { useTitles } from '../../../kits/titles.ts';
import { adminAccountsText } from '../../../messages/admin-accounts.ts';
import { adminServiceText } from '../../../messages/admin-service.ts';
import { dayOf, timeOf } from '../../../messages/dates.ts';
import { useText } from '../../../messages/locale.ts';
import { Figures, type Figure } from '../../../ui/figures.tsx';
import { Link } from '../../../ui/link.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { RuledList, RuledRow, RuledSection } from '../../../ui/ruled-list.tsx';

const one = { per_page: 1 } as const;
const some = { per_page: 5 } as const;

/** Home of the staff: how many there are of what, what is new, what was done. */
export function Screen() {
  const text = useText(adminServiceText).home;
  const titles = useTitles();
  const companies = useQuery(endpointQuery(searchAdminCompanies, { body: some }));
  const users = useQuery(endpointQuery(searchAdminUsers, { query: one }));
  const suspended = useQuery(endpointQuery(searchAdminUsers, { query: { ...one, suspended: true } }));
  const refused = useQuery(endpointQuery(listMails, { query: { ...one, status: 'refused' } }));
  const figure = (label: string, unit: string, total: number | undefined, link: Figure['note']): Figure => ({
    label,
    value: total?.toLocaleString(),
    unit: total === 10_000 || total === 1000 ? unit + text.orMore : unit,
    note: link,
  });
  return (
    <>
      <PageHead title={titles['/admin']} />
      <Figures
        figures={[
          figure(text.companies, text.things, companies.data?.total, <Link to="/admin/companies">{text.show}</Link>),
          figure(text.users, text.people, users.data?.total, <Link to="/admin/users">{text.show}</Link>),
          figure(
            text.suspended,
            text.people,
            suspended.data?.total,
            <Link to="/admin/users" search={{ suspended: true }}>
              {text.show}
            </Link>,
          ),
          figure(
            text.refusedMails,
            text.things,
            refused.data?.total,
            <Link to="/admin/outbox" search={{ status: 'refused' }}>
              {text.show}
            </Link>,
          ),
        ]}
      />
      <RuledSection title={text.recentCompanies} action={<Link to="/admin/companies">{text.show}</Link>}>
        <Loaded query={companies}>{({ items }) => <NewCompanies companies={items} />}</Loaded>
      </RuledSection>
      <RecentActions />
    </>
  );
}

interface NewCompany {
  readonly id: number;
  readonly name: string;
  readonly member_count: number;
  readonly created_at: string;
}

function NewCompanies({ companies }: { readonly companies: readonly NewCompany[] }) {
  const text = useText(adminServiceText).home;
  const { membersUnit } = useText(adminAccountsText).companies;
  if (companies.length === 0) return <p className="ui-help">{text.noCompanies}</p>;
  return (
    <RuledList label={text.recentCompanies}>
      {companies.map(({ id, name, member_count, created_at }) => (
        <RuledRow
          key={id}
          name={
            <Link to="/admin/companies/:id" params={{ id }}>
              {name}
            </Link>
          }
          meta={membersUnit(member_count)}
          end={dayOf(created_at)}
        />
      ))}
    </RuledList>
  );
}

function RecentActions() {
  const text = useText(adminServiceText).home;
  const { actionWords, onBehalf } = useText(adminServiceText).audit;
  const query = useQuery(endpointQuery(listAuditEvents, { query: some }));
  return (
    <RuledSection title={text.recentActions} action={<Link to="/admin/audit">{text.show}</Link>}>
      <Loaded query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="ui-help">{text.noActions}</p>
          ) : (
            <RuledList label={text.recentActions}>
              {items.map(({ id, action, actor, on_behalf: staff, created_at }) => (
                <RuledRow
                  key={id}
                  name={actionWords(action)}
                  meta={staff === null ? actor.name : onBehalf(staff.name, actor.name)}
                  end={timeOf(created_at)}
                />
              ))}
            </RuledList>
          )
        }
      </Loaded>
    </RuledSection>
  );
}
