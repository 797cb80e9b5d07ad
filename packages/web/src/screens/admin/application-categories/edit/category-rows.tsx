import type { ApplicationCategory } from '@shorui/server/contract';
import { textOf, valuesOf, type FormValues } from '../../../../kits/form/form-store.ts';
import { SelectRow, TextRow } from '../../../../kits/form/rows.tsx';
import { tidyLine } from '../../../../kits/form/tidy.ts';
import { applicationLabelsText } from '../../../../messages/admin-application-labels.ts';
import { useText } from '../../../../messages/locale.ts';
import { RuledForm } from '../../../../ui/ruled-form.tsx';
import { useCategories } from '../use-categories.ts';

export const shownOf = (category: ApplicationCategory): FormValues => valuesOf(category, ['name', 'parent_id']);

/** The body of the calls: without a parent the category is at the top. */
export const bodyOf = (values: FormValues) => ({
  name: textOf(values, 'name'),
  parent_id: Number(textOf(values, 'parent_id')) || null,
});

/** What a category is called and where it is. `own`: the category itself, which cannot be its own parent. */
export function CategoryRows({ own }: { readonly own?: number }) {
  const text = useText(applicationLabelsText).categories;
  const categories = (useCategories() ?? []).filter(({ id }) => id !== own);
  return (
    <RuledForm>
      <TextRow name="name" label={text.name} required width={30} tidy={tidyLine} />
      <SelectRow
        name="parent_id"
        label={text.parent}
        required={false}
        number
        width={20}
        empty={text.none}
        help={text.parentHelp}
        options={categories.map(({ id, name }) => ({ value: String(id), text: name }))}
      />
    </RuledForm>
  );
}
