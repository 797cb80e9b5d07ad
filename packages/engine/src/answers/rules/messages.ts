import type { FormRuleName } from '../../application/validate/form-rules/index.ts';
import type { Locale } from '../../problems/index.ts';

/** The messages of one form rule. Braces hold the parameters of the rule, `{field}` and texts that depend on the value. */
export interface RuleMessage {
  readonly ja: string;
  readonly en: string;
  /** The message when no language is requested: that of the specification. Default: the Japanese one. */
  readonly asSpecified?: string;
  /** Replaces `{field}` when no field is named, instead of the words of `unnamedField`. */
  readonly unnamedField?: Readonly<Partial<Record<Locale | 'asSpecified', string>>>;
}

/** Replaces `{field}` when no field is named. */
export const unnamedField: Readonly<Record<Locale, string>> = { ja: 'この項目', en: 'This field' };

const required = { ja: '{field}は必須項目です', en: '{field} is required' };
const atMost = {
  ja: '上限数を超えています。{max}以下で入力してください。',
  en: 'Over the limit. Enter {max} or less.',
};
const storage = {
  ja: 'ストレージで小数点第二位まで入力してください。',
  en: 'Enter the storage with up to two decimals.',
};

/**
 * The message of every form rule. Those of the specification are copied literally, with the doubled を of the
 * phone rules; English words for Japanese messages, and the other way round, are ours.
 */
export const ruleMessages: Readonly<Record<FormRuleName, RuleMessage>> = {
  postCode: { ja: '{field}のフォーマットが正しくありません', en: 'The format of {field} is not correct' },
  phoneNumber: {
    ja: 'ハイフンをを除く半角数字12桁以内で入力してください',
    en: 'Enter up to 12 half-width digits without hyphens',
  },
  phoneSplit: required,
  decimal: { ja: '小数点を入力してください。', en: 'Enter a decimal number.' },
  formula: {
    ja: '無効な文字が含まれています。有効な文字：+,-,*,/, ,@,(,)',
    en: 'It holds characters that are not valid. Valid characters: +,-,*,/, ,@,(,)',
  },
  required_date: required,
  maxTags: { ja: '{N} つの項目しか選択できない', en: 'At most {N} can be selected' },
  minTags: { ja: '{N} つ以上選択してください', en: 'Select {N} or more' },
  invoice_number: {
    ja: '登録番号は、Tと13桁の数字で入力してください',
    en: 'Enter the registration number as T and 13 digits',
  },
  company_invoice_number: {
    ja: '登録番号が正しくありません。Tと、検査用の数字の合う13桁の法人番号を入力してください',
    en: 'The registration number is not right. Enter T and a corporate number of 13 digits whose check digit fits',
  },
  corporate_number: {
    ja: '法人番号が正しくありません。検査用の数字の合う13桁の数字を入力してください',
    en: 'The corporate number is not right. Enter 13 digits whose check digit fits',
  },
  isKana: {
    ja: 'カタカナで入力してください（「{found}」は使えません）',
    en: 'Enter it in full-width katakana ("{found}" is not allowed)',
    asSpecified: 'カタカナで入力してください',
  },
  bank_kana: {
    ja: '「{found}」は口座名義に使えません。カタカナ、英大文字、数字、空白と「( ) - . / ,」などの記号で入力してください',
    en: '"{found}" is not allowed in the name of a bank account. Use katakana, capital letters, digits, spaces and signs such as ( ) - . / ,',
  },
  date_format: {
    ja: '{field}の日付が正しい形式ではありません',
    en: '{field} is not a date in the right format',
    // The message of the specification is written for a field name that ends in 日.
    asSpecified: '{field}付が正しい形式ではありません',
    unnamedField: { asSpecified: '日', en: 'This' },
  },
  date_between: {
    ja: '{field}は{min}から{max}の間でなければなりません',
    en: '{field} must be between {min} and {max}',
  },
  max_character: { ja: '{max}桁数以内で入力してください。', en: 'Enter {max} characters or less.' },
  date_after: { ja: '{min}より後の日付を指定してください。', en: 'Choose a date after {min}.' },
  check_price: { ja: '100以上で入力してください。', en: 'Enter 100 or more.' },
  plan_storage: storage,
  less_than: { ...atMost, en: 'Over the limit. Enter less than {max}.' },
  range_date: {
    ja: '終了日は開始日以降である必要があります。',
    en: 'The end date must not be before the start date.',
  },
  campaign_companies: { ja: '対象会社は必須項目です', en: 'Target companies are required' },
  exact_value: {
    ja: '{field}の桁数がフォーマットに合っていません。',
    en: 'The number of digits of {field} does not fit its format.',
  },
  min_value: { ja: '{min}以上で入力してください。', en: 'Enter {min} or more.' },
  max_value: atMost,
  email: { ja: 'メールアドレスの形式が正しくありません', en: 'Email invalid', asSpecified: 'Email invalid' },
  email_required: { ja: 'メールアドレスは必須項目です', en: 'Email required', asSpecified: 'Email required' },
  email_list: {
    ja: 'メールアドレスの一覧が正しくありません',
    en: 'Email list is not valid',
    asSpecified: 'Email list is not valid',
  },
  datetime_format: {
    ja: '日付が正しくありません。正しい形式：YYYY-MM-DD',
    en: 'Datetime is not valid. Valid format: YYYY-MM-DD',
    asSpecified: 'Datetime is not valid. Valid format: YYYY-MM-DD',
  },
  alarm_before_deadline: {
    ja: 'アラームは期限以前の日時を指定してください。',
    en: 'Set the alarm on or before the deadline.',
  },
  file_required: { ja: 'ファイルは必須項目です', en: 'File is required' },
  file_format: { ja: 'ファイルの形式が正しくありません', en: 'The format of the file is not valid' },
  file_duplicate: {
    ja: '{name}は既に存在します',
    en: '{name} already exists',
    // All that the specification gives of this message.
    asSpecified: 'already exists',
  },
  file_max_size: { ja: 'ファイルサイズは{size}MB以下にしてください。', en: 'The file must be at most {size}MB.' },
  question_required: { ja: '質問は必須項目です', en: 'Question is required' },
  multi_select_max: {
    ja: '選択できるのは{max}つまでです。',
    en: 'maximum {max} options',
    asSpecified: 'maximum {max} options',
  },
  repeat_question_count: {
    ja: '{min}件以上{max}件以下で入力してください。',
    en: 'Enter {min} to {max} entries.',
  },
  same_approver_twice: {
    ja: '同じ承認者に重複して依頼することはできません。',
    en: 'The same approver cannot be asked twice.',
  },
  publish_needs_file: {
    ja: 'ファイルがアップロードされていないため公開できません。',
    en: 'It cannot be published because no file is uploaded.',
  },
  calendar_paste_all_day: {
    ja: '終日の予定は終日の欄に、時刻のある予定は時刻の欄に貼り付けてください。',
    en: 'Paste an all-day event into an all-day cell, and any other event into a cell with a time.',
  },
  calendar_item_needs_start_and_end: {
    ja: '開始と終了の両方がないため、カレンダーに表示されません。',
    en: 'It is not shown in the calendar because it lacks a start or an end.',
  },
  modal_list_filter: {
    ja: '今月の提案の一覧には表示されません。',
    en: "It is not in this month's list of proposals.",
  },
  empty_category_empty_types: { ja: 'カテゴリが選択されていません。', en: 'No category is selected.' },
  storage_two_decimals: storage,
  price_minimum: { ja: '{min}以上で入力してください。', en: 'Enter {min} or more.' },
  phone_digits_max: {
    ja: 'ハイフンをを除く半角数字{max}桁以内で入力してください',
    en: 'Enter up to {max} half-width digits without hyphens',
  },
};
