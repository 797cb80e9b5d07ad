import { X } from 'lucide-react';
import { inputsText } from '../messages/inputs.ts';
import { useText } from '../messages/locale.ts';
import { ComboCore, type ComboProps } from './combo-core.tsx';
import type { ComboOption } from './use-options.ts';

export interface MultiSelectProps extends ComboProps {
  readonly value: readonly ComboOption[];
  readonly onChange: (options: readonly ComboOption[]) => void;
}

/** Several of many options, each chosen one as a tag that can be removed; Backspace removes the last. A few options are Checkboxes. */
export function MultiSelect({ value, onChange, ...rest }: MultiSelectProps) {
  const words = useText(inputsText);
  const chosen = new Set(value.map((each) => each.value));
  const without = (removed: ComboOption): readonly ComboOption[] =>
    value.filter((each) => each.value !== removed.value);
  return (
    <ComboCore
      {...rest}
      multiple
      text=""
      chosen={chosen}
      onChoose={(option) => onChange(chosen.has(option.value) ? without(option) : [...value, option])}
      onEmpty={(by) => {
        if (by === 'backspace') onChange(value.slice(0, -1));
      }}
      before={
        value.length === 0 ? null : (
          <ul className="ui-tags" aria-label={words.chosen}>
            {value.map((each) => (
              <li key={each.value}>
                <span>{each.text}</span>
                <button
                  type="button"
                  disabled={rest.disabled}
                  aria-label={words.remove(each.text)}
                  onClick={() => onChange(without(each))}
                >
                  <X className="ui-icon" aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        )
      }
    />
  );
}
