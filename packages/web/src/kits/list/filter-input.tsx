import { Suspense, useState } from 'react';
import { commonText } from '../../messages/common.ts';
import { useText } from '../../messages/locale.ts';
import { SelectInput, TextInput } from '../../ui/inputs.tsx';
import type { Filter } from './list-state.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

/** With the dates of the engine: loaded where a list has such a condition. */
const FilterDate = lazyPart(async () => (await import('./filter-date.tsx')).FilterDate);

export interface FilterInputProps {
  readonly filter: Filter;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The input of one condition: a choice, or a text that counts when the input is left or on Enter. */
export function FilterInput(props: FilterInputProps) {
  const { filter, value, onChange } = props;
  const { name, label, options, type } = filter;
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
  if (type === 'date')
    return (
      <Suspense>
        <FilterDate {...props} />
      </Suspense>
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
