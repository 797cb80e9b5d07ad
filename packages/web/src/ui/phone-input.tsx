import { formatPhoneNumber, normalizePhoneNumber } from '@shorui/engine/japanese';
import { inputsText } from '../messages/inputs.ts';
import { useText } from '../messages/locale.ts';
import { isFolded, WrittenInput, type WrittenProps } from './written-input.tsx';

/**
 * A telephone number. The value is its digits; while the input has no focus, it is shown with the hyphens of the number plan. What is no number is
 * left as it is: the check of the form tells why.
 */
export function PhoneInput(props: WrittenProps) {
  const text = useText(inputsText);
  return (
    <WrittenInput
      autoComplete="tel-national"
      {...props}
      type="tel"
      inputMode="tel"
      width={12}
      show={formatPhoneNumber}
      read={(written) => {
        const number = normalizePhoneNumber(written);
        if (!number.ok) return { value: number.reason === 'empty' ? '' : written.trim() };
        return { value: number.value, note: isFolded(written) ? text.folded : undefined };
      }}
    />
  );
}
