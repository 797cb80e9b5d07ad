import { fieldType } from '@shorui/engine/model';
import { questionsText } from '../../messages/questions.ts';
import { useText } from '../../messages/locale.ts';
import { afterPress } from '../../ui/after-press.ts';
import { DateInput } from '../../ui/date-input.tsx';
import type { ControlProps } from '../../ui/field.tsx';
import { GrowingArea } from '../../ui/growing-area.tsx';
import { Checkbox, Radios, SelectInput, TextInput, type InputWidth, type Option } from '../../ui/inputs.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { PhoneInput } from '../../ui/phone-input.tsx';
import type { AskedField } from './parts-of-question.ts';

export interface FieldInputProps {
  readonly field: AskedField;
  readonly control: ControlProps;
  readonly name: string;
  readonly value: unknown;
  readonly onChange: (value: unknown, problem?: string) => void;
  readonly onLeave: () => void;
}

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export const listOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(textOf) : textOf(value) === '' ? [] : [textOf(value)];

/** The width says how long the value is: a rule of few characters makes a short input. */
function widthOf({ rules = [] }: AskedField): InputWidth {
  const most = Number(rules.find(({ name }) => name === 'max_character')?.params?.['max'] ?? 30);
  return ([4, 8, 12, 20, 30] as const).find((width) => most <= width) ?? 30;
}

/** The input of a field of one value, by its type. Names, addresses and postal codes have parts of their own. */
export function FieldInput({ field, control, name, value, onChange, onLeave }: FieldInputProps) {
  const text = useText(questionsText);
  const placeholder = 'placeholder' in field ? field.placeholder : undefined;
  const written = {
    ...control,
    name,
    value: textOf(value),
    ...(placeholder === undefined ? {} : { placeholder }),
    onChange: (next: string, problem?: string) => onChange(next, problem),
    onBlur: onLeave,
  };
  const typed = {
    ...written,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(target.value),
    onBlur: () => afterPress(onLeave),
  };
  const options = field.options ?? [];
  switch (field.type) {
    case fieldType.textarea:
      return <GrowingArea {...typed} />;
    case fieldType.number:
    case fieldType.decimal: {
      const unit = 'unit' in field ? field.unit : undefined;
      return <NumberInput {...written} decimal {...(unit === undefined ? {} : { unit })} />;
    }
    case fieldType.date:
      return <DateInput {...written} birthday={/生年月日|誕生日/.test(field.name)} />;
    case fieldType.phone:
      return <PhoneInput {...written} autoComplete="off" />;
    case fieldType.email:
      return <TextInput {...typed} type="email" width={20} autoComplete="off" />;
    case fieldType.select_box:
      return (
        <SelectInput
          {...typed}
          width={20}
          options={[{ value: '', text: text.choose }, ...options]}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case fieldType.radio:
      return <Radios name={name} value={textOf(value)} options={options} onChange={onChange} />;
    case fieldType.multi_select:
      return <Checks name={name} options={options} chosen={listOf(value)} onChange={onChange} />;
    case fieldType.checkbox:
      return options.length > 0 ? (
        <Checks name={name} options={options} chosen={listOf(value)} onChange={onChange} />
      ) : (
        <Checkbox
          name={name}
          label={('label' in field ? field.label : undefined) ?? field.name}
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      );
    case fieldType.text:
    case fieldType.name:
    case fieldType.address:
    case fieldType.post_code:
    case fieldType.formula:
      return <TextInput {...typed} width={widthOf(field)} autoComplete="off" />;
  }
}

/** Several of a few options, all in sight. The value has them in the order of the options. */
export function Checks({
  name,
  options,
  chosen,
  onChange,
}: {
  readonly name: string;
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}) {
  const pick = (value: string, isChosen: boolean): void => {
    const next = new Set(isChosen ? [...chosen, value] : chosen.filter((each) => each !== value));
    onChange(options.map((option) => option.value).filter((each) => next.has(each)));
  };
  return (
    <div className="ui-choices">
      {options.map((option) => (
        <Checkbox
          key={option.value}
          name={name}
          label={option.text}
          checked={chosen.includes(option.value)}
          onChange={({ target }) => pick(option.value, target.checked)}
        />
      ))}
    </div>
  );
}
