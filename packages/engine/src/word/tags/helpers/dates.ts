import {
  formatBothCalendars,
  formatDate,
  formatWareki,
  parseDate,
  type CalendarDate,
  type WarekiStyle,
} from '../../../japanese/index.ts';
import type { TemplateValue } from '../../../values/index.ts';
import { HelperError } from '../../data/helper-error.ts';
import { defineHelper, type Helper } from '../helper.ts';
import { toPlain, toText } from '../../data/to-text.ts';

function readDate(value: TemplateValue): CalendarDate | null {
  const text = toPlain(value);
  if (text.trim() === '') return null;
  const parsed = parseDate(text);
  if (!parsed.ok) throw new HelperError('word.helper-date', { value: text.slice(0, 40) });
  return parsed.value;
}

const warekiStyles: readonly WarekiStyle[] = ['long', 'padded', 'short', 'short_padded', 'kanji'];

function wareki(date: CalendarDate, style: string): string {
  if (style === 'both') return formatBothCalendars(date);
  const known = warekiStyles.find((each) => each === (style || 'long'));
  if (!known)
    throw new HelperError('word.helper-choice', { value: style, known: [...warekiStyles, 'both'].join(', ') });
  return formatWareki(date, known);
}

/** Dates in both calendars. A date is an ISO date or a Japanese era date. */
export const dateHelpers: readonly Helper[] = [
  defineHelper('wareki', [1, 2], ([value, style]) => {
    const date = readDate(value);
    return date && wareki(date, toText(style));
  }),
  defineHelper('date', [1, 2], ([value, format]) => {
    const date = readDate(value);
    return date && formatDate(date, toText(format) || 'YYYY年M月D日');
  }),
];
