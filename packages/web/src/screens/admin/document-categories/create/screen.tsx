import { createSuppliedCategory } from '@shorui/server/contract';
import { validate } from 'contract:form/createSuppliedCategory';
import { api } from '../../../../api/client.ts';
import { CreatePage } from '../../../../kits/detail/create-page.tsx';
import { checkOf } from '../../../../kits/form/schema-check.ts';
import { categoriesText } from '../../../../messages/categories.ts';
import { useText } from '../../../../messages/locale.ts';
import { hrefOf } from '../../../../routes/screen-paths.ts';
import { bodyOf, CategoryRows } from '../edit/category-rows.tsx';

/** Adds a category for every company. */
export function Screen() {
  const text = useText(categoriesText);
  return (
    <CreatePage
      initial={{}}
      check={(values) => checkOf(validate)(bodyOf(values))}
      save={(values) => api.call(createSuppliedCategory, { body: bodyOf(values) })}
      done={text.saved}
      part="adminDocumentCategories"
      next={({ id }) => hrefOf('/admin/document/categories/:id', { id })}
    >
      <CategoryRows />
    </CreatePage>
  );
}
