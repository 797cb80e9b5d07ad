import { maxPhoneDigits, isPostCodeFormat } from '../../application/validate/form-rules/index.ts';
import { asText, defineRule, isBlank } from './rule-definition.ts';

/**
 * The form that browsers accept for one address (HTML standard, valid e-mail address), besides that the domain must have a
 * point: paper is sent to public addresses. Two points in a row before the @ stay valid, as old mobile addresses have them.
 */
const addressPattern =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

/** Longest address and longest part before the @ (RFC 5321, 4.5.3.1). */
const longestAddress = 254;
const longestLocalPart = 64;

/** True for one email address in half-width characters. */
function isEmailAddress(text: string): boolean {
  return text.length <= longestAddress && text.indexOf('@') <= longestLocalPart && addressPattern.test(text);
}

/** One email address. */
export const emailRule = defineRule({
  name: 'email',
  check: (value) => typeof value === 'string' && isEmailAddress(value),
});

/**
 * Every entry is an email address. One text is split at commas, semicolons and spaces; an address given twice is
 * no fault.
 */
export const emailListRule = defineRule({
  name: 'email_list',
  check(value) {
    const addresses: unknown =
      typeof value === 'string' ? value.split(/[,;、，；\s]+/u).filter((part) => part !== '') : value;
    if (!Array.isArray(addresses) || addresses.length === 0) return false;
    return addresses.every((address) => typeof address === 'string' && isEmailAddress(address));
  },
});

/** An email address was given. Whether it is one is the matter of `email`. */
export const emailRequiredRule = defineRule({
  name: 'email_required',
  checksEmpty: true,
  check: (value) => !isBlank(value),
});

/** True for 1 to `max` half-width digits without hyphens, spaces or a plus. */
function isPhoneDigits(value: unknown, max: number): boolean {
  const text = asText(value);
  return text !== undefined && text.length <= max && /^[0-9]+$/.test(text);
}

/** 1 to 12 half-width digits and nothing else. */
export const phoneNumberRule = defineRule({
  name: 'phoneNumber',
  check: (value) => isPhoneDigits(value, maxPhoneDigits),
});

/** The limit behind phoneNumber, with its `max` open. */
export const phoneDigitsMaxRule = defineRule({
  name: 'phone_digits_max',
  check: (value, { max }) => isPhoneDigits(value, max),
});

/**
 * A phone number in three parts, a list or one text joined by hyphens, of which none is blank. Digits are
 * phoneNumber's matter.
 */
export const phoneSplitRule = defineRule({
  name: 'phoneSplit',
  checksEmpty: true,
  check(value) {
    const parts: unknown = typeof value === 'string' ? value.split('-') : value;
    return Array.isArray(parts) && parts.length === 3 && !parts.some(isBlank);
  },
});

/** The format of a postal code field: groups such as `{3}`, with one space or one hyphen between two groups. */
export const postCodeRule = defineRule({
  name: 'postCode',
  check: (value) => typeof value === 'string' && isPostCodeFormat(value),
});
