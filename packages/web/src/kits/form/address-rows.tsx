import { prefectures } from '@shorui/engine/japanese';
import { useState } from 'react';
import { inputsText } from '../../messages/inputs.ts';
import { useText } from '../../messages/locale.ts';
import { Field } from '../../ui/field.tsx';
import { useFormField, useFormStore } from './form-parts.ts';
import type { Place } from './look-up-places.ts';
import { PostalCodeInput } from './postal-code-input.tsx';
import { SelectRow, TextRow } from './rows.tsx';
import { tidyLine } from './tidy.ts';

export interface AddressRowsProps {
  /** Members of the body that the parts belong to. */
  readonly names: {
    readonly postalCode: string;
    readonly prefecture: string;
    readonly city: string;
    readonly town: string;
    readonly building: string;
  };
  readonly required?: boolean;
}

/** An address whose postal code fills in the rest. A code of several towns lets one be chosen; everything can be typed as well. */
export function AddressRows({ names, required }: AddressRowsProps) {
  const text = useText(inputsText);
  const store = useFormStore();
  const { value, error } = useFormField(names.postalCode, text.postalCode);
  const [problem, setProblem] = useState<string>();
  const fill = (place: Place): void => {
    for (const part of ['prefecture', 'city', 'town'] as const) store.set(names[part], place[part]);
    // The number of the house comes next.
    document.querySelector<HTMLElement>(`[name="${CSS.escape(names.town)}"]`)?.focus();
  };
  return (
    <>
      <Field label={text.postalCode} required={required} error={error ?? problem}>
        {(control) => (
          <PostalCodeInput
            control={control}
            name={names.postalCode}
            value={typeof value === 'string' ? value : ''}
            onChange={(next) => store.set(names.postalCode, next)}
            onLeave={() => store.leave(names.postalCode)}
            onPlace={fill}
            onProblem={setProblem}
          />
        )}
      </Field>
      <SelectRow
        name={names.prefecture}
        label={text.prefecture}
        required={required}
        empty={text.choose}
        options={prefectures.map(({ name }) => ({ value: name, text: name }))}
      />
      <TextRow
        name={names.city}
        label={text.city}
        required={required}
        width={20}
        tidy={tidyLine}
        autoComplete="address-level2"
      />
      <TextRow
        name={names.town}
        label={text.town}
        required={required}
        width={30}
        tidy={tidyLine}
        autoComplete="address-line1"
      />
      <TextRow
        name={names.building}
        label={text.building}
        required={false}
        width={30}
        tidy={tidyLine}
        autoComplete="address-line2"
      />
    </>
  );
}
