import { countCodePoints, findNoBankKana, normalizeCorporateNumber, parseInvoiceNumber } from '../../japanese/index.ts';
import { asText, defineRule, isBlank } from './rule-definition.ts';

/** There is an answer, or a text of the question in the editor. A value in parts needs one part that is filled. */
export const questionRequiredRule = defineRule({
  name: 'question_required',
  checksEmpty: true,
  check: (value) => !isBlank(value),
});

/** At most `max` characters, counted as code points: 𠮷 is one, and so is a line break, also one written CR LF. */
export const maxCharacterRule = defineRule({
  name: 'max_character',
  check(value, { max }) {
    const text = asText(value);
    return text !== undefined && countCodePoints(text.replaceAll('\r\n', '\n')) <= max;
  },
});

/**
 * As many digits as the format requires. `length` is a number or a format such as `{3}-{4}`; spaces and hyphens do
 * not count.
 */
export const exactValueRule = defineRule({
  name: 'exact_value',
  check(value, { length }) {
    const digits = asText(value)?.replaceAll(/[ -]/g, '') ?? '';
    return digits.length === length && /^[0-9]*$/.test(digits);
  },
});

const kanaPattern = /^[ァ-ヺー]+(?:[ 　]+[ァ-ヺー]+)*$/;

/** Full-width katakana with ー, ヴ, ヵ and ヶ, in words with spaces of either width between them. */
export const isKanaRule = defineRule({
  name: 'isKana',
  check(value) {
    const text = asText(value) ?? '';
    if (kanaPattern.test(text)) return true;
    // When all characters are right, a space before or after the words is not.
    return { found: Array.from(text).find((each) => !/[ァ-ヺー 　]/.test(each)) ?? ' ' };
  },
});

/** 口座名義 as banks write it: katakana, capital letters, digits, spaces and the signs of transfer records, in either width. */
export const bankKanaRule = defineRule({
  name: 'bank_kana',
  check(value) {
    const found = findNoBankKana(asText(value) ?? '');
    return found === undefined || { found };
  },
});

/** 登録番号 of 適格請求書: T and 13 digits. Those of a sole proprietor need not have a check digit. */
export const invoiceNumberRule = defineRule({
  name: 'invoice_number',
  check: (value) => parseInvoiceNumber(asText(value) ?? '').ok,
});

/** 登録番号 of a company: T and its 法人番号, whose check digit fits. */
export const companyInvoiceNumberRule = defineRule({
  name: 'company_invoice_number',
  check(value) {
    const read = parseInvoiceNumber(asText(value) ?? '');
    return read.ok && read.value.hasCheckDigit;
  },
});

/** 法人番号: 13 digits, the first of which checks the others. */
export const corporateNumberRule = defineRule({
  name: 'corporate_number',
  check: (value) => normalizeCorporateNumber(asText(value) ?? '').ok,
});

const formulaPattern = /^[-+*/@ 0-9()]*$/;

/** The characters of a formula. Whether it can be computed is found when it is read. */
export const formulaRule = defineRule({
  name: 'formula',
  check: (value) => formulaPattern.test(asText(value) ?? 'no text'),
});
