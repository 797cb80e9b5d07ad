import { useState } from 'react';
import { commonText } from '../../messages/common.ts';
import { useText } from '../../messages/locale.ts';
import { SelectInput, TextInput } from '../../ui/inputs.tsx';
import type { Filter } from './list-state.ts';

export interface FilterInputProps {
  readonly filter: Filter;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The input of one condition: a choice, or a text that counts when the input is left or on Enter. */
export function FilterInput({ filter: { name, label, options, type }, value, onChange }: FilterInputProps) {
  const text = useText(commonText);
  const [draft, setDraft] = useState(value);
  if (options !== undefined)
    return (
      <label>
        <span>{label}</span>
        <SelectInput
          name={name}
          value={value}
          options={[{ value: '', text: text.all }, ...options]}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
    );
  return (
    <label>
      <span>{label}</span>
      <TextInput
        name={name}
        type={type === 'number' ? 'text' : (type ?? 'text')}
        inputMode={type === 'number' ? 'numeric' : undefined}
        maxLength={100}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={() => {
          if (draft.trim() !== value) onChange(draft.trim());
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.currentTarget.blur();
        }}
      />
    </label>
  );
}
