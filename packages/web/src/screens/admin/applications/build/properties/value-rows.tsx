import { builderSettingsText } from '../../../../../messages/builder-settings.ts';
import { useText } from '../../../../../messages/locale.ts';
import { Field } from '../../../../../ui/field.tsx';
import { Checkbox, SelectInput, TextInput, type InputWidth, type Option } from '../../../../../ui/inputs.tsx';
import { GrowingArea } from '../../../../../ui/growing-area.tsx';
import { useBuilder, useEdit } from '../builder-context.ts';
import { changeOf, type Subject } from '../document/change-of.ts';
import { useDraft } from './use-draft.ts';

export interface ValueRowProps {
  readonly subject: Subject;
  readonly name: string;
  readonly label: string;
  readonly help?: string;
}

/** A text. An empty one is removed, or refused where the value is needed. */
export function TextRow({
  subject,
  name,
  label,
  help,
  value = '',
  needed = false,
  lines = false,
  width,
  read = (text) => text,
  also = [],
}: ValueRowProps & {
  readonly value: string | undefined;
  readonly needed?: boolean;
  readonly lines?: boolean;
  readonly width?: InputWidth;
  /** Makes the value of what was typed. */
  readonly read?: (text: string) => unknown;
  /** Other properties that get the same value. */
  readonly also?: readonly string[];
}) {
  const text = useText(builderSettingsText);
  const { store } = useBuilder();
  const draft = useDraft(value, (typed) => {
    const next = typed.trim();
    if (next === '' && needed) return text.empty;
    if (next === value) return undefined;
    const changes = [name, ...also].map((each) => changeOf(subject, each, next === '' ? undefined : read(next)));
    const outcome = store.edit(changes, { key: `${subject.kind} ${subject.id} ${name}` });
    return 'refusal' in outcome ? outcome.refusal : undefined;
  });
  return (
    <Field label={label} help={help} error={draft.error}>
      {(control) => {
        const shared = { ...control, ...draft.input };
        return lines ? <GrowingArea {...shared} rows={2} /> : <TextInput {...shared} {...(width && { width })} />;
      }}
    </Field>
  );
}

/** A whole number in any width; what is none stays as it was typed, so that the engine says what is wrong. */
function readNumber(typed: string): unknown {
  const digits = typed.normalize('NFKC');
  return /^\d+$/.test(digits) ? Number(digits) : typed;
}

/** A whole number. */
export function NumberRow({
  value,
  ...rest
}: ValueRowProps & { readonly value: number | undefined; readonly needed?: boolean }) {
  return <TextRow {...rest} value={value === undefined ? undefined : String(value)} width={4} read={readNumber} />;
}

export function CheckRow({ subject, name, label, value }: ValueRowProps & { readonly value: boolean | undefined }) {
  const edit = useEdit();
  return (
    <Checkbox
      label={label}
      checked={value === true}
      onChange={({ target }) => edit([changeOf(subject, name, target.checked ? true : undefined)])}
    />
  );
}

export function ChoiceRow({
  subject,
  name,
  label,
  help,
  value,
  options,
  read = (text) => text,
}: ValueRowProps & {
  readonly value: string;
  readonly options: readonly Option[];
  readonly read?: (value: string) => unknown;
}) {
  const edit = useEdit();
  return (
    <Field label={label} help={help}>
      {(control) => (
        <SelectInput
          {...control}
          value={value}
          options={options}
          onChange={({ target }) =>
            edit([changeOf(subject, name, target.value === '' ? undefined : read(target.value))])
          }
        />
      )}
    </Field>
  );
}
