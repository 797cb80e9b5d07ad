import { inputsText } from '../messages/inputs.ts';
import { useText } from '../messages/locale.ts';
import { parseTime } from './parse-time.ts';
import { isFolded, WrittenInput, type WrittenProps } from './written-input.tsx';

/** A time of the day by 24 hours. The value is `14:02`. */
export function TimeInput(props: WrittenProps) {
  const text = useText(inputsText);
  return (
    <WrittenInput
      {...props}
      inputMode="numeric"
      autoComplete="off"
      width={4}
      read={(written) => {
        if (written.trim() === '') return { value: '' };
        const time = parseTime(written);
        if (time === undefined) return { value: written, problem: text.time };
        return { value: time, note: isFolded(written) ? text.folded : undefined };
      }}
    />
  );
}
