import { validate } from 'contract:form/createDocumentCategory';
import { useState } from 'react';
import { useRefresh } from '../../api/refresh.ts';
import { categoriesText } from '../../messages/categories.ts';
import { useText } from '../../messages/locale.ts';
import { RuledForm } from '../../ui/ruled-form.tsx';
import { useToast } from '../../ui/toast.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { FormStore, textOf } from '../form/form-store.ts';
import { TextRow } from '../form/rows.tsx';
import { checkOf } from '../form/schema-check.ts';
import { tidyLine } from '../form/tidy.ts';
import type { CategoryCalls, CategoryItem } from './category-item.ts';

export interface AddCategoryProps {
  readonly calls: CategoryCalls;
  /** Undefined: at the top. */
  readonly above: CategoryItem | undefined;
  readonly onClose: () => void;
}

/** Asks for the name of a new category. */
export function AddCategory({ calls, above, onClose }: AddCategoryProps) {
  const text = useText(categoriesText);
  const toast = useToast();
  const refresh = useRefresh();
  const parent_id = above?.id ?? null;
  const [store] = useState(
    () => new FormStore({}, (values) => checkOf(validate)({ name: textOf(values, 'name'), parent_id })),
  );
  return (
    <FormDialog
      title={above === undefined ? text.create : text.createBelow(above.name)}
      action={text.create}
      pendingAction={text.adding}
      store={store}
      onSubmit={async (values) => {
        const name = textOf(values, 'name');
        await calls.create({ name, parent_id });
        await refresh(calls.part);
        toast(text.added(name));
        onClose();
      }}
      onClose={onClose}
    >
      <RuledForm>
        <TextRow name="name" label={text.name} required tidy={tidyLine} />
      </RuledForm>
    </FormDialog>
  );
}
