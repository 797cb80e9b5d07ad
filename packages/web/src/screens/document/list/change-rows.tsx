import type { Document, MetaField } from '@shorui/server/contract';
import { useEffect } from 'react';
import { CategoryRow } from '../../../kits/documents/category-row.tsx';
import { TypeRow, useTypesOfForm } from '../../../kits/documents/type-row.tsx';
import { useFieldsOf } from '../../../kits/documents/use-metas-of.ts';
import { useFormPart } from '../../../kits/form/form-parts.ts';
import { textOf } from '../../../kits/form/form-store.ts';
import { ChecksRow } from '../../../kits/form/rows.tsx';
import { MetaRows } from '../../../kits/meta-form/meta-rows.tsx';
import { metaName } from '../../../kits/meta-form/meta-values.ts';
import { documentsText } from '../../../messages/documents.ts';
import { useText } from '../../../messages/locale.ts';
import { RuledForm } from '../../../ui/ruled-form.tsx';
import { Bullets } from '../../../ui/surfaces.tsx';
import type { ChangeForm } from './change-form.ts';
import { changedMetas, changedOf, countFilled, sharedCategory, sharedType } from './change-values.ts';

export interface ChangeRowsProps {
  readonly form: ChangeForm;
  readonly documents: readonly Document[];
}

/** What is to be changed, a row for each chosen part, and how many documents have a value there that is replaced. */
export function ChangeRows({ form, documents }: ChangeRowsProps) {
  const text = useText(documentsText);
  const changed = useFormPart('changed', ({ values }) => changedOf(values));
  const metas = useFieldsOfChange(documents);
  useEffect(() => form.ask(metas), [form, metas]);
  // The types to choose from follow from the category that the documents have.
  const category = sharedCategory(documents);
  useEffect(() => {
    if (category !== undefined) form.store.set('category_id', String(category));
  }, [form, category]);
  const parts = [
    { value: 'category_id', text: text.category },
    { value: 'type_id', text: text.type },
    ...metas.map(({ id, name }) => ({ value: metaName(id), text: name })),
  ];
  const effects = parts
    .filter(({ value }) => changed.includes(value))
    .map((part) => text.replaced(part.text, countFilled(documents, part.value), documents.length));
  const fields = changedMetas(metas, changed);
  return (
    <>
      <RuledForm>
        <ChecksRow name="changed" label={text.changedParts} required options={parts} />
        {changed.includes('category_id') ? <CategoryRow /> : null}
        {changed.includes('type_id') ? <TypeRow /> : null}
      </RuledForm>
      {fields.length === 0 ? null : <MetaRows metas={fields} />}
      {changed.length === 0 ? null : (
        <Bullets items={[...effects, ...(changed.includes('type_id') ? [text.typeEffect] : [])]} />
      )}
    </>
  );
}

/** The fields of the type that is chosen, else of the type that all documents have; those of every document without either. */
function useFieldsOfChange(documents: readonly Document[]): readonly MetaField[] {
  const isRetyped = useFormPart('changed', ({ values }) => changedOf(values).includes('type_id'));
  const chosen = Number(useFormPart('type_id', ({ values }) => textOf(values, 'type_id')));
  const type = isRetyped ? chosen : sharedType(documents);
  return useFieldsOf(useTypesOfForm().find(({ id }) => id === type));
}
