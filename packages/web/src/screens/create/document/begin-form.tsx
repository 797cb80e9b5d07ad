import { createTemplateFill, makeTemplateDocument, type DocumentTemplateDetail } from '@shorui/server/contract';
import { useNavigate } from '@tanstack/react-router';
import { validate } from 'contract:form/createTemplateFill';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { useRefresh } from '../../../api/refresh.ts';
import { useOpenCategories } from '../../../kits/documents/category-row.tsx';
import { TypeRow } from '../../../kits/documents/type-row.tsx';
import { ComboRow } from '../../../kits/form/choice-rows.tsx';
import { FormStore, textOf, type FormValues } from '../../../kits/form/form-store.ts';
import { Form } from '../../../kits/form/form.tsx';
import { TextRow } from '../../../kits/form/rows.tsx';
import { SaveFoot } from '../../../kits/form/save-foot.tsx';
import { checkOf } from '../../../kits/form/schema-check.ts';
import { FieldList } from '../../../kits/templates/field-list.tsx';
import { createText } from '../../../messages/create.ts';
import { documentsText } from '../../../messages/documents.ts';
import { useText } from '../../../messages/locale.ts';
import { templatesText } from '../../../messages/templates.ts';
import { hrefOf } from '../../../routes/screen-paths.ts';
import { RuledForm } from '../../../ui/ruled-form.tsx';
import { Preserved, RuledSection } from '../../../ui/ruled-list.tsx';
import { Facts } from '../../../ui/surfaces.tsx';
import { useToast } from '../../../ui/toast.tsx';

const bodyOf = (template_id: number, values: FormValues) => {
  const [name, category, type] = ['name', 'category_id', 'type_id'].map((each) => textOf(values, each).trim());
  return {
    template_id,
    ...(name ? { name } : {}),
    ...(category ? { category_id: Number(category) } : {}),
    ...(type ? { type_id: Number(type) } : {}),
  };
};

/** What the document is called and where it belongs; then its fields, or a copy of a template without any. */
export function BeginForm({ template }: { readonly template: DocumentTemplateDetail }) {
  const text = useText(createText);
  const words = useText(templatesText);
  const documents = useText(documentsText);
  const toast = useToast();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const { id, name, description, supplied, fields } = template;
  const hasFields = fields.length > 0;
  const categories = useOpenCategories();
  const [store] = useState(
    () => new FormStore({ name: '', category_id: '', type_id: '' }, (values) => checkOf(validate)(bodyOf(id, values))),
  );
  return (
    <>
      <RuledSection title={text.chosen}>
        <Facts
          rows={[
            [words.name, name],
            [words.owner, words.owners[supplied ? 'supplied' : 'own']],
            [words.description, description === '' ? undefined : <Preserved key="text">{description}</Preserved>],
            [words.fields, words.fieldCount(fields.length)],
          ]}
        />
      </RuledSection>
      <Form
        store={store}
        onSubmit={async (values) => {
          const fill = await api.call(createTemplateFill, { body: bodyOf(id, values) });
          store.markSaved();
          await refresh('templateFills');
          if (hasFields) {
            await navigate({ to: hrefOf('/create/form'), search: { id: fill.id } });
            return;
          }
          const made = await api.call(makeTemplateDocument, { params: { id: fill.id } });
          toast(text.madeToast(made.name));
          await refresh('documentDrafts');
          await navigate({ to: hrefOf('/create/document/edit'), search: { id: made.id } });
        }}
      >
        {(state) => (
          <>
            <RuledForm title={text.about}>
              <TextRow name="name" label={documents.name} required={false} help={text.nameHelp} />
              <ComboRow
                name="category_id"
                label={documents.category}
                required={false}
                help={text.categoryHelp}
                options={categories}
              />
              <TypeRow />
            </RuledForm>
            <SaveFoot
              state={state}
              action={hasFields ? text.begin : text.copy}
              pendingAction={hasFields ? text.beginning : text.making}
            />
          </>
        )}
      </Form>
      {hasFields ? (
        <RuledSection title={words.fields}>
          <FieldList fields={fields} />
        </RuledSection>
      ) : null}
    </>
  );
}
