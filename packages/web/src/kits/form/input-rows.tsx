import { afterPress } from '../../ui/after-press.ts';
import { DateInput } from '../../ui/date-input.tsx';
import { Field } from '../../ui/field.tsx';
import { GrowingArea } from '../../ui/growing-area.tsx';
import type { InputWidth } from '../../ui/inputs.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { PhoneInput } from '../../ui/phone-input.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TimeInput } from '../../ui/time-input.tsx';
import type { WrittenProps } from '../../ui/written-input.tsx';
import { useFormField, useFormStore } from './form-parts.ts';
import type { RowProps } from './rows.tsx';

/** Ties an input that reads what is written to the store: its value, and why a text is none. */
function useWritten(
  name: string,
  label: string,
  toValue: (text: string) => unknown = (text) => text,
): { readonly input: WrittenProps; readonly error: string | undefined } {
  const store = useFormStore();
  const { value, error } = useFormField(name, label);
  return {
    error,
    input: {
      name,
      value: typeof value === 'string' || typeof value === 'number' ? String(value) : '',
      onChange(next, problem) {
        store.set(name, problem === undefined && next !== '' ? toValue(next) : next);
        store.setProblem(name, problem);
      },
      onBlur: () => store.leave(name),
    },
  };
}

/** A number. `number` keeps it as a number in the values; else it is a decimal string, which loses no digit. */
export function NumberRow({
  name,
  label,
  number = false,
  unit,
  decimal,
  width,
  ...field
}: RowProps & {
  readonly number?: boolean;
  readonly unit?: string;
  readonly decimal?: boolean;
  readonly width?: InputWidth;
}) {
  const { input, error } = useWritten(name, label, number ? Number : undefined);
  return (
    <Field {...field} label={label} error={error}>
      {(control) => (
        <NumberInput
          {...control}
          {...input}
          {...(unit === undefined ? {} : { unit })}
          {...(decimal === undefined ? {} : { decimal })}
          {...(width === undefined ? {} : { width })}
        />
      )}
    </Field>
  );
}

/** A date by either calendar; its value is `2025-04-01`. */
export function DateRow({ name, label, birthday = false, ...field }: RowProps & { readonly birthday?: boolean }) {
  const { input, error } = useWritten(name, label);
  return (
    <Field {...field} label={label} error={error}>
      {(control) => <DateInput {...control} {...input} birthday={birthday} />}
    </Field>
  );
}

/** A time of the day; its value is `14:02`. */
export function TimeRow({ name, label, ...field }: RowProps) {
  const { input, error } = useWritten(name, label);
  return (
    <Field {...field} label={label} error={error}>
      {(control) => <TimeInput {...control} {...input} />}
    </Field>
  );
}

/** A telephone number; its value is the digits. `autoComplete` is `off` where it is not the number of the person who types. */
export function PhoneRow({
  name,
  label,
  autoComplete,
  ...field
}: RowProps & { readonly autoComplete?: 'off' | 'tel' }) {
  const { input, error } = useWritten(name, label);
  return (
    <Field {...field} label={label} error={error}>
      {(control) => <PhoneInput {...control} {...input} {...(autoComplete === undefined ? {} : { autoComplete })} />}
    </Field>
  );
}

/** Several lines with a counter. */
export function GrowingRow({
  name,
  label,
  most,
  rows,
  ...field
}: RowProps & { readonly most?: number; readonly rows?: number }) {
  const store = useFormStore();
  const { value, error } = useFormField(name, label);
  return (
    <Field {...field} label={label} error={error}>
      {(control) => (
        <GrowingArea
          {...control}
          {...(most === undefined ? {} : { most })}
          {...(rows === undefined ? {} : { rows })}
          name={name}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => store.set(name, target.value)}
          onBlur={() => afterPress(() => store.leave(name))}
        />
      )}
    </Field>
  );
}

/** On or off. */
export function SwitchRow({ name, label, text, ...field }: RowProps & { readonly text: string }) {
  const store = useFormStore();
  const { value, error } = useFormField(name, label);
  return (
    <Field {...field} label={label} error={error} group>
      {() => (
        <Switch
          name={name}
          label={text}
          checked={value === true}
          onChange={({ target }) => store.set(name, target.checked)}
        />
      )}
    </Field>
  );
}
