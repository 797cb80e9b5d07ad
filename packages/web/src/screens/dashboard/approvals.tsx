import { approvalDashboard } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../api/endpoint-query.ts';
import { plainDay } from '../../kits/documents/document-columns.tsx';
import { Loaded } from '../../kits/loaded.tsx';
import { useAllows } from '../../layouts/allows.ts';
import { approvalsText } from '../../messages/approvals.ts';
import { useText } from '../../messages/locale.ts';
import { ButtonLink, Link } from '../../ui/link.tsx';
import { RuledList, RuledRow, RuledSection } from '../../ui/ruled-list.tsx';
import { Phrases } from '../../ui/surfaces.tsx';

/** Documents that wait for the member's approval, the nearest due date first. */
export function Approvals() {
  const text = useText(approvalsText);
  const allows = useAllows();
  const query = useQuery(endpointQuery(approvalDashboard));
  const { data } = query;
  return (
    <RuledSection
      title={text.dashboard}
      count={data === undefined ? undefined : text.dashboardCount(data.waiting, data.overdue)}
      action={allows('/document/approve/list') ? <Link to="/document/approve/list">{text.openList}</Link> : undefined}
    >
      <Loaded query={query} rows={2}>
        {({ items, own_open }) => (
          <RuledList label={text.dashboard}>
            {items.length === 0 ? <RuledRow name={text.dashboardEmpty} /> : null}
            {items.map(({ id, document, applicant, due_on }) => (
              <RuledRow
                key={id}
                name={<b>{document.name}</b>}
                meta={
                  <Phrases items={[applicant.full_name, ...(due_on === null ? [] : [text.due(plainDay(due_on))])]} />
                }
                end={
                  <ButtonLink
                    size="small"
                    to="/document/detail/:id"
                    params={{ id: document.id }}
                    label={text.lookAt(document.name)}
                  >
                    {text.look}
                  </ButtonLink>
                }
              />
            ))}
            {own_open === 0 ? null : <RuledRow name={text.ownOpen(own_open)} />}
          </RuledList>
        )}
      </Loaded>
    </RuledSection>
  );
}
