import { useId, useState } from 'react';
import { DateInput } from '../../ui/date-input.tsx';
import type { FilterInputProps } from './filter-input.tsx';

/**
 * A condition that is a day, typed in either calendar or chosen. It counts when the input is left, and at once when it is chosen. What
 * cannot be read stays with the reason below it, and the condition is as it was.
 */
export function FilterDate({ filter: { name, label }, value, onChange }: FilterInputProps) {
  const id = useId();
  const [draft, setDraft] = useState(value);
  const [problem, setProblem] = useState<string>();
  const apply = (day: string): void => {
    if (day !== value) onChange(day);
  };
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <DateInput
        id={id}
        name={name}
        value={draft}
        aria-invalid={problem === undefined ? undefined : true}
        aria-required={undefined}
        aria-describedby={`${id}-problem`}
        onChange={(day, wrong) => {
          setDraft(day);
          setProblem(wrong);
          const isTyped = document.activeElement?.id === id;
          if (wrong === undefined && !isTyped) apply(day);
        }}
        onBlur={() => {
          if (problem === undefined) apply(draft);
        }}
      />
      <span id={`${id}-problem`} role="status" className={problem === undefined ? undefined : 'ui-error'}>
        {problem}
      </span>
    </div>
  );
}
