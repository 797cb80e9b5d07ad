import { deleteType, readType, restoreType, updateType } from '@shorui/server/contract';
import { validate } from 'contract:form/updateType';
import { api } from '../../../../api/client.ts';
import { endpointQuery } from '../../../../api/endpoint-query.ts';
import { EditPage } from '../../../../kits/detail/edit-page.tsx';
import { useEditedRecord } from '../../../../kits/detail/use-edited-record.ts';
import { RemoveButton } from '../../../../kits/detail/remove-button.tsx';
import { checkOf } from '../../../../kits/form/schema-check.ts';
import { metasText } from '../../../../messages/admin-metas.ts';
import { useText } from '../../../../messages/locale.ts';
import { hrefOf } from '../../../../routes/screen-paths.ts';
import { typeBody, TypeRows, typeValues } from './type-rows.tsx';

/** Changes a type of documents, or deletes it. */
export function Screen() {
  const { params, query } = useEditedRecord((record) => endpointQuery(readType, { params: record }));
  const text = useText(metasText).types;
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
