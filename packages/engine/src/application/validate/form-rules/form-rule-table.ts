import { optional, required, ruleParameters as kind, withDefault, type RuleParameterUse } from './rule-parameter.ts';

/** File extensions that the product takes as documents (decision on specification section 5, invalid format). */
const documentExtensions: readonly string[] = 'pdf doc docx xls xlsx ppt pptx csv txt png jpg jpeg zip'.split(' ');

/** Largest upload in MB unless configured otherwise, MB of 1,048,576 bytes (specification D14). */
const defaultMaxFileSize = 20;

/** Lowest price in yen, most digits of a phone number, most decimals of a storage size (specification section 9). */
export const minPrice = 100;
export const maxPhoneDigits = 12;
export const maxStorageDecimals = 2;

/**
 * What a form rule looks at. `answer`: the value of one field, so a field of an application may carry it. `screen`:
 * something
 * else in the product, such as a file to upload or a calendar entry.
 */
export type FormRuleSubject = 'answer' | 'screen';

interface FormRuleEntry {
  readonly subject: FormRuleSubject;
  readonly params: Readonly<Record<string, RuleParameterUse<unknown>>>;
}

/** Every form rule by its name in the specification, with the parameters it takes. What they check is in answers/rules. */
export const formRuleTable = {
  postCode: { subject: 'screen', params: {} },
  phoneNumber: { subject: 'answer', params: {} },
  phoneSplit: { subject: 'answer', params: {} },
  decimal: { subject: 'answer', params: {} },
  formula: { subject: 'screen', params: {} },
  required_date: { subject: 'answer', params: {} },
  maxTags: { subject: 'answer', params: { N: required(kind.count) } },
  minTags: { subject: 'answer', params: { N: required(kind.count) } },
  isKana: { subject: 'answer', params: {} },
  date_format: { subject: 'answer', params: { format: withDefault(kind.dateFormat, 'YYYY-MM-DD') } },
  date_between: { subject: 'answer', params: { min: required(kind.day), max: required(kind.day) } },
  max_character: { subject: 'answer', params: { max: required(kind.count) } },
  date_after: { subject: 'answer', params: { min: required(kind.day) } },
  check_price: { subject: 'answer', params: {} },
  plan_storage: { subject: 'answer', params: {} },
  less_than: { subject: 'answer', params: { max: required(kind.decimal) } },
  range_date: { subject: 'answer', params: { start: optional(kind.moment) } },
  campaign_companies: { subject: 'screen', params: { auto_choice: withDefault(kind.id, 0) } },
  exact_value: { subject: 'answer', params: { length: required(kind.digits) } },
  min_value: { subject: 'answer', params: { min: required(kind.decimal) } },
  max_value: { subject: 'answer', params: { max: required(kind.decimal) } },
  email: { subject: 'answer', params: {} },
  email_required: { subject: 'answer', params: {} },
  email_list: { subject: 'answer', params: {} },
  datetime_format: { subject: 'answer', params: {} },
  alarm_before_deadline: { subject: 'screen', params: { deadline: optional(kind.moment) } },
  file_required: { subject: 'screen', params: {} },
  file_format: { subject: 'screen', params: { accepted: withDefault(kind.extensions, documentExtensions) } },
  file_duplicate: { subject: 'screen', params: { existing: required(kind.names) } },
  file_max_size: { subject: 'screen', params: { size: withDefault(kind.megabytes, defaultMaxFileSize) } },
  question_required: { subject: 'answer', params: {} },
  multi_select_max: { subject: 'answer', params: { max: required(kind.count) } },
  repeat_question_count: { subject: 'screen', params: { min: required(kind.count), max: required(kind.count) } },
  same_approver_twice: { subject: 'screen', params: { requested: required(kind.ids) } },
  publish_needs_file: { subject: 'screen', params: {} },
  calendar_paste_all_day: { subject: 'screen', params: {} },
  calendar_item_needs_start_and_end: { subject: 'screen', params: {} },
  modal_list_filter: { subject: 'screen', params: { now: required(kind.moment) } },
  empty_category_empty_types: { subject: 'screen', params: {} },
  storage_two_decimals: { subject: 'answer', params: { decimals: withDefault(kind.count, maxStorageDecimals) } },
  price_minimum: { subject: 'answer', params: { min: withDefault(kind.decimal, minPrice) } },
  invoice_number: { subject: 'answer', params: {} },
  company_invoice_number: { subject: 'answer', params: {} },
  corporate_number: { subject: 'answer', params: {} },
  bank_kana: { subject: 'answer', params: {} },
  phone_digits_max: { subject: 'answer', params: { max: withDefault(kind.length, maxPhoneDigits) } },
} as const satisfies Readonly<Record<string, FormRuleEntry>>;

/** The names of the form rules: those of the specification, and numbers of Japanese companies. */
export type FormRuleName = keyof typeof formRuleTable;

type ValueOf<Use> =
  Use extends RuleParameterUse<infer Value>
    ? Use extends { readonly presence: 'optional' }
      ? Value | undefined
      : Value
    : never;

/** The parameters of a rule as its check gets them: read, and with the default for what was not given. */
export type FormRuleParams<Name extends FormRuleName> = {
  readonly [Key in keyof (typeof formRuleTable)[Name]['params']]: ValueOf<(typeof formRuleTable)[Name]['params'][Key]>;
};

/** Names of all form rules, in the order of the specification. */
export const formRuleNames = Object.keys(formRuleTable) as readonly FormRuleName[];

export function isFormRuleName(name: string): name is FormRuleName {
  return Object.hasOwn(formRuleTable, name);
}
