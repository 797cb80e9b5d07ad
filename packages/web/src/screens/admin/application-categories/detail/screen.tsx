import { applicationCategories } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../api/client.ts';
import { endpointQuery } from '../../../../api/endpoint-query.ts';
import { useRecordParams } from '../../../../kits/detail/detail-page.tsx';
import { RecordPage } from '../../../../kits/detail/record-page.tsx';
import { applicationLabelsText } from '../../../../messages/admin-application-labels.ts';
import { useText } from '../../../../messages/locale.ts';
import { Link } from '../../../../ui/link.tsx';
import { useCategories } from '../use-categories.ts';

/** One category: where it is used, and what was done with it. */
export function Screen() {
  const { categories: text, ...words } = useText(applicationLabelsText);
  const params = useRecordParams();
  const categories = useCategories();
  return (
    <RecordPage
      query={useQuery(endpointQuery(applicationCategories.read, { params }))}
      kind="application-category"
      part="applicationCategories"
      edit="/admin/application_categories/edit/:id?"
      remove={() => api.call(applicationCategories.delete, { params })}
      restore={() => api.call(applicationCategories.restore, { params })}
      effects={() => text.effects}
      facts={({ id: own, name, parent_id: parent }) => [
        [text.name, name],
        [text.parent, categories?.find(({ id }) => id === parent)?.name ?? text.none],
        [
          words.applications,
          <Link key="applications" to="/admin/applications" search={{ category: own }}>
            {words.showApplications}
          </Link>,
        ],
      ]}
    />
  );
}
