import { isBlank } from './is-blank.ts';
import { isRecord } from '../../platform/is-record.ts';
import { defineRule } from './rule-definition.ts';

/** A file was chosen: its name, an object with a name, its bytes, or a list of them. */
export const fileRequiredRule = defineRule({
  name: 'file_required',
  checksEmpty: true,
  check(value) {
    if (value instanceof Uint8Array) return value.length > 0;
    return isRecord(value) ? !isBlank(value['name']) : !isBlank(value);
  },
});
