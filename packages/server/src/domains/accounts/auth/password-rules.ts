import { AppError, type FieldErrors } from '../../../errors/app-error.ts';
import type { RequestedRecords } from '../../../errors/requested-records.ts';
import { authFieldWords } from '../../../messages/auth.ts';
import { isCommonPassword } from '../../../passwords/is-common-password.ts';

type Locale = 'jp' | 'en';

/** A refusal that names one field. */
export const fieldError = (field: string, words: keyof typeof authFieldWords, locale: Locale): AppError =>
  new AppError('invalid', { fields: { [field]: [authFieldWords[words][locale]] } });

/** A wrong password within a session: an attempt that the audit records. */
export const wrongPassword = (locale: Locale, requested: RequestedRecords): AppError =>
  new AppError('invalid', { fields: { password: [authFieldWords.wrongPassword[locale]] }, requested });

/** Values of a field for a new password and its repetition, by their names. */
export interface NewPassword {
  readonly field: string;
  /** Address or staff name that the password is for. */
  readonly account: string;
  readonly password: string;
  readonly confirmation?: string;
}

/**
 * Refuses a password that is easy to guess and a repetition that differs; both at once. The contract has checked the length.
 * @throws {AppError} invalid, with the fields
 */
export function demandNewPassword({ field, account, password, confirmation }: NewPassword, locale: Locale): void {
  const fields: Record<string, string[]> = {};
  if (isCommonPassword(password)) fields[field] = [authFieldWords.commonPassword[locale]];
  else if (password.trim().toLowerCase() === account.trim().toLowerCase())
    fields[field] = [authFieldWords.passwordIsAccount[locale]];
  if (confirmation !== undefined && confirmation !== password)
    fields[`${field}_confirmation`] = [authFieldWords.passwordMismatch[locale]];
  if (Object.keys(fields).length > 0) throw new AppError('invalid', { fields: fields satisfies FieldErrors });
}
