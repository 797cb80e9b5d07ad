import { applicationTags } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { validate } from 'contract:form/applicationTags.update';
import { api } from '../../../../api/client.ts';
import { endpointQuery } from '../../../../api/endpoint-query.ts';
import { useRecordParams } from '../../../../kits/detail/detail-page.tsx';
import { EditPage } from '../../../../kits/detail/edit-page.tsx';
import { checkOf } from '../../../../kits/form/schema-check.ts';
import { hrefOf } from '../../../../routes/screen-paths.ts';
import { bodyOf, shownOf, TagRows } from './tag-rows.tsx';

/** Changes a tag of applications. */
export function Screen() {
  const params = useRecordParams();
  const query = useQuery({
    ...endpointQuery(applicationTags.read, { params }),
    enabled: params.id > 0,
    refetchOnWindowFocus: false,
  });
  return (
    <EditPage
      query={query}
      title={({ name }) => name}
      valuesOf={shownOf}
      check={(values) => checkOf(validate)({ ...bodyOf(values), version: 0 })}
      save={(values, version) => api.call(applicationTags.update, { params, body: { ...bodyOf(values), version } })}
      part="applicationTags"
      next={hrefOf('/admin/application_tags/:id', params)}
    >
      <TagRows />
    </EditPage>
  );
}
