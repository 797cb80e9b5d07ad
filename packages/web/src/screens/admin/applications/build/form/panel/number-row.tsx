import { parseNumber } from '@shorui/engine/japanese';
import { builderFormsText } from '../../../../../../messages/builder-forms.ts';
import { useText } from '../../../../../../messages/locale.ts';
import { Field } from '../../../../../../ui/field.tsx';
import { TextInput } from '../../../../../../ui/inputs.tsx';
import { useDraft } from '../../properties/use-draft.ts';

export interface NumberRowProps {
  readonly label: string;
  readonly value: number | undefined;
  /** Shown where there is no value. */
  readonly usual?: string;
  /** Gives why the value is refused. */
  readonly onChange: (value: number | undefined) => string | undefined;
}

/** A number with decimals, full-width digits too. An empty one is removed. */
export function NumberRow({ label, value, usual, onChange }: NumberRowProps) {
  const text = useText(builderFormsText);
  const draft = useDraft(value === undefined ? '' : String(value), (typed) => {
    if (typed.trim() === '') return value === undefined ? undefined : onChange(undefined);
    const number = parseNumber(typed);
    if (!number.ok) return text.badNumber;
    const next = Number(number.value);
    return next === value ? undefined : onChange(next);
  });
  return (
    <Field label={label} error={draft.error}>
      {(control) => (
        <TextInput {...control} inputMode="decimal" autoComplete="off" placeholder={usual} {...draft.input} />
      )}
    </Field>
  );
}
