import type { CompositionEvent, HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { Field } from '../../ui/field.tsx';
import {
  Checkbox,
  PasswordInput,
  Radios,
  SelectInput,
  TextArea,
  TextInput,
  type InputWidth,
  type Option,
} from '../../ui/inputs.tsx';
import { afterPress } from '../../ui/after-press.ts';
import { useFormField, useFormStore } from './form-parts.ts';

export interface RowProps {
  /** Member of the body that the value belongs to. */
  readonly name: string;
  readonly label: string;
  readonly required?: boolean | undefined;
  readonly help?: ReactNode;
  readonly aside?: ReactNode;
}

interface TextRowProps extends RowProps {
  readonly type?: 'text' | 'email' | 'password' | 'tel' | 'url';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: 'numeric' | 'decimal' | 'tel' | 'email';
  readonly width?: InputWidth;
  readonly autoFocus?: boolean;
  readonly rows?: number;
  /** Changes what was entered when the field is left, such as full-width digits to half-width ones. */
  readonly tidy?: (text: string) => string;
  /** The text before an input method converts it: the reading of kanji. */
  readonly onCompositionUpdate?: (event: CompositionEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  readonly onCompositionEnd?: (event: CompositionEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  /** The field was emptied. */
  readonly onEmpty?: () => void;
}

/** A text, of one line or with `rows` of several. */
export function TextRow({
  name,
  label,
  required,
  help,
  aside,
  type = 'text',
  width,
  rows,
  tidy,
  onEmpty,
  ...rest
}: TextRowProps) {
  const store = useFormStore();
  const { value, error } = useFormField(name, label);
  const text = typeof value === 'string' ? value : '';
  const onBlur = (): void => {
    if (tidy !== undefined && tidy(text) !== text) store.set(name, tidy(text));
    afterPress(() => store.leave(name));
  };
  return (
    <Field label={label} required={required} help={help} aside={aside} error={error}>
      {(control) => {
        const shared = {
          ...control,
          ...rest,
          name,
          value: text,
          onBlur,
          onChange: (event: { readonly target: { readonly value: string } }) => {
            store.set(name, event.target.value);
            if (event.target.value === '') onEmpty?.();
          },
        };
        if (rows !== undefined) return <TextArea {...shared} rows={rows} width={width} />;
        if (type === 'password') return <PasswordInput {...shared} />;
        return <TextInput {...shared} type={type} width={width} />;
      }}
    </Field>
  );
}

/** One of a few options, by the list of the system. `number` sends the value as a number. */
export function SelectRow({
  name,
  label,
  required,
  help,
  options,
  width = 12,
  number = false,
  empty = '—',
}: RowProps & {
  readonly options: readonly Option[];
  readonly width?: InputWidth;
  readonly number?: boolean;
  /** The words of no choice. */
  readonly empty?: string;
}) {
  const store = useFormStore();
  const { value, error } = useFormField(name, label);
  return (
    <Field label={label} required={required} help={help} error={error}>
      {(control) => (
        <SelectInput
          {...control}
          name={name}
          width={width}
          value={optionOf(value) ?? ''}
          options={[{ value: '', text: empty }, ...options]}
          onChange={({ target }) =>
            store.set(name, number && target.value !== '' ? Number(target.value) : target.value)
          }
        />
      )}
    </Field>
  );
}

/** One of a few options, all in sight. */
export function RadioRow({
  name,
  label,
  required,
  help,
  options,
  number = false,
}: RowProps & { readonly options: readonly Option[]; readonly number?: boolean }) {
  const store = useFormStore();
  const { value, error } = useFormField(name, label);
  return (
    <Field label={label} required={required} help={help} error={error} group>
      {() => (
        <Radios
          name={name}
          value={optionOf(value)}
          options={options}
          onChange={(next) => store.set(name, number ? Number(next) : next)}
        />
      )}
    </Field>
  );
}

/** A yes or no beside its words. */
export function CheckRow({ name, label, help, text }: RowProps & { readonly text: string }) {
  const store = useFormStore();
  const { value, error } = useFormField(name, label);
  return (
    <Field label={label} help={help} error={error} group>
      {() => (
        <Checkbox
          name={name}
          label={text}
          checked={value === true}
          onChange={({ target }) => store.set(name, target.checked)}
        />
      )}
    </Field>
  );
}

/** Several of the options. The value is the list of the chosen ones. */
export function ChecksRow({
  name,
  label,
  required,
  help,
  options,
  number = false,
}: RowProps & { readonly options: readonly Option[]; readonly number?: boolean }) {
  const store = useFormStore();
  const { value, error } = useFormField(name, label);
  const chosen = Array.isArray(value) ? (value as readonly (string | number)[]) : [];
  return (
    <Field label={label} required={required} help={help} error={error} group>
      {() => (
        <div className="ui-choices">
          {options.map((option) => {
            const own = number ? Number(option.value) : option.value;
            return (
              <Checkbox
                key={option.value}
                name={name}
                label={option.text}
                checked={chosen.includes(own)}
                onChange={({ target }) =>
                  store.set(name, target.checked ? [...chosen, own] : chosen.filter((each) => each !== own))
                }
              />
            );
          })}
        </div>
      )}
    </Field>
  );
}

/** The value as the options carry it. */
function optionOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
