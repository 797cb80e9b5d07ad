import { documentsText } from '../../messages/documents.ts';
import { useText } from '../../messages/locale.ts';
import { DateInput } from '../../ui/date-input.tsx';
import { Field } from '../../ui/field.tsx';
import { TimeInput } from '../../ui/time-input.tsx';
import { useFormField, useFormStore } from '../form/form-parts.ts';
import type { RowProps } from '../form/rows.tsx';

/** Day and time of a value, `2025-04-01 14:02`; each may be missing while it is typed. */
function partsOf(value: unknown): readonly [day: string, time: string] {
  const [day = '', time = ''] = typeof value === 'string' ? value.split(' ') : [];
  return [day, time];
}

/** A day and a time of the day; the value is `2025-04-01 14:02`. */
export function DatetimeRow({ name, label, ...field }: RowProps) {
  const text = useText(documentsText);
  const store = useFormStore();
  const { value, error } = useFormField(name, label);
  const [day, time] = partsOf(value);
  const set = (nextDay: string, nextTime: string): void => {
    store.set(name, nextDay === '' && nextTime === '' ? '' : `${nextDay} ${nextTime}`);
  };
  return (
    <Field {...field} label={label} error={error} group>
      {(control) => (
        <div className="ui-meta-datetime">
          <DateInput
            {...control}
            aria-label={text.dayOf(label)}
            name={name}
            value={day}
            onChange={(next) => set(next, time)}
            onBlur={() => undefined}
          />
          <TimeInput
            aria-label={text.timeOf(label)}
            name={`${name}.time`}
            value={time}
            onChange={(next) => set(day, next)}
            onBlur={() => store.leave(name)}
          />
        </div>
      )}
    </Field>
  );
}
