import { fileExtension, fileName } from './file-name.ts';
import { defineRule } from './rule-definition.ts';

/** The extension of the file is an accepted one, in any letter case. The content is checked where the bytes are. */
export const fileFormatRule = defineRule({
  name: 'file_format',
  check: (value, { accepted }) => accepted.includes(fileExtension(fileName(value) ?? '')),
});
