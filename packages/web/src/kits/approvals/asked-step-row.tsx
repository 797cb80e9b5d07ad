import { ArrowUp, X } from 'lucide-react';
import { approvalsText } from '../../messages/approvals.ts';
import { useText } from '../../messages/locale.ts';
import { IconButton } from '../../ui/button.tsx';
import { ComboBox } from '../../ui/combo-box.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { labelOf, type AskedStep } from './asked-steps.ts';
import { findMembers } from './find-members.ts';

export interface AskedStepRowProps {
  readonly step: AskedStep;
  readonly at: number;
  readonly error: string | undefined;
  /** The only step cannot be removed. */
  readonly isOnly: boolean;
  readonly onChange: (step: AskedStep) => void;
  readonly onRemove: () => void;
  readonly onMoveUp: () => void;
}

/** One approver of a request that is being written: who, until when, and its place in the order. */
export function AskedStepRow({ step, at, error, isOnly, onChange, onRemove, onMoveUp }: AskedStepRowProps) {
  const text = useText(approvalsText);
  const label = labelOf(step, at, text);
  const tools = (
    <span className="ui-actions">
      {at === 0 ? null : (
        <IconButton size="small" label={text.moveUp(label)} icon={<ArrowUp className="ui-icon" />} onClick={onMoveUp} />
      )}
      {isOnly ? null : (
        <IconButton size="small" label={text.remove(label)} icon={<X className="ui-icon" />} onClick={onRemove} />
      )}
    </span>
  );
  return (
    <li className="ui-stack">
      {step.kind === 'member' ? (
        <Field label={label} aside={tools} error={error}>
          {(control) => (
            <ComboBox
              {...control}
              options={findMembers}
              value={step.member}
              onChange={(member) => onChange({ ...step, member })}
            />
          )}
        </Field>
      ) : (
        <>
          <Field label={`${label} ${text.advisorEmail}`} aside={tools} error={error}>
            {(control) => (
              <TextInput
                {...control}
                type="email"
                autoComplete="off"
                value={step.email}
                onChange={({ target }) => onChange({ ...step, email: target.value })}
              />
            )}
          </Field>
          <Field label={`${label} ${text.advisorName}`} required={false}>
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                maxLength={100}
                value={step.name}
                onChange={({ target }) => onChange({ ...step, name: target.value })}
              />
            )}
          </Field>
        </>
      )}
      <Field label={text.dueOf(label)} required={false} error={step.problem}>
        {(control) => (
          <DateInput
            {...control}
            value={step.dueOn}
            onChange={(dueOn, problem) => onChange({ ...step, dueOn, problem })}
          />
        )}
      </Field>
    </li>
  );
}
