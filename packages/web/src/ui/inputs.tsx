import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps, type InputHTMLAttributes, type SelectHTMLAttributes } from 'react';
import { commonText } from '../messages/common.ts';
import { useText } from '../messages/locale.ts';
import { IconButton } from './button.tsx';
import './choice.css';
import './field.css';

/** Widths in full-width characters: the width says how long the value is. Without one the control fills its region. */
export type InputWidth = 4 | 8 | 12 | 20 | 30;

interface Width {
  readonly width?: InputWidth | undefined;
}

export function TextInput({ width, ...rest }: Omit<ComponentProps<'input'>, 'className' | 'width'> & Width) {
  return <input {...rest} className="ui-input" data-width={width} />;
}

export function TextArea({ width, ...rest }: Omit<ComponentProps<'textarea'>, 'className'> & Width) {
  return <textarea {...rest} className="ui-input" data-width={width} />;
}

/** A password with a button that shows it. */
export function PasswordInput(props: Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'>) {
  const text = useText(commonText);
  const [isShown, setShown] = useState(false);
  return (
    <div className="ui-reveal">
      <input
        {...props}
        className="ui-input"
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <IconButton
        label={isShown ? text.hidePassword : text.showPassword}
        icon={isShown ? <EyeOff className="ui-icon" /> : <Eye className="ui-icon" />}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      />
    </div>
  );
}

export interface Option {
  readonly value: string;
  readonly text: string;
}

/** A choice from a short list, by the control of the system. */
export function SelectInput({
  options,
  width,
  ...rest
}: Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'width'> &
  Width & { readonly options: readonly Option[] }) {
  return (
    <select {...rest} className="ui-input" data-width={width}>
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}

export function Checkbox({
  label,
  ...rest
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> & { readonly label: string }) {
  return (
    <label className="ui-choice">
      <input {...rest} type="checkbox" />
      <span>{label}</span>
    </label>
  );
}

/** A check box whose words stand elsewhere in its row. */
export function CheckMark({
  label,
  ...rest
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> & { readonly label: string }) {
  return (
    <label className="ui-choice" data-bare="">
      <input {...rest} type="checkbox" aria-label={label} />
    </label>
  );
}

/** A radio button whose words stand elsewhere in its row. */
export function RadioMark({
  label,
  ...rest
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> & { readonly label: string }) {
  return (
    <label className="ui-choice" data-bare="">
      <input {...rest} type="radio" aria-label={label} />
    </label>
  );
}

export interface RadiosProps {
  readonly name: string;
  readonly value: string | undefined;
  readonly options: readonly Option[];
  readonly onChange: (value: string) => void;
}

/** Radio buttons in a row; the field around them names the group. */
export function Radios({ name, value, options, onChange }: RadiosProps) {
  return (
    <div className="ui-choices">
      {options.map((option) => (
        <label className="ui-choice" key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.text}</span>
        </label>
      ))}
    </div>
  );
}
