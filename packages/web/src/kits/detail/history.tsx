import { listAuditEvents, type RecordKind } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../api/endpoint-query.ts';
import { Loaded } from '../loaded.tsx';
import { adminServiceText } from '../../messages/admin-service.ts';
import { timeOf } from '../../messages/dates.ts';
import { detailText } from '../../messages/detail.ts';
import { useText } from '../../messages/locale.ts';
import { Link } from '../../ui/link.tsx';
import { RuledList, RuledRow, RuledSection } from '../../ui/ruled-list.tsx';

/** The last actions on a record, from the audit. */
export function History({ kind, id }: { readonly kind: RecordKind; readonly id: number }) {
  const text = useText(detailText);
  const { actionWords, onBehalf } = useText(adminServiceText).audit;
  const query = useQuery(
    endpointQuery(listAuditEvents, { query: { subject_kind: kind, subject_id: String(id), per_page: 10 } }),
  );
  return (
    <RuledSection
      title={text.history}
      action={
        <Link to="/admin/audit" search={{ kind, subject: id }}>
          {text.allHistory}
        </Link>
      }
    >
      <Loaded query={query} rows={3}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="ui-help">{text.noHistory}</p>
          ) : (
            <RuledList label={text.history}>
              {items.map(({ id: event, action, actor, on_behalf: staff, created_at }) => (
                <RuledRow
                  key={event}
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
