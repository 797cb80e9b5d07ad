import { Field } from '../../../../../../ui/field.tsx';

/** A color; black where there is none. */
export function ColorRow({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}) {
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="color"
          className="ui-input form-color"
          value={value ?? '#000000'}
          onChange={({ target }) => onChange(target.value === '#000000' ? undefined : target.value)}
        />
      )}
    </Field>
  );
}
