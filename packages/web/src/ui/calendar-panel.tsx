import {
  addDays,
  addMonths,
  addYears,
  compareDates,
  countDaysInMonth,
  formatDate,
  formatWareki,
  getWeekday,
  type CalendarDate,
} from '@shorui/engine/japanese';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { inputsText } from '../messages/inputs.ts';
import { useText } from '../messages/locale.ts';
import { Button, IconButton } from './button.tsx';
import './calendar-panel.css';

const weekdays = ['日', '月', '火', '水', '木', '金', '土'];

/** Keys that move the day. */
const moves: Readonly<Record<string, (date: CalendarDate) => CalendarDate>> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: (date) => addDays(date, -getWeekday(date)),
  End: (date) => addDays(date, 6 - getWeekday(date)),
  PageUp: (date) => addMonths(date, -1),
  PageDown: (date) => addMonths(date, 1),
};

function today(): CalendarDate {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}

/** Weeks of the month of a day; undefined for days of other months. */
function weeksOf({ year, month }: CalendarDate): (CalendarDate | undefined)[][] {
  const before = getWeekday({ year, month, day: 1 });
  const cells = [
    ...Array.from({ length: before }, () => undefined),
    ...Array.from({ length: countDaysInMonth(year, month) }, (_, index) => ({ year, month, day: index + 1 })),
  ];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => cells[week * 7 + day]),
  );
}

const isSame = (a: CalendarDate | undefined, b: CalendarDate): boolean => a !== undefined && compareDates(a, b) === 0;

export interface CalendarPanelProps {
  readonly value: CalendarDate | undefined;
  readonly onChoose: (date: CalendarDate) => void;
}

/** A month whose head tells both calendars. Arrows move by days and weeks, PageUp and PageDown by months, with Shift by years. */
export function CalendarPanel({ value, onChoose }: CalendarPanelProps) {
  const text = useText(inputsText);
  const [shown, setShown] = useState(value ?? today());
  // The day takes the focus when the panel opens and when a key moved it, not when a button turned the page.
  const wantsFocus = useRef(true);
  const grid = useRef<HTMLTableElement>(null);
  useEffect(() => {
    if (wantsFocus.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    wantsFocus.current = false;
  });
  return (
    <div className="ui-calendar">
      <div className="ui-calendar-head">
        <IconButton
          label={text.previousMonth}
          icon={<ChevronLeft className="ui-icon" />}
          onClick={() => setShown(addMonths(shown, -1))}
        />
        <b aria-live="polite">
          {text.month(formatDate(shown, 'YYYY年M月'), formatWareki(shown).replace(/\d+月\d+日$/, ''))}
        </b>
        <IconButton
          label={text.nextMonth}
          icon={<ChevronRight className="ui-icon" />}
          onClick={() => setShown(addMonths(shown, 1))}
        />
      </div>
      <table
        ref={grid}
        role="grid"
        aria-label={text.calendar}
        onKeyDown={(event) => {
          const move = moves[event.key];
          if (move === undefined) return;
          event.preventDefault();
          wantsFocus.current = true;
          const isYear = event.shiftKey && event.key.startsWith('Page');
          setShown(isYear ? addYears(shown, event.key === 'PageUp' ? -1 : 1) : move(shown));
        }}
      >
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(shown).map((week, at) => (
            <tr key={at}>
              {week.map((date, day) => (
                <td key={day} aria-selected={date === undefined ? undefined : isSame(value, date)}>
                  {date === undefined ? null : (
                    <button
                      type="button"
                      tabIndex={isSame(shown, date) ? 0 : -1}
                      aria-current={isSame(today(), date) ? 'date' : undefined}
                      aria-label={`${formatDate(date, 'YYYY年M月D日')}（${weekdays[day]}）`}
                      onClick={() => onChoose(date)}
                    >
                      {date.day}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Button size="small" onClick={() => onChoose(today())}>
        {text.today}
      </Button>
    </div>
  );
}
