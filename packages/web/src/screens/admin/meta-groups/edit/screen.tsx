import { deleteMetaGroup, readMetaGroup, restoreMetaGroup, updateMetaGroup } from '@shorui/server/contract';
import { validate } from 'contract:form/updateMetaGroup';
import { api } from '../../../../api/client.ts';
import { endpointQuery } from '../../../../api/endpoint-query.ts';
import { useRefresh } from '../../../../api/refresh.ts';
import { EditPage } from '../../../../kits/detail/edit-page.tsx';
import { useEditedRecord } from '../../../../kits/detail/use-edited-record.ts';
import { RemoveButton } from '../../../../kits/detail/remove-button.tsx';
import { checkOf } from '../../../../kits/form/schema-check.ts';
import { metasText } from '../../../../messages/admin-metas.ts';
import { useText } from '../../../../messages/locale.ts';
import { hrefOf } from '../../../../routes/screen-paths.ts';
import { groupBody, GroupRows, groupValues } from './group-rows.tsx';

/** Changes a group of metas, or deletes it. */
export function Screen() {
  const { params, query } = useEditedRecord((record) => endpointQuery(readMetaGroup, { params: record }));
  const text = useText(metasText).groups;
  const refresh = useRefresh();
  const refreshed = async (call: Promise<unknown>): Promise<void> => {
    await call;
    await refresh('metas');
    await refresh('types');
  };
  return (
    <EditPage
      query={query}
      title={({ name }) => name}
      actions={({ name }) => (
        <RemoveButton
          name={name}
          effects={text.effects}
          remove={() => refreshed(api.call(deleteMetaGroup, { params }))}
          restore={() => refreshed(api.call(restoreMetaGroup, { params }))}
          part="metaGroups"
        />
      )}
      valuesOf={groupValues}
      check={(values) => checkOf(validate)({ ...groupBody(values), version: 0 })}
      save={(values, version) =>
        refreshed(api.call(updateMetaGroup, { params, body: { ...groupBody(values), version } }))
      }
      part="metaGroups"
      next={hrefOf('/admin/meta-groups')}
    >
      <GroupRows own={params.id} />
    </EditPage>
  );
}
