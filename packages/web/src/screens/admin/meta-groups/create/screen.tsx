import { createMetaGroup } from '@shorui/server/contract';
import { validate } from 'contract:form/createMetaGroup';
import { api } from '../../../../api/client.ts';
import { useRefresh } from '../../../../api/refresh.ts';
import { CreatePage } from '../../../../kits/detail/create-page.tsx';
import { checkOf } from '../../../../kits/form/schema-check.ts';
import { metasText } from '../../../../messages/admin-metas.ts';
import { useText } from '../../../../messages/locale.ts';
import { hrefOf } from '../../../../routes/screen-paths.ts';
import { groupBody, GroupRows } from '../edit/group-rows.tsx';

/** Adds a group of metas. */
export function Screen() {
  const text = useText(metasText).groups;
  const refresh = useRefresh();
  return (
    <CreatePage
      initial={{ layout: 2, items: [] }}
      check={(values) => checkOf(validate)(groupBody(values))}
      save={async (values) => {
        const made = await api.call(createMetaGroup, { body: groupBody(values) });
        await refresh('metas');
        await refresh('types');
        return made;
      }}
      done={text.created}
      part="metaGroups"
      next={() => hrefOf('/admin/meta-groups')}
    >
      <GroupRows />
    </CreatePage>
  );
}
