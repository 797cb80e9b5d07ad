import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { commonText } from '../messages/common.ts';
import { useText } from '../messages/locale.ts';
import './field.css';

/** Attributes that tie a control to its label, help and error. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

export interface FieldProps {
  readonly label: string;
  /** Shows ※必須 or 任意; left out where all fields of a short form are required. */
  readonly required?: boolean | undefined;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  /** Something beside the label, such as a link. */
  readonly aside?: ReactNode;
  /** A group of controls: the label is its legend. */
  readonly group?: boolean;
  /** What the value is, for what follows the focus (`data-about`). */
  readonly about?: string;
  readonly children: (control: ControlProps) => ReactNode;
}

/** Label, help, control and error of one value, in this order. Inside a ruled form the label stands at the left. */
export function Field({ label, required, help, error, aside, group = false, about, children }: FieldProps) {
  const text = useText(commonText);
  const id = useId();
  const described = [help === undefined ? [] : [`${id}-help`], error === undefined ? [] : [`${id}-error`]].flat();
  const control: ControlProps = {
    id,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-required': required === true && !group ? true : undefined,
  };
  return (
    <div
      className="ui-field"
      data-about={about}
      data-invalid={error === undefined ? undefined : ''}
      {...(group
        ? { role: 'group', 'aria-labelledby': `${id}-label`, 'aria-describedby': control['aria-describedby'] }
        : {})}
    >
      <div className="ui-label">
        <span>
          {group ? <b id={`${id}-label`}>{label}</b> : <label htmlFor={id}>{label}</label>}
          {required === undefined ? null : (
            <span className="ui-mark" data-required={required ? '' : undefined}>
              {required ? text.required : text.optional}
            </span>
          )}
        </span>
        {aside}
      </div>
      <div className="ui-value">
        {help === undefined ? null : (
          <div className="ui-help" id={`${id}-help`}>
            {help}
          </div>
        )}
        {children(control)}
        {error === undefined ? null : (
          <p className="ui-error" id={`${id}-error`}>
            <CircleAlert className="ui-icon" aria-hidden="true" />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  );
}
