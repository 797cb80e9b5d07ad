import { asText } from './as-text.ts';
import { defineRule } from './rule-definition.ts';

const formulaPattern = /^[-+*/@ 0-9()]*$/;

/** The characters of a formula. Whether it can be computed is found when it is read. */
export const formulaRule = defineRule({
  name: 'formula',
  check: (value) => formulaPattern.test(asText(value) ?? 'no text'),
});
