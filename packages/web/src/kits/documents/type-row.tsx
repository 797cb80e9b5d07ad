import type { DocumentTypeView } from '@shorui/server/contract';
import { documentsText } from '../../messages/documents.ts';
import { useText } from '../../messages/locale.ts';
import { useFormPart } from '../form/form-parts.ts';
import { textOf } from '../form/form-store.ts';
import { SelectRow } from '../form/rows.tsx';
import { useTypesOf } from './use-metas-of.ts';

/** The types of the category that the form around has chosen. */
export function useTypesOfForm(): readonly DocumentTypeView[] {
  return useTypesOf(Number(useFormPart('category_id', ({ values }) => textOf(values, 'category_id'))));
}

/** The type of a document, among those of its category. */
export function TypeRow() {
  const text = useText(documentsText);
  const types = useTypesOfForm();
  const hasCategory = useFormPart('category_id', ({ values }) => textOf(values, 'category_id') !== '');
  return (
    <SelectRow
      name="type_id"
      label={text.type}
      required={false}
      width={20}
      options={types.map(({ id, name }) => ({ value: String(id), text: name }))}
      help={hasCategory ? undefined : text.typeHelp}
    />
  );
}
