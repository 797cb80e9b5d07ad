import { applicationCategories } from '@shorui/server/contract';
import { validate } from 'contract:form/applicationCategories.update';
import { api } from '../../../../api/client.ts';
import { endpointQuery } from '../../../../api/endpoint-query.ts';
import { EditPage } from '../../../../kits/detail/edit-page.tsx';
import { useEditedRecord } from '../../../../kits/detail/use-edited-record.ts';
import { checkOf } from '../../../../kits/form/schema-check.ts';
import { hrefOf } from '../../../../routes/screen-paths.ts';
import { bodyOf, shownOf, CategoryRows } from './category-rows.tsx';

/** Changes a category of applications. */
export function Screen() {
  const { params, query } = useEditedRecord((record) => endpointQuery(applicationCategories.read, { params: record }));
  return (
    <EditPage
      query={query}
      title={({ name }) => name}
      valuesOf={shownOf}
      check={(values) => checkOf(validate)({ ...bodyOf(values), version: 0 })}
      save={(values, version) =>
        api.call(applicationCategories.update, { params, body: { ...bodyOf(values), version } })
      }
      part="applicationCategories"
      next={hrefOf('/admin/application_categories/:id', params)}
    >
      <CategoryRows own={params.id} />
    </EditPage>
  );
}
