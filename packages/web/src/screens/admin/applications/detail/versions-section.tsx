import { listVersions, type ApplicationView } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../../api/endpoint-query.ts';
import { Loaded } from '../../../../kits/loaded.tsx';
import { adminApplicationsText } from '../../../../messages/admin-applications.ts';
import { timeOf } from '../../../../messages/dates.ts';
import { useText } from '../../../../messages/locale.ts';
import { RuledList, RuledRow, RuledSection } from '../../../../ui/ruled-list.tsx';
import { Badge } from '../../../../ui/surfaces.tsx';

/** The kept versions of an application, the newest first. */
export function VersionsSection({ application }: { readonly application: ApplicationView }) {
  const text = useText(adminApplicationsText);
  const query = useQuery(endpointQuery(listVersions, { params: { id: application.id } }));
  return (
    <RuledSection title={text.versions} count={text.keptVersions(query.data?.total ?? 0)}>
      <Loaded query={query} rows={2}>
        {({ items }) => (
          <RuledList label={text.versions}>
            {application.frozen ? null : (
              <RuledRow name={text.version(application.number)} end={<Badge kind="info">{text.current}</Badge>} />
            )}
            {items.map(({ number, note, created_by, created_at, is_published }) => (
              <RuledRow
                key={number}
                name={note === '' ? text.version(number) : `${text.version(number)}　${note}`}
                meta={text.keptBy(created_by ?? '', timeOf(created_at))}
                end={is_published ? <Badge kind="success">{text.publishedMark}</Badge> : undefined}
              />
            ))}
          </RuledList>
        )}
      </Loaded>
    </RuledSection>
  );
}
