import { isBlank } from './is-blank.ts';
import { isRecord } from '../../platform/is-record.ts';
import { defineRule } from './rule-definition.ts';

/** A step or task with both `start` and `end` gives a calendar event; passing means that it does. */
export const calendarItemNeedsStartAndEndRule = defineRule({
  name: 'calendar_item_needs_start_and_end',
  checksEmpty: true,
  check: (value) => isRecord(value) && !isBlank(value['start']) && !isBlank(value['end']),
});
