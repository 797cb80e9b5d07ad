import { isRecord } from '../../platform/is-record.ts';
import { defineRule } from './rule-definition.ts';

/**
 * An all-day event fits an all-day cell, and any other event into any other cell. The value is
 * `{event_all_day, cell_all_day}`.
 */
export const calendarPasteAllDayRule = defineRule({
  name: 'calendar_paste_all_day',
  check(value) {
    if (!isRecord(value)) return false;
    const { event_all_day: event, cell_all_day: cell } = value;
    return typeof event === 'boolean' && event === cell;
  },
});
