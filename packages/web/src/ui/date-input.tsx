import { formatDate, formatWareki, parseDate, parseIsoDate, type CalendarDate } from '@shorui/engine/japanese';
import { CalendarDays } from 'lucide-react';
import { Suspense } from 'react';
import { inputsText } from '../messages/inputs.ts';
import { useText } from '../messages/locale.ts';
import { PopoverButton } from './popover.tsx';
import { isFolded, WrittenInput, type WrittenProps } from './written-input.tsx';
import { lazyPart } from './lazy-part.tsx';

const CalendarPanel = lazyPart(async () => (await import('./calendar-panel.tsx')).CalendarPanel);

export interface DateInputProps extends WrittenProps {
  /** A day of birth is typed: a calendar would take a hundred presses. */
  readonly birthday?: boolean;
}

/** The day in both calendars: 令和7年12月1日（2025/12/01 月）. */
const inBoth = (date: CalendarDate): string => `${formatWareki(date)}（${formatDate(date, 'YYYY/MM/DD ddd')}）`;

function dateOf(value: string): CalendarDate | undefined {
  const date = parseIsoDate(value);
  return date.ok ? date.value : undefined;
}

/**
 * A date by either calendar, as people write it (令和7年4月1日, R7.4.1, 2025/4/1, 20250401); the engine reads it. The value is
 * `2025-04-01`. Below it the day is shown in both calendars.
 */
export function DateInput({ birthday = false, ...rest }: DateInputProps) {
  const text = useText(inputsText);
  const { value, onChange, disabled = false, readOnly = false } = rest;
  return (
    <WrittenInput
      {...rest}
      autoComplete={birthday ? 'bday' : 'off'}
      width={12}
      show={(each) => {
        const date = dateOf(each);
        return date === undefined ? each : formatDate(date, 'YYYY/MM/DD');
      }}
      echo={(each) => {
        const date = dateOf(each);
        return date === undefined ? undefined : inBoth(date);
      }}
      read={(written) => {
        const date = parseDate(written);
        if (date.ok)
          return { value: formatDate(date.value, 'YYYY-MM-DD'), note: isFolded(written) ? text.folded : undefined };
        return date.reason === 'empty' ? { value: '' } : { value: written, problem: text.date[date.reason] };
      }}
      after={
        birthday || disabled || readOnly ? undefined : (
          <PopoverButton label={text.openCalendar} icon={<CalendarDays className="ui-icon" />} iconOnly>
            {(close) => (
              <Suspense>
                <CalendarPanel
                  value={dateOf(value)}
                  onChoose={(date) => {
                    onChange(formatDate(date, 'YYYY-MM-DD'), undefined);
                    close();
                  }}
                />
              </Suspense>
            )}
          </PopoverButton>
        )
      }
    />
  );
}
