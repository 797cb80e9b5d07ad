import type { FormRuleName } from '../../application/validate/form-rules/index.ts';
import {
  alarmBeforeDeadlineRule,
  calendarItemNeedsStartAndEndRule,
  calendarPasteAllDayRule,
  modalListFilterRule,
} from './calendar-rules.ts';
import {
  campaignCompaniesRule,
  emptyCategoryEmptyTypesRule,
  maxTagsRule,
  minTagsRule,
  multiSelectMaxRule,
  repeatQuestionCountRule,
  sameApproverTwiceRule,
} from './choice-rules.ts';
import {
  checkPriceRule,
  decimalRule,
  lessThanRule,
  maxValueRule,
  minValueRule,
  planStorageRule,
  priceMinimumRule,
  storageTwoDecimalsRule,
} from './number-rules.ts';
import {
  dateAfterRule,
  dateBetweenRule,
  dateFormatRule,
  datetimeFormatRule,
  rangeDateRule,
  requiredDateRule,
} from './date-rules.ts';
import {
  emailListRule,
  emailRequiredRule,
  emailRule,
  phoneDigitsMaxRule,
  phoneNumberRule,
  phoneSplitRule,
  postCodeRule,
} from './contact-rules.ts';
import { exactValueRule, formulaRule, isKanaRule, maxCharacterRule, questionRequiredRule } from './text-rules.ts';
import {
  fileDuplicateRule,
  fileFormatRule,
  fileMaxSizeRule,
  fileRequiredRule,
  publishNeedsFileRule,
} from './file-rules.ts';
import type { RuleDefinition } from './rule-definition.ts';

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
