import { readCalendarMoment } from '../../application/validate/form-rules/index.ts';
import { isRecord } from '../../platform/is-record.ts';
import { defineRule } from './rule-definition.ts';

/** 5 means hidden, 4 belongs to templates (specification section 3). */
const listedPriorities: ReadonlySet<unknown> = new Set([1, 2, 3]);

const monthOf = (day: number): number => Math.floor(day / 100);

/**
 * The dashboard lists an item that is no todo, ends in the month of `now` and has the priority 1, 2 or 3; passing
 * means that it is listed.
 */
export const modalListFilterRule = defineRule({
  name: 'modal_list_filter',
  checksEmpty: true,
  check(value, { now }) {
    if (!isRecord(value)) return false;
    const { is_todo: isTodo, end, modal_priority: priority } = value;
    const day = readCalendarMoment(end)?.day;
    if (isTodo === true || isTodo === 1 || day === undefined) return false;
    return monthOf(day) === monthOf(now.day) && listedPriorities.has(priority);
  },
});
