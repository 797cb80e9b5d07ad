import { countGraphemes } from '@shorui/engine/japanese';
import type { TextareaHTMLAttributes } from 'react';
import { inputsText } from '../messages/inputs.ts';
import { useText } from '../messages/locale.ts';
import './growing-area.css';

export interface GrowingAreaProps extends Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'className' | 'value' | 'maxLength'
> {
  readonly value: string;
  /** Most characters. More can be typed, so that a pasted text is not cut; the counter shows how many are too many. */
  readonly most?: number;
}

/** Several lines in an area that grows with them, and how many characters there are. */
export function GrowingArea({ value, most, rows = 3, ...rest }: GrowingAreaProps) {
  const text = useText(inputsText);
  const count = most === undefined ? 0 : countGraphemes(value);
  const over = most === undefined ? 0 : count - most;
  return (
    <div className="ui-growing">
      <div data-text={`${value}\n`}>
        <textarea {...rest} rows={rows} className="ui-input" value={value} />
      </div>
      {most === undefined ? null : (
        <p data-over={over > 0 ? '' : undefined}>
          {/* Told while one types only where it matters. */}
          <span role="status">{over > 0 ? text.tooLong(over) : null}</span>
          <span>{text.characters(count, most)}</span>
        </p>
      )}
    </div>
  );
}
