export { isNotAfter, readCalendarDay, readCalendarMoment, type CalendarMoment } from './calendar-moment.ts';
export { readDatePattern, type DatePattern } from './date-pattern.ts';
export {
  defaultMaxFileSize,
  documentExtensions,
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
export { isPostCodeFormat, postCodeFormatDigits } from './post-code-format.ts';
export { readDecimal } from './read-decimal.ts';
export { readFormRule, type FormRuleReading, type FormRuleUse } from './read-form-rule.ts';
