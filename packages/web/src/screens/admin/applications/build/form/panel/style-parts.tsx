import { Field } from '../../../../../../ui/field.tsx';
import { Checkbox, SelectInput } from '../../../../../../ui/inputs.tsx';

export interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value | undefined;
  readonly words: Readonly<Record<Value, string>>;
  /** Words of the value that a field has when it has none of its own; without them there is no such choice. */
  readonly usual?: string;
  readonly onChange: (value: Value | undefined) => void;
}

/** A choice among a few words; the first one removes the value. */
export function Choice<Value extends string>({ label, value, words, usual, onChange }: ChoiceProps<Value>) {
  const options = Object.entries<string>(words).map(([each, text]) => ({ value: each, text }));
  return (
    <Field label={label}>
      {(control) => (
        <SelectInput
          {...control}
          value={value ?? ''}
          options={[...(usual === undefined ? [] : [{ value: '', text: usual }]), ...options]}
          onChange={({ target }) => onChange(target.value === '' ? undefined : (target.value as Value))}
        />
      )}
    </Field>
  );
}

/** A value that is on or left out. */
export function Toggle({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: boolean | undefined;
  readonly onChange: (value: true | undefined) => void;
}) {
  return (
    <Checkbox
      label={label}
      checked={value === true}
      onChange={({ target }) => onChange(target.checked ? true : undefined)}
    />
  );
}
