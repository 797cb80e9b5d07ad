import { countChosen, defineRule, isBlank } from './rule-definition.ts';

/** At least `N` are chosen; an empty choice counts as none, so it fails from `N` = 1. */
export const minTagsRule = defineRule({
  name: 'minTags',
  checksEmpty: true,
  check: (value, { N }) => countChosen(value) >= N,
});

/** At most `N` are chosen. */
export const maxTagsRule = defineRule({
  name: 'maxTags',
  check: (value, { N }) => countChosen(value) <= N,
});

/** At most `max` options are chosen. */
export const multiSelectMaxRule = defineRule({
  name: 'multi_select_max',
  check: (value, { max }) => countChosen(value) <= max,
});

/** As many repetitions as allowed, `min` and `max` included. The value is their number or the list of them. */
export const repeatQuestionCountRule = defineRule({
  name: 'repeat_question_count',
  checksEmpty: true,
  check(value, { min, max }) {
    const count = typeof value === 'number' ? value : countChosen(value);
    return min <= count && count <= max;
  },
});

const isSpecial = (company: unknown, autoChoice: string | number): boolean => String(company) === String(autoChoice);

/**
 * At least one company is chosen besides the choice that adds new companies by itself (`auto_choice`, id 0 unless
 * given).
 */
export const campaignCompaniesRule = defineRule({
  name: 'campaign_companies',
  checksEmpty: true,
  check: (value, { auto_choice }) => Array.isArray(value) && value.some((company) => !isSpecial(company, auto_choice)),
});

/**
 * No approver who has an open request (`requested`) is asked again, nor twice in one request. After a checkback
 * the request is no longer open, so it is not in `requested`.
 */
export const sameApproverTwiceRule = defineRule({
  name: 'same_approver_twice',
  check(value, { requested }) {
    const approvers = (Array.isArray(value) ? value : [value]).map(String);
    const open = new Set(requested.map(String));
    return new Set(approvers).size === approvers.length && !approvers.some((approver) => open.has(approver));
  },
});

/** The types of a category are loaded when the category has an id; passing means that they are. */
export const emptyCategoryEmptyTypesRule = defineRule({
  name: 'empty_category_empty_types',
  checksEmpty: true,
  check: (value) => !isBlank(value),
});
