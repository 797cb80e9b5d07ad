import { applicationTags } from '@shorui/server/contract';
import { validate } from 'contract:form/applicationTags.update';
import { api } from '../../../../api/client.ts';
import { endpointQuery } from '../../../../api/endpoint-query.ts';
import { EditPage } from '../../../../kits/detail/edit-page.tsx';
import { useEditedRecord } from '../../../../kits/detail/use-edited-record.ts';
import { checkOf } from '../../../../kits/form/schema-check.ts';
import { hrefOf } from '../../../../routes/screen-paths.ts';
import { bodyOf, shownOf, TagRows } from './tag-rows.tsx';

/** Changes a tag of applications. */
export function Screen() {
  const { params, query } = useEditedRecord((record) => endpointQuery(applicationTags.read, { params: record }));
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
