import { isPostCodeFormat } from '../../application/validate/form-rules/index.ts';
import { defineRule } from './rule-definition.ts';

/** The format of a postal code field: groups such as `{3}`, with one space or one hyphen between two groups. */
export const postCodeRule = defineRule({
  name: 'postCode',
  check: (value) => typeof value === 'string' && isPostCodeFormat(value),
});
