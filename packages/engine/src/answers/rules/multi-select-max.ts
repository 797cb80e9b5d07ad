import { countChosen } from './count-chosen.ts';
import { defineRule } from './rule-definition.ts';

/** At most `max` options are chosen. */
export const multiSelectMaxRule = defineRule({
  name: 'multi_select_max',
  check: (value, { max }) => countChosen(value) <= max,
});
