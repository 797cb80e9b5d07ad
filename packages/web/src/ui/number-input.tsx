import { groupDigits, parseNumber } from '@shorui/engine/japanese';
import { inputsText } from '../messages/inputs.ts';
import { useText } from '../messages/locale.ts';
import type { InputWidth } from './inputs.tsx';
import { isFolded, WrittenInput, type WrittenProps } from './written-input.tsx';

export interface NumberInputProps extends WrittenProps {
  /** 円, 名: behind the input. */
  readonly unit?: string;
  /** Takes decimals. */
  readonly decimal?: boolean;
  readonly width?: InputWidth;
}

/**
 * A number as text: no wheel or arrow changes it by accident. Full-width digits, commas, ¥ and 円 are understood; the value is a decimal
 * string (`3960000`), shown with commas while the input has no focus.
 */
export function NumberInput({ unit, decimal = false, width = 8, ...rest }: NumberInputProps) {
  const text = useText(inputsText);
  return (
    <WrittenInput
      {...rest}
      inputMode={decimal ? 'decimal' : 'numeric'}
      autoComplete="off"
      width={width}
      align="end"
      after={unit === undefined ? undefined : <span>{unit}</span>}
      show={(value) => (parseNumber(value).ok ? groupDigits(value) : value)}
      read={(written) => {
        const number = parseNumber(written);
        if (!number.ok) return number.reason === 'empty' ? { value: '' } : { value: written, problem: text.number };
        if (!decimal && number.value.includes('.')) return { value: written, problem: text.whole };
        return { value: number.value, note: isFolded(written) ? text.folded : undefined };
      }}
    />
  );
}
