import { isRecord } from '../../platform/is-record.ts';
import { defineRule } from './rule-definition.ts';

const bytesPerMegabyte = 1_048_576;

/** At most `size` MB; equal passes. The value is the size in MB, or an object with its `size` in bytes. */
export const fileMaxSizeRule = defineRule({
  name: 'file_max_size',
  check(value, { size: limit }) {
    const size = isRecord(value) && typeof value['size'] === 'number' ? value['size'] / bytesPerMegabyte : value;
    return typeof size === 'number' && size <= limit;
  },
});
