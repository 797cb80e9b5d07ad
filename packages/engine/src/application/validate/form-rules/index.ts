export {
  isNotAfter,
  readCalendarDay,
  readCalendarMoment,
  type CalendarMoment,
  readDatePattern,
  type DatePattern,
} from './calendar-moment.ts';
export {
  formRuleNames,
  formRuleTable,
  isFormRuleName,
  maxPhoneDigits,
  maxStorageDecimals,
  minPrice,
  type FormRuleName,
  type FormRuleParams,
  type FormRuleSubject,
} from './form-rule-table.ts';
export { isPostCodeFormat, postCodeFormatDigits, readDecimal } from './rule-parameter.ts';
export { readFormRule, type FormRuleReading, type FormRuleUse } from './read-form-rule.ts';
