import { createApplication } from '@shorui/server/contract';
import { validate } from 'contract:form/createApplication';
import { api } from '../../../../api/client.ts';
import { CreatePage } from '../../../../kits/detail/create-page.tsx';
import { checkOf } from '../../../../kits/form/schema-check.ts';
import { adminApplicationsText } from '../../../../messages/admin-applications.ts';
import { useText } from '../../../../messages/locale.ts';
import { hrefOf } from '../../../../routes/screen-paths.ts';
import { ApplicationRows } from '../edit/application-rows.tsx';
import { bodyOf } from '../edit/application-values.ts';

/** Adds an application, which is empty and private. */
export function Screen() {
  const text = useText(adminApplicationsText);
  return (
    <CreatePage
      initial={{}}
      check={(values) => checkOf(validate)(bodyOf(values))}
      save={(values) => api.call(createApplication, { body: bodyOf(values) })}
      done={text.created}
      part="applications"
      next={({ id }) => hrefOf('/admin/applications/:id', { id })}
    >
      <ApplicationRows />
    </CreatePage>
  );
}
