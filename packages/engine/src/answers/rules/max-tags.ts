import { countChosen } from './count-chosen.ts';
import { defineRule } from './rule-definition.ts';

/** At most `N` are chosen. */
export const maxTagsRule = defineRule({
  name: 'maxTags',
  check: (value, { N }) => countChosen(value) <= N,
});
