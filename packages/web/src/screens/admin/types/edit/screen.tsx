import { deleteType, readType, restoreType, updateType } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { validate } from 'contract:form/updateType';
import { api } from '../../../../api/client.ts';
import { endpointQuery } from '../../../../api/endpoint-query.ts';
import { useRecordParams } from '../../../../kits/detail/detail-page.tsx';
import { EditPage } from '../../../../kits/detail/edit-page.tsx';
import { RemoveButton } from '../../../../kits/detail/remove-button.tsx';
import { checkOf } from '../../../../kits/form/schema-check.ts';
import { metasText } from '../../../../messages/admin-metas.ts';
import { useText } from '../../../../messages/locale.ts';
import { hrefOf } from '../../../../routes/screen-paths.ts';
import { typeBody, TypeRows, typeValues } from './type-rows.tsx';

/** Changes a type of documents, or deletes it. */
export function Screen() {
  const params = useRecordParams();
  const text = useText(metasText).types;
  const query = useQuery({
    ...endpointQuery(readType, { params }),
    enabled: params.id > 0,
    refetchOnWindowFocus: false,
  });
  return (
    <EditPage
      query={query}
      title={({ name }) => name}
      actions={({ name, document_count }) => (
        <RemoveButton
          name={name}
          effects={[text.used(document_count), ...text.effects]}
          remove={() => api.call(deleteType, { params })}
          restore={() => api.call(restoreType, { params })}
          part="types"
        />
      )}
      valuesOf={typeValues}
      check={(values) => checkOf(validate)({ ...typeBody(values), version: 0 })}
      save={(values, version) => api.call(updateType, { params, body: { ...typeBody(values), version } })}
      part="types"
      next={hrefOf('/admin/types')}
    >
      <TypeRows saved={query.data} />
    </EditPage>
  );
}
