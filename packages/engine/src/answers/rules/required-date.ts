import { isBlank } from './is-blank.ts';
import { isRecord } from '../../platform/is-record.ts';
import { defineRule } from './rule-definition.ts';

/**
 * A date entered in parts (year, month, day, and the era where it is asked) with no part left blank. A date in one
 * text counts too.
 */
export const requiredDateRule = defineRule({
  name: 'required_date',
  checksEmpty: true,
  check(value) {
    if (typeof value === 'string') return value.split(/[-/]/).filter((part) => !isBlank(part)).length === 3;
    if (!isRecord(value)) return false;
    return (
      ['year', 'month', 'day'].every((part) => !isBlank(value[part])) && !('era' in value && isBlank(value['era']))
    );
  },
});
