import type { SuppliedTemplateDetail } from '@shorui/server/contract';
import { FileRow } from '../../../../kits/form/file-row.tsx';
import type { FormValues } from '../../../../kits/form/form-store.ts';
import { textOf } from '../../../../kits/form/form-store.ts';
import { GrowingRow, SwitchRow } from '../../../../kits/form/input-rows.tsx';
import { SelectRow, TextRow } from '../../../../kits/form/rows.tsx';
import { tagsInWords, tagsOf } from '../../../../kits/templates/tag-text.ts';
import { adminTemplatesText } from '../../../../messages/admin-templates.ts';
import { useText } from '../../../../messages/locale.ts';
import { templatesText } from '../../../../messages/templates.ts';
import { RuledForm } from '../../../../ui/ruled-form.tsx';
import { useCategoryOptions } from '../../document-categories/calls.ts';

/** The values of the form as the calls take them. */
export const templateBody = (values: FormValues) => ({
  name: textOf(values, 'name').trim(),
  description: textOf(values, 'description'),
  tags: tagsOf(textOf(values, 'tags')),
  category_id: textOf(values, 'category_id') === '' ? null : Number(textOf(values, 'category_id')),
  is_public: values['is_public'] === true,
});

/** The file that was chosen, as a call sends it. */
export const chosenFile = (values: FormValues) => {
  const { file } = values;
  return file instanceof File ? { files: { file: [{ name: file.name, content: file }] } } : {};
};

export const templateValues = (template: SuppliedTemplateDetail): FormValues => ({
  name: template.name,
  description: template.description,
  tags: tagsInWords(template.tags),
  category_id: template.category === null ? '' : String(template.category.id),
  is_public: template.is_public,
  file: '',
});

/** The rows of a template. `isNew`: its file is asked for. */
export function TemplateRows({ isNew }: { readonly isNew: boolean }) {
  const text = useText(adminTemplatesText);
  const words = useText(templatesText);
  return (
    <RuledForm>
      <TextRow name="name" label={words.name} required />
      <FileRow
        name="file"
        label={text.file}
        required={isNew}
        accept=".docx,.pdf,.xlsx"
        help={isNew ? text.fileHelp : `${text.replaceHelp}${text.fileHelp}`}
      />
      <GrowingRow name="description" label={words.description} required={false} most={2000} rows={2} />
      <TextRow name="tags" label={words.tags} required={false} help={words.tagsHelp} />
      <SelectRow name="category_id" label={words.category} required={false} width={30} options={useCategoryOptions()} />
      <SwitchRow name="is_public" label={text.publicHead} text={text.publicText} />
    </RuledForm>
  );
}
