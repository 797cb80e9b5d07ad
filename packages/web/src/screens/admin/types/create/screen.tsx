import { createType } from '@shorui/server/contract';
import { validate } from 'contract:form/createType';
import { api } from '../../../../api/client.ts';
import { CreatePage } from '../../../../kits/detail/create-page.tsx';
import { checkOf } from '../../../../kits/form/schema-check.ts';
import { metasText } from '../../../../messages/admin-metas.ts';
import { useText } from '../../../../messages/locale.ts';
import { hrefOf } from '../../../../routes/screen-paths.ts';
import { typeBody, TypeRows } from '../edit/type-rows.tsx';

/** Adds a type of documents. */
export function Screen() {
  const text = useText(metasText).types;
  return (
    <CreatePage
      initial={{ metas: [] }}
      check={(values) => checkOf(validate)(typeBody(values))}
      save={(values) => api.call(createType, { body: typeBody(values) })}
      done={text.created}
      part="types"
      next={() => hrefOf('/admin/types')}
    >
      <TypeRows />
    </CreatePage>
  );
}
