import { updateOwnTemplate, type OwnTemplateDetail } from '@shorui/server/contract';
import { validate } from 'contract:form/updateOwnTemplate';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { useRefresh } from '../../../api/refresh.ts';
import { FileRow } from '../../../kits/form/file-row.tsx';
import { FormStore } from '../../../kits/form/form-store.ts';
import { Form } from '../../../kits/form/form.tsx';
import { GrowingRow } from '../../../kits/form/input-rows.tsx';
import { TextRow } from '../../../kits/form/rows.tsx';
import { SaveFoot } from '../../../kits/form/save-foot.tsx';
import { checkOf } from '../../../kits/form/schema-check.ts';
import { useSeenRecord, type ReadAgain } from '../../../kits/form/use-seen-record.ts';
import { FindingSection } from '../../../kits/templates/finding-list.tsx';
import { commonText } from '../../../messages/common.ts';
import { storedLocale, useText } from '../../../messages/locale.ts';
import { templatesText } from '../../../messages/templates.ts';
import { RuledForm } from '../../../ui/ruled-form.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { FieldSettings } from './field-settings.tsx';
import { hasOptions, partOf, templateBody, templateValues } from './template-values.ts';
import { Trial } from './trial.tsx';

export interface TemplateDeskProps {
  readonly template: OwnTemplateDetail;
  readonly readAgain: ReadAgain<OwnTemplateDetail>;
}

/** Choices need options, which the schema cannot say. */
function optionProblems({ fields }: ReturnType<typeof templateBody>) {
  const words = templatesText[storedLocale()].own.optionsMissing;
  return Object.fromEntries(
    fields.flatMap(({ kind, options }, at) =>
      hasOptions(kind) && options.length === 0 ? [[partOf(at, 'options'), [words]]] : [],
    ),
  );
}

/** The form of a template with its trial. */
export function TemplateDesk({ template, readAgain }: TemplateDeskProps) {
  const words = useText(templatesText);
  const { saved } = useText(commonText);
  const text = words.own;
  const toast = useToast();
  const refresh = useRefresh();
  const { id, findings } = template;
  const [store] = useState(
    () =>
      new FormStore(templateValues(template), (values) => {
        const body = templateBody(values, template);
        return { ...optionProblems(body), ...checkOf(validate)({ ...body, version: 0 }) };
      }),
  );
  const seen = useSeenRecord(store, template, templateValues, readAgain);
  return (
    <Trial key={template.version} template={template}>
      <Form
        store={store}
        onSubmit={async (values) => {
          const { file } = values;
          await api.call(updateOwnTemplate, {
            params: { id },
            body: { ...templateBody(values, template), version: seen.version() },
            ...(file instanceof File ? { files: { file: [{ name: file.name, content: file }] } } : {}),
          });
          store.markSaved({ ...values, file: '' });
          toast(saved);
          await refresh('ownDocumentTemplates');
        }}
      >
        {(state) => (
          <>
            <RuledForm>
              <TextRow name="name" label={words.name} required />
              <GrowingRow name="description" label={words.description} required={false} most={2000} rows={2} />
              <TextRow name="tags" label={words.tags} required={false} help={words.tagsHelp} />
              <FileRow
                key={template.version}
                name="file"
                label={text.replace}
                required={false}
                accept=".docx"
                help={text.replaceHelp}
              />
            </RuledForm>
            <FieldSettings fields={template.fields} />
            <SaveFoot state={state} onReload={seen.reload} />
          </>
        )}
      </Form>
      <FindingSection findings={findings} />
    </Trial>
  );
}
