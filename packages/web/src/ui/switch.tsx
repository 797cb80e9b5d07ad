import type { InputHTMLAttributes } from 'react';
import './switch.css';

/** Something that is on or off and takes effect at once. What is sent with a form is a Checkbox. */
export function Switch({
  label,
  ...rest
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type' | 'role'> & { readonly label: string }) {
  return (
    <label className="ui-switch">
      <input {...rest} type="checkbox" role="switch" />
      <span>{label}</span>
    </label>
  );
}
