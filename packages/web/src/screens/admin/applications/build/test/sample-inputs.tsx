import { fieldType, type FieldInstance, type Question } from '@shorui/engine';
import { builderConditionsText } from '../../../../../messages/builder-conditions.ts';
import { useText } from '../../../../../messages/locale.ts';
import { Field } from '../../../../../ui/field.tsx';
import { Checkbox, SelectInput, TextArea, TextInput } from '../../../../../ui/inputs.tsx';
import { hasOptions } from '../document/kinds.ts';

const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

interface OneOfProps {
  readonly label: string;
  readonly options: readonly { readonly text: string; readonly value: string }[];
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

function OneOf({ label, options, value, onChange }: OneOfProps) {
  const text = useText(builderConditionsText);
  return (
    <SelectInput
      aria-label={label}
      value={textOf(value)}
      options={[
        { value: '', text: text.notAnswered },
        ...options.map((each) => ({ value: each.value, text: each.text })),
      ]}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    />
  );
}

function SeveralOf({ label, options, value, onChange }: OneOfProps) {
  const chosen = listOf(value);
  return (
    <div className="ui-choices" role="group" aria-label={label}>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          label={option.text}
          checked={chosen.includes(option.value)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, option.value] : chosen.filter((each) => each !== option.value))
          }
        />
      ))}
    </div>
  );
}

/** The choice of a question; options without their conditions are left out. */
export function SampleQuestion({
  question,
  shown,
  value,
  onChange,
}: {
  readonly question: Question;
  readonly shown: readonly number[];
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}) {
  const options = (question.options ?? []).filter(({ id }) => shown.includes(id));
  const Input = question.type === 'multiple' ? SeveralOf : OneOf;
  return <Input label={question.name} options={options} value={value} onChange={onChange} />;
}

const shownValue = (value: unknown): string => {
  if (typeof value === 'object' && value !== null && 'text' in value) return String(value.text);
  return textOf(value);
};

/** A field as it is answered; a formula shows its result. */
export function SampleField({
  field,
  about,
  computed,
  value,
  onChange,
}: {
  readonly field: FieldInstance;
  /** As `Field` takes it. */
  readonly about: string;
  readonly computed: unknown;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}) {
  const text = useText(builderConditionsText);
  const options = field.options ?? [];
  if (field.type === fieldType.formula)
    return (
      <p>
        {field.name} <output aria-label={field.name}>{shownValue(computed) || text.notAnswered}</output>
        {field.unit}
      </p>
    );
  if (field.type === fieldType.checkbox && options.length === 0)
    return <Checkbox label={field.name} checked={value === true} onChange={({ target }) => onChange(target.checked)} />;
  return (
    <Field label={field.label ?? field.name} about={about} group={hasOptions(field.type)}>
      {(control) => {
        if (field.type === fieldType.multi_select || field.type === fieldType.checkbox)
          return <SeveralOf label={field.name} options={options} value={value} onChange={onChange} />;
        if (hasOptions(field.type))
          return <OneOf label={field.name} options={options} value={value} onChange={onChange} />;
        const Input = field.type === fieldType.textarea ? TextArea : TextInput;
        return (
          <Input
            {...control}
            value={textOf(value)}
            placeholder={field.placeholder}
            onChange={({ target }: { readonly target: { readonly value: string } }) => onChange(target.value)}
          />
        );
      }}
    </Field>
  );
}
