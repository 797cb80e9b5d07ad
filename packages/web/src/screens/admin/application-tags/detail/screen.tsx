import { applicationTags } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../api/client.ts';
import { endpointQuery } from '../../../../api/endpoint-query.ts';
import { useRecordParams } from '../../../../kits/detail/detail-page.tsx';
import { RecordPage } from '../../../../kits/detail/record-page.tsx';
import { applicationLabelsText } from '../../../../messages/admin-application-labels.ts';
import { useText } from '../../../../messages/locale.ts';
import { Link } from '../../../../ui/link.tsx';
import { TagColor } from '../tag-color.tsx';

/** One tag: where it is used, and what was done with it. */
export function Screen() {
  const { tags: text, ...words } = useText(applicationLabelsText);
  const params = useRecordParams();
  return (
    <RecordPage
      query={useQuery(endpointQuery(applicationTags.read, { params }))}
      kind="application-tag"
      part="applicationTags"
      edit="/admin/application_tags/edit/:id?"
      remove={() => api.call(applicationTags.delete, { params })}
      restore={() => api.call(applicationTags.restore, { params })}
      effects={() => text.effects}
      facts={({ id, name, color }) => [
        [text.name, name],
        [text.color, color ? <TagColor key="color" color={color} /> : null],
        [
          words.applications,
          <Link key="applications" to="/admin/applications" search={{ tag: id }}>
            {words.showApplications}
          </Link>,
        ],
      ]}
    />
  );
}
