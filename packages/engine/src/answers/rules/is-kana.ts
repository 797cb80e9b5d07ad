import { asText } from './as-text.ts';
import { defineRule } from './rule-definition.ts';

const kanaPattern = /^[ァ-ヺー]+(?:[ 　]+[ァ-ヺー]+)*$/;

/** Full-width katakana with ー, ヴ, ヵ and ヶ, in words with spaces of either width between them. */
export const isKanaRule = defineRule({
  name: 'isKana',
  check: (value) => kanaPattern.test(asText(value) ?? ''),
});
