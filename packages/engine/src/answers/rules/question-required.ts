import { isBlank } from './is-blank.ts';
import { defineRule } from './rule-definition.ts';

/** There is an answer, or a text of the question in the editor. A value in parts needs one part that is filled. */
export const questionRequiredRule = defineRule({
  name: 'question_required',
  checksEmpty: true,
  check: (value) => !isBlank(value),
});
