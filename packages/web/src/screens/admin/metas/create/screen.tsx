import { createMeta } from '@shorui/server/contract';
import { validate } from 'contract:form/createMeta';
import { api } from '../../../../api/client.ts';
import { CreatePage } from '../../../../kits/detail/create-page.tsx';
import { checkOf } from '../../../../kits/form/schema-check.ts';
import { metasText } from '../../../../messages/admin-metas.ts';
import { useText } from '../../../../messages/locale.ts';
import { hrefOf } from '../../../../routes/screen-paths.ts';
import { MetaRows } from '../edit/meta-rows.tsx';
import { emptyMeta, metaBody } from '../edit/meta-values.ts';

/** Adds a meta. */
export function Screen() {
  const text = useText(metasText).metas;
  return (
    <CreatePage
      initial={emptyMeta}
      check={(values) => checkOf(validate)(metaBody(values))}
      save={(values) => api.call(createMeta, { body: metaBody(values) })}
      done={text.created}
      part="metas"
      next={({ id }) => hrefOf('/admin/metas/:id', { id })}
    >
      <MetaRows />
    </CreatePage>
  );
}
