import { applicationCategories } from '@shorui/server/contract';
import { validate } from 'contract:form/applicationCategories.create';
import { api } from '../../../../api/client.ts';
import { CreatePage } from '../../../../kits/detail/create-page.tsx';
import { checkOf } from '../../../../kits/form/schema-check.ts';
import { applicationLabelsText } from '../../../../messages/admin-application-labels.ts';
import { useText } from '../../../../messages/locale.ts';
import { hrefOf } from '../../../../routes/screen-paths.ts';
import { bodyOf, CategoryRows } from '../edit/category-rows.tsx';

/** Adds a category of applications. */
export function Screen() {
  const text = useText(applicationLabelsText).categories;
  return (
    <CreatePage
      initial={{}}
      check={(values) => checkOf(validate)(bodyOf(values))}
      save={(values) => api.call(applicationCategories.create, { body: bodyOf(values) })}
      done={text.created}
      part="applicationCategories"
      next={({ id }) => hrefOf('/admin/application_categories/:id', { id })}
    >
      <CategoryRows />
    </CreatePage>
  );
}
