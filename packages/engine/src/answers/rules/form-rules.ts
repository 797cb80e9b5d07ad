import type { FormRuleName } from '../../application/validate/form-rules/index.ts';
import { alarmBeforeDeadlineRule } from './alarm-before-deadline.ts';
import { calendarItemNeedsStartAndEndRule } from './calendar-item-needs-start-and-end.ts';
import { calendarPasteAllDayRule } from './calendar-paste-all-day.ts';
import { campaignCompaniesRule } from './campaign-companies.ts';
import { checkPriceRule } from './check-price.ts';
import { dateAfterRule } from './date-after.ts';
import { dateBetweenRule } from './date-between.ts';
import { dateFormatRule } from './date-format.ts';
import { datetimeFormatRule } from './datetime-format.ts';
import { decimalRule } from './decimal.ts';
import { emailListRule } from './email-list.ts';
import { emailRequiredRule } from './email-required.ts';
import { emailRule } from './email.ts';
import { emptyCategoryEmptyTypesRule } from './empty-category-empty-types.ts';
import { exactValueRule } from './exact-value.ts';
import { fileDuplicateRule } from './file-duplicate.ts';
import { fileFormatRule } from './file-format.ts';
import { fileMaxSizeRule } from './file-max-size.ts';
import { fileRequiredRule } from './file-required.ts';
import { formulaRule } from './formula.ts';
import { isKanaRule } from './is-kana.ts';
import { lessThanRule } from './less-than.ts';
import { maxCharacterRule } from './max-character.ts';
import { maxTagsRule } from './max-tags.ts';
import { maxValueRule } from './max-value.ts';
import { minTagsRule } from './min-tags.ts';
import { minValueRule } from './min-value.ts';
import { modalListFilterRule } from './modal-list-filter.ts';
import { multiSelectMaxRule } from './multi-select-max.ts';
import { phoneDigitsMaxRule } from './phone-digits-max.ts';
import { phoneNumberRule } from './phone-number.ts';
import { phoneSplitRule } from './phone-split.ts';
import { planStorageRule } from './plan-storage.ts';
import { postCodeRule } from './post-code.ts';
import { priceMinimumRule } from './price-minimum.ts';
import { publishNeedsFileRule } from './publish-needs-file.ts';
import { questionRequiredRule } from './question-required.ts';
import { rangeDateRule } from './range-date.ts';
import { repeatQuestionCountRule } from './repeat-question-count.ts';
import { requiredDateRule } from './required-date.ts';
import type { RuleDefinition } from './rule-definition.ts';
import { sameApproverTwiceRule } from './same-approver-twice.ts';
import { storageTwoDecimalsRule } from './storage-two-decimals.ts';

/** The check of every form rule by its name in the specification. */
export const formRules: { readonly [Name in FormRuleName]: RuleDefinition<Name> } = {
  postCode: postCodeRule,
  phoneNumber: phoneNumberRule,
  phoneSplit: phoneSplitRule,
  decimal: decimalRule,
  formula: formulaRule,
  required_date: requiredDateRule,
  maxTags: maxTagsRule,
  minTags: minTagsRule,
  isKana: isKanaRule,
  date_format: dateFormatRule,
  date_between: dateBetweenRule,
  max_character: maxCharacterRule,
  date_after: dateAfterRule,
  check_price: checkPriceRule,
  plan_storage: planStorageRule,
  less_than: lessThanRule,
  range_date: rangeDateRule,
  campaign_companies: campaignCompaniesRule,
  exact_value: exactValueRule,
  min_value: minValueRule,
  max_value: maxValueRule,
  email: emailRule,
  email_required: emailRequiredRule,
  email_list: emailListRule,
  datetime_format: datetimeFormatRule,
  alarm_before_deadline: alarmBeforeDeadlineRule,
  file_required: fileRequiredRule,
  file_format: fileFormatRule,
  file_duplicate: fileDuplicateRule,
  file_max_size: fileMaxSizeRule,
  question_required: questionRequiredRule,
  multi_select_max: multiSelectMaxRule,
  repeat_question_count: repeatQuestionCountRule,
  same_approver_twice: sameApproverTwiceRule,
  publish_needs_file: publishNeedsFileRule,
  calendar_paste_all_day: calendarPasteAllDayRule,
  calendar_item_needs_start_and_end: calendarItemNeedsStartAndEndRule,
  modal_list_filter: modalListFilterRule,
  empty_category_empty_types: emptyCategoryEmptyTypesRule,
  storage_two_decimals: storageTwoDecimalsRule,
  price_minimum: priceMinimumRule,
  phone_digits_max: phoneDigitsMaxRule,
};
