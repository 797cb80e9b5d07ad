import { publishState } from '../../application/schema/index.ts';
import { isRecord } from '../../platform/is-record.ts';
import { defineRule } from './rule-definition.ts';

/**
 * A public or limited application has at least one uploaded file. The value is `{publish, files}` with the number
 * of files or their list.
 */
export const publishNeedsFileRule = defineRule({
  name: 'publish_needs_file',
  check(value) {
    if (!isRecord(value)) return false;
    const { publish, files } = value;
    if (publish === publishState.private) return true;
    return Array.isArray(files) ? files.length > 0 : typeof files === 'number' && files > 0;
  },
});
