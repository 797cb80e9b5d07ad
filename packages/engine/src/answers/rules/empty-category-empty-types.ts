import { isBlank } from './is-blank.ts';
import { defineRule } from './rule-definition.ts';

/** The types of a category are loaded when the category has an id; passing means that they are. */
export const emptyCategoryEmptyTypesRule = defineRule({
  name: 'empty_category_empty_types',
  checksEmpty: true,
  check: (value) => !isBlank(value),
});
