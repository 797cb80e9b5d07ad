import { Field } from '../../ui/field.tsx';
import { FileInput } from '../../ui/file-input.tsx';
import { useFormField, useFormStore } from './form-parts.ts';
import type { RowProps } from './rows.tsx';

/** One file. The value is the `File`; it is sent with the form. `accept`: `.csv,text/csv`. */
export function FileRow({ name, label, accept, ...field }: RowProps & { readonly accept: string }) {
  const store = useFormStore();
  const { value, error } = useFormField(name, label);
  return (
    <Field {...field} label={label} error={error}>
      {(control) => (
        <FileInput
          {...control}
          name={name}
          accept={accept}
          file={value instanceof File ? value : undefined}
          onChoose={(file) => store.set(name, file ?? '')}
        />
      )}
    </Field>
  );
}
