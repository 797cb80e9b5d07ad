import { fileName } from './file-name.ts';
import { defineRule } from './rule-definition.ts';

/** No file of that name is in the list yet. What has no name is no duplicate. Names are compared composed: が is the same from every system. */
export const fileDuplicateRule = defineRule({
  name: 'file_duplicate',
  check(value, { existing }) {
    const name = fileName(value);
    if (name === undefined) return true;
    const composed = name.normalize('NFC');
    return existing.some((other) => other.normalize('NFC') === composed) ? { name } : true;
  },
});
