import type { MetaField } from '@shorui/server/contract';
import { useEffect } from 'react';
import { documentsText } from '../../messages/documents.ts';
import { useText } from '../../messages/locale.ts';
import { RuledForm } from '../../ui/ruled-form.tsx';
import { useFormPart } from '../form/form-parts.ts';
import { textOf } from '../form/form-store.ts';
import { DateRow, NumberRow } from '../form/input-rows.tsx';
import { TextRow } from '../form/rows.tsx';
import { MetaRows } from '../meta-form/meta-rows.tsx';
import { CategoryRow } from './category-row.tsx';
import type { DocumentForm } from './document-values.ts';
import { TypeRow, useTypesOfForm } from './type-row.tsx';
import { useFieldsOf } from './use-metas-of.ts';

export interface DocumentRowsProps {
  readonly form: DocumentForm;
  /** Without it the names are asked for elsewhere. */
  readonly named?: boolean;
}

/** The rows of a document: name, category, type, the facts of its record, and the fields that the type brings. */
export function DocumentRows({ form, named = true }: DocumentRowsProps) {
  const text = useText(documentsText);
  const metas = useMetasOfForm();
  useEffect(() => form.ask(metas), [form, metas]);
  return (
    <>
      <RuledForm>
        {named ? <TextRow name="name" label={text.name} required /> : null}
        <CategoryRow />
        <TypeRow />
        <DateRow name="record_date" label={text.recordDate} required={false} />
        <NumberRow name="record_amount" label={text.recordAmount} required={false} number unit={text.yen} />
        <TextRow name="record_party" label={text.recordParty} required={false} width={30} />
      </RuledForm>
      {metas.length === 0 ? null : <MetaRows metas={metas} />}
    </>
  );
}

/** The fields of the chosen type, or those that every document has. */
function useMetasOfForm(): readonly MetaField[] {
  const type = Number(useFormPart('type_id', ({ values }) => textOf(values, 'type_id')));
  return useFieldsOf(useTypesOfForm().find(({ id }) => id === type));
}
