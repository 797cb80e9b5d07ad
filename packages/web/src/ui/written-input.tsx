import { Check } from 'lucide-react';
import { useState, type InputHTMLAttributes, type ReactNode } from 'react';
import { afterPress } from './after-press.ts';
import type { ControlProps } from './field.tsx';
import type { InputWidth } from './inputs.tsx';
import './written-input.css';

/** What was understood of a text. */
export interface Reading {
  /** The value; the text itself where it cannot be read. */
  readonly value: string;
  /** Why it cannot be read, and what to do. */
  readonly problem?: string | undefined;
  /** What was changed by itself. */
  readonly note?: string | undefined;
}

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'disabled' | 'readOnly' | 'autoComplete' | 'inputMode' | 'type' | 'placeholder' | 'autoFocus' | 'aria-label'
>;

export interface WrittenProps extends Partial<ControlProps>, Native {
  readonly value: string;
  /** The value at every key, and why it is none. */
  readonly onChange: (value: string, problem: string | undefined) => void;
  readonly onBlur?: () => void;
}

export interface WrittenInputProps extends WrittenProps {
  readonly read: (text: string) => Reading;
  /** How a value is written while the input has no focus. */
  readonly show?: (value: string) => string;
  /** What is shown about the value below it, such as a date in both calendars. */
  readonly echo?: (value: string) => string | undefined;
  readonly width?: InputWidth;
  readonly align?: 'end';
  /** Behind the input: a unit, a button. */
  readonly after?: ReactNode;
}

/**
 * A text that stands for a value of one form: digits, a date, a time. People write it in any width and spelling; it is read at every
 * key, and written in its one form when the field is left. A message says what was changed.
 */
export function WrittenInput(props: WrittenInputProps) {
  const { value, onChange, onBlur, read, show = (text) => text, echo, width, align, after, ...rest } = props;
  const [draft, setDraft] = useState<string>();
  const [note, setNote] = useState<string>();
  const told = echo?.(value) ?? note;
  return (
    <div className="ui-written">
      <div>
        <input
          type="text"
          {...rest}
          className="ui-input"
          data-width={width}
          data-align={align}
          value={draft ?? show(value)}
          onChange={({ target }) => {
            setDraft(target.value);
            setNote(undefined);
            const reading = read(target.value);
            onChange(reading.value, reading.problem);
          }}
          onBlur={() => {
            const left = draft;
            setDraft(undefined);
            afterPress(() => {
              if (left !== undefined) setNote(read(left).note);
              onBlur?.();
            });
          }}
        />
        {after}
      </div>
      <p className="ui-note" role="status">
        {told === undefined ? null : (
          <>
            <Check className="ui-icon" aria-hidden="true" />
            {told}
          </>
        )}
      </p>
    </div>
  );
}

/** Was something folded to half width between the text and what was read of it? */
export function isFolded(text: string): boolean {
  return /[！-～　]/.test(text);
}
