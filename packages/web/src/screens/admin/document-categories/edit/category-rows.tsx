import type { SuppliedCategoryView } from '@shorui/server/contract';
import { textOf, valuesOf, type FormValues } from '../../../../kits/form/form-store.ts';
import { SelectRow, TextRow } from '../../../../kits/form/rows.tsx';
import { tidyLine } from '../../../../kits/form/tidy.ts';
import { categoriesText } from '../../../../messages/categories.ts';
import { useText } from '../../../../messages/locale.ts';
import { RuledForm } from '../../../../ui/ruled-form.tsx';
import { useCategoryOptions } from '../calls.ts';

export const shownOf = (category: SuppliedCategoryView): FormValues => valuesOf(category, ['name', 'parent_id']);

/** The body of the calls: without a parent the category is at the top. */
export const bodyOf = (values: FormValues) => ({
  name: textOf(values, 'name'),
  parent_id: Number(textOf(values, 'parent_id')) || null,
});

/** What a category is called and where it is. `own`: the category itself, which cannot be below itself. */
export function CategoryRows({ own }: { readonly own?: number }) {
  const text = useText(categoriesText);
  return (
    <RuledForm>
      <TextRow name="name" label={text.name} required width={30} tidy={tidyLine} />
      <SelectRow
        name="parent_id"
        label={text.parent}
        required={false}
        number
        width={30}
        empty={text.top}
        help={text.parentHelp}
        options={useCategoryOptions(own)}
      />
    </RuledForm>
  );
}
