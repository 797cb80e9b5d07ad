import { createSuppliedTemplate } from '@shorui/server/contract';
import { validate } from 'contract:form/createSuppliedTemplate';
import { api } from '../../../../api/client.ts';
import { CreatePage } from '../../../../kits/detail/create-page.tsx';
import { checkOf } from '../../../../kits/form/schema-check.ts';
import { adminTemplatesText } from '../../../../messages/admin-templates.ts';
import { useText } from '../../../../messages/locale.ts';
import { hrefOf } from '../../../../routes/screen-paths.ts';
import { chosenFile, templateBody, TemplateRows } from '../edit/template-rows.tsx';

/** Supplies a file to every company as a template. */
export function Screen() {
  const text = useText(adminTemplatesText);
  return (
    <CreatePage
      initial={{ is_public: true }}
      check={(values) => ({
        ...checkOf(validate)(templateBody(values)),
        ...(values['file'] instanceof File ? {} : { file: [text.fileMissing] }),
      })}
      save={(values) => api.call(createSuppliedTemplate, { body: templateBody(values), ...chosenFile(values) })}
      done={text.created}
      part="adminDocumentTemplates"
      next={({ id }) => hrefOf('/admin/document-templates/edit/:id', { id })}
    >
      <TemplateRows isNew />
    </CreatePage>
  );
}
