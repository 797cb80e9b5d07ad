import { readApplication, updateApplication } from '@shorui/server/contract';
import { validate } from 'contract:form/createApplication';
import { api } from '../../../../api/client.ts';
import { endpointQuery } from '../../../../api/endpoint-query.ts';
import { EditPage } from '../../../../kits/detail/edit-page.tsx';
import { useEditedRecord } from '../../../../kits/detail/use-edited-record.ts';
import { checkOf } from '../../../../kits/form/schema-check.ts';
import { hrefOf } from '../../../../routes/screen-paths.ts';
import { FrozenNotice } from '../frozen-notice.tsx';
import { ApplicationRows } from './application-rows.tsx';
import { bodyOf, changeOf, shownOf } from './application-values.ts';

/** Changes an application: name, description, where it is found, how often it may be used. */
export function Screen() {
  const { params, query } = useEditedRecord((record) => endpointQuery(readApplication, { params: record }));
  const { data } = query;
  return (
    <EditPage
      query={query}
      title={({ name }) => name}
      valuesOf={shownOf}
      check={(values) => checkOf(validate)(bodyOf(values))}
      save={async (values, version) => {
        if (data !== undefined) await api.call(updateApplication, { params, body: changeOf(values, data, version) });
      }}
      part="applications"
      next={hrefOf('/admin/applications/:id', params)}
    >
      {data?.frozen === true ? <FrozenNotice application={data} /> : null}
      <ApplicationRows application={data} />
    </EditPage>
  );
}
