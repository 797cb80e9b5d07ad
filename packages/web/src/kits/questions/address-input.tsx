import { prefectures } from '@shorui/engine/japanese';
import { useState } from 'react';
import { inputsText } from '../../messages/inputs.ts';
import { useText } from '../../messages/locale.ts';
import { afterPress } from '../../ui/after-press.ts';
import { SelectInput, TextInput } from '../../ui/inputs.tsx';
import { PostalCodeInput } from '../form/postal-code-input.tsx';
import { tidyLine } from '../form/tidy.ts';
import { textOf, type FieldInputProps } from './field-input.tsx';
import { splitAddress, type AddressParts } from './split-address.ts';
import './questions.css';

/** An address as its parts. An address that was given as one text is split. */
function partsOf(value: unknown): AddressParts {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const { fullAddress, ...parts }: AddressParts = value;
    return fullAddress === undefined || fullAddress === '' ? parts : { ...parts, ...splitAddress(fullAddress) };
  }
  const whole = textOf(value);
  return whole === '' ? {} : splitAddress(whole);
}

/** Postal code, prefecture, city, street and building. The code fills in what it knows. */
export function AddressInput({ control, name, value, onChange, onLeave }: FieldInputProps) {
  const text = useText(inputsText);
  const [problem, setProblem] = useState<string>();
  const parts = partsOf(value);
  const set = (changes: AddressParts): void => onChange({ ...parts, ...changes });
  const line = (part: 'district' | 'street' | 'building') => ({
    name: `${name}.${part}`,
    value: parts[part] ?? '',
    autoComplete: 'off',
    onChange: ({ target }: { readonly target: { readonly value: string } }) => set({ [part]: target.value }),
    onBlur: () => {
      const entered = parts[part] ?? '';
      if (tidyLine(entered) !== entered) set({ [part]: tidyLine(entered) });
      afterPress(onLeave);
    },
  });
  return (
    <div className="question-parts">
      <div data-wide="">
        <label htmlFor={control.id}>{text.postalCode}</label>
        <PostalCodeInput
          control={control}
          name={name}
          value={parts.postCode ?? ''}
          autoComplete="off"
          onChange={(postCode) => set({ postCode })}
          onLeave={onLeave}
          onProblem={setProblem}
          onPlace={(place) => {
            set({ province: place.prefecture, district: place.city, street: place.town });
            // The number of the house comes next.
            document.querySelector<HTMLElement>(`[name="${CSS.escape(`${name}.street`)}"]`)?.focus();
          }}
        />
        <p className="ui-error" role="status">
          {problem}
        </p>
      </div>
      <label>
        <span>{text.prefecture}</span>
        <SelectInput
          name={`${name}.province`}
          value={parts.province ?? ''}
          options={[
            { value: '', text: text.choose },
            ...prefectures.map((each) => ({ value: each.name, text: each.name })),
          ]}
          onChange={({ target }) => set({ province: target.value })}
          onBlur={onLeave}
        />
      </label>
      <label>
        <span>{text.city}</span>
        <TextInput {...line('district')} />
      </label>
      <label data-wide="">
        <span>{text.town}</span>
        <TextInput {...line('street')} />
      </label>
      <label data-wide="">
        <span>{text.building}</span>
        <TextInput {...line('building')} />
      </label>
    </div>
  );
}
