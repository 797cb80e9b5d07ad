import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { useFormField, useFormStore } from './form-parts.ts';
import type { RowProps } from './rows.tsx';

/** One file, by the control of the system. The value is the `File`; it is sent with the form. `accept`: `.csv,text/csv`. */
export function FileRow({ name, label, accept, ...field }: RowProps & { readonly accept: string }) {
  const store = useFormStore();
  const { error } = useFormField(name, label);
  return (
    <Field {...field} label={label} error={error}>
      {(control) => (
        <TextInput
          {...control}
          type="file"
          name={name}
          accept={accept}
          onChange={({ target }) => store.set(name, target.files?.[0] ?? '')}
        />
      )}
    </Field>
  );
}
