import { ComboBox } from '../../ui/combo-box.tsx';
import { Field } from '../../ui/field.tsx';
import { MultiSelect } from '../../ui/multi-select.tsx';
import type { ComboOption, Options } from '../../ui/use-options.ts';
import { useState } from 'react';
import { useFormField, useFormStore } from './form-parts.ts';
import type { RowProps } from './rows.tsx';

interface OptionsProps extends RowProps {
  /** All options, or a call that finds them; keep a function the same between renders. */
  readonly options: Options;
}

/** The option of a value: among the given ones, or its own value where only a call knows its words. */
function optionOf(value: string, options: Options, known: readonly ComboOption[]): ComboOption {
  const all = typeof options === 'function' ? known : [...options, ...known];
  return all.find((each) => each.value === value) ?? { value, text: value };
}

/** One of many options. The value is that of the option. `known` has the words of a value that is there from the beginning. */
export function ComboRow({
  name,
  label,
  options,
  known = [],
  ...field
}: OptionsProps & { readonly known?: readonly ComboOption[] }) {
  const store = useFormStore();
  const { value, error } = useFormField(name, label);
  const [chosen, setChosen] = useState<ComboOption>();
  const shown =
    typeof value === 'string' && value !== ''
      ? optionOf(value, options, chosen === undefined ? known : [chosen, ...known])
      : undefined;
  return (
    <Field {...field} label={label} error={error}>
      {(control) => (
        <ComboBox
          {...control}
          name={name}
          options={options}
          value={shown}
          onChange={(option) => {
            setChosen(option);
            store.set(name, option?.value ?? '');
          }}
          onBlur={() => store.leave(name)}
        />
      )}
    </Field>
  );
}

/** Several of many options. The value is the list of their values. */
export function TagsRow({
  name,
  label,
  options,
  known = [],
  ...field
}: OptionsProps & { readonly known?: readonly ComboOption[] }) {
  const store = useFormStore();
  const { value, error } = useFormField(name, label);
  const [chosen, setChosen] = useState<readonly ComboOption[]>([]);
  const values = Array.isArray(value) ? (value as readonly string[]) : [];
  return (
    <Field {...field} label={label} error={error}>
      {(control) => (
        <MultiSelect
          {...control}
          name={name}
          options={options}
          value={values.map((each) => optionOf(each, options, [...chosen, ...known]))}
          onChange={(next) => {
            setChosen(next);
            store.set(
              name,
              next.map((each) => each.value),
            );
          }}
          onBlur={() => store.leave(name)}
        />
      )}
    </Field>
  );
}
