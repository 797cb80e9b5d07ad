import {
  deleteSuppliedTemplate,
  downloadSuppliedTemplate,
  readSuppliedTemplate,
  restoreSuppliedTemplate,
  updateSuppliedTemplate,
  type SuppliedTemplateDetail,
} from '@shorui/server/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { validate } from 'contract:form/updateSuppliedTemplate';
import { api } from '../../../../api/client.ts';
import { endpointQuery } from '../../../../api/endpoint-query.ts';
import { useRecordParams } from '../../../../kits/detail/detail-page.tsx';
import { EditPage } from '../../../../kits/detail/edit-page.tsx';
import { RemoveButton } from '../../../../kits/detail/remove-button.tsx';
import { checkOf } from '../../../../kits/form/schema-check.ts';
import { saveReply } from '../../../../kits/save-file.ts';
import { FieldList } from '../../../../kits/templates/field-list.tsx';
import { FindingSection } from '../../../../kits/templates/finding-list.tsx';
import { TemplateContent } from '../../../../kits/templates/template-content.tsx';
import { adminTemplatesText } from '../../../../messages/admin-templates.ts';
import { useText } from '../../../../messages/locale.ts';
import { templatesText } from '../../../../messages/templates.ts';
import { hrefOf } from '../../../../routes/screen-paths.ts';
import { Button } from '../../../../ui/button.tsx';
import { Panes } from '../../../../ui/panes.tsx';
import { RuledSection } from '../../../../ui/ruled-list.tsx';
import { chosenFile, templateBody, TemplateRows, templateValues } from './template-rows.tsx';

/** Changes a template that the staff supply, with its present file beside the form. */
export function Screen() {
  const params = useRecordParams();
  const text = useText(adminTemplatesText);
  const query = useQuery({
    ...endpointQuery(readSuppliedTemplate, { params }),
    enabled: params.id > 0,
    refetchOnWindowFocus: false,
  });
  return (
    <EditPage
      query={query}
      title={({ name }) => name}
      actions={(template) => (
        <>
          <DownloadButton template={template} />
          <RemoveButton
            name={template.name}
            effects={text.effects}
            remove={() => api.call(deleteSuppliedTemplate, { params })}
            restore={() => api.call(restoreSuppliedTemplate, { params })}
            part="adminDocumentTemplates"
          />
        </>
      )}
      valuesOf={templateValues}
      check={(values) => checkOf(validate)({ ...templateBody(values), version: 0 })}
      save={(values, version) =>
        api.call(updateSuppliedTemplate, {
          params,
          body: { ...templateBody(values), version },
          ...chosenFile(values),
        })
      }
      part="adminDocumentTemplates"
      next={hrefOf('/admin/document-templates')}
    >
      {query.data === undefined ? null : <Beside template={query.data} />}
    </EditPage>
  );
}

function Beside({ template }: { readonly template: SuppliedTemplateDetail }) {
  const words = useText(templatesText);
  return (
    <Panes place="end" paper={<TemplateContent template={template} staff />}>
      <TemplateRows isNew={false} />
      {template.kind === 'word' ? <FindingSection findings={template.findings} /> : null}
      {template.fields.length === 0 ? null : (
        <RuledSection title={words.fields}>
          <FieldList fields={template.fields} />
        </RuledSection>
      )}
    </Panes>
  );
}

function DownloadButton({ template: { id, file_name } }: { readonly template: SuppliedTemplateDetail }) {
  const words = useText(templatesText);
  const save = useMutation({
    mutationFn: async () => saveReply(await api.open(downloadSuppliedTemplate, { params: { id } }), file_name),
  });
  return (
    <Button pending={save.isPending ? words.downloading : undefined} onClick={() => save.mutate()}>
      {words.download}
    </Button>
  );
}
