import { readMeta, updateMeta } from '@shorui/server/contract';
import { validate } from 'contract:form/updateMeta';
import { api } from '../../../../api/client.ts';
import { endpointQuery } from '../../../../api/endpoint-query.ts';
import { EditPage } from '../../../../kits/detail/edit-page.tsx';
import { useEditedRecord } from '../../../../kits/detail/use-edited-record.ts';
import { checkOf } from '../../../../kits/form/schema-check.ts';
import { hrefOf } from '../../../../routes/screen-paths.ts';
import { MetaRows } from './meta-rows.tsx';
import { metaBody, metaValues } from './meta-values.ts';

/** Changes a meta. */
export function Screen() {
  const { params, query } = useEditedRecord((record) => endpointQuery(readMeta, { params: record }));
  return (
    <EditPage
      query={query}
      title={({ name }) => name}
      valuesOf={metaValues}
      check={(values) => checkOf(validate)({ ...metaBody(values), version: 0 })}
      save={(values, version) => api.call(updateMeta, { params, body: { ...metaBody(values), version } })}
      part="metas"
      next={hrefOf('/admin/metas/:id', params)}
    >
      <MetaRows saved={query.data} />
    </EditPage>
  );
}
