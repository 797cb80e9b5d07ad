import { countChosen } from './count-chosen.ts';
import { defineRule } from './rule-definition.ts';

/** As many repetitions as allowed, `min` and `max` included. The value is their number or the list of them. */
export const repeatQuestionCountRule = defineRule({
  name: 'repeat_question_count',
  checksEmpty: true,
  check(value, { min, max }) {
    const count = typeof value === 'number' ? value : countChosen(value);
    return min <= count && count <= max;
  },
});
