import { countChosen } from './count-chosen.ts';
import { defineRule } from './rule-definition.ts';

/** At least `N` are chosen; an empty choice counts as none, so it fails from `N` = 1. */
export const minTagsRule = defineRule({
  name: 'minTags',
  checksEmpty: true,
  check: (value, { N }) => countChosen(value) >= N,
});
