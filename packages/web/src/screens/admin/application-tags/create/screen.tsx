import { applicationTags } from '@shorui/server/contract';
import { validate } from 'contract:form/applicationTags.create';
import { api } from '../../../../api/client.ts';
import { CreatePage } from '../../../../kits/detail/create-page.tsx';
import { checkOf } from '../../../../kits/form/schema-check.ts';
import { applicationLabelsText } from '../../../../messages/admin-application-labels.ts';
import { useText } from '../../../../messages/locale.ts';
import { hrefOf } from '../../../../routes/screen-paths.ts';
import { bodyOf, TagRows } from '../edit/tag-rows.tsx';

/** Adds a tag of applications. */
export function Screen() {
  const text = useText(applicationLabelsText).tags;
  return (
    <CreatePage
      initial={{}}
      check={(values) => checkOf(validate)(bodyOf(values))}
      save={(values) => api.call(applicationTags.create, { body: bodyOf(values) })}
      done={text.created}
      part="applicationTags"
      next={({ id }) => hrefOf('/admin/application_tags/:id', { id })}
    >
      <TagRows />
    </CreatePage>
  );
}
