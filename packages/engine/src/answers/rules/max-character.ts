import { countCodePoints } from '../../japanese/index.ts';
import { asText } from './as-text.ts';
import { defineRule } from './rule-definition.ts';

/** At most `max` characters, counted as code points: 𠮷 is one, and so is a line break, also one written CR LF. */
export const maxCharacterRule = defineRule({
  name: 'max_character',
  check(value, { max }) {
    const text = asText(value);
    return text !== undefined && countCodePoints(text.replaceAll('\r\n', '\n')) <= max;
  },
});
