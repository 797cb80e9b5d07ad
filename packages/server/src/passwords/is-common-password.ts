import { commonPasswords } from './common-passwords.ts';

let known: ReadonlySet<string> | undefined;

/**
 * Whether a password is one of those tried first. The comparison ignores case and trailing digits and signs (`Password123!` is
 * `password`); one repeated character or a plain sequence also counts. There are no other rules of composition.
 */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(commonPasswords.trim().split(/\s+/));
  const folded = password.normalize('NFKC').toLowerCase();
  if (known.has(folded) || /^(.{1,4})\1+$/su.test(folded) || isRun(folded)) return true;
  const stem = folded.replace(/[\d\p{P}\p{S}]+$/u, '');
  return stem.length >= 6 && folded.length - stem.length <= 4 && known.has(stem);
}

/** `12345678`, `98765432`, `abcdefgh`: each character is one more (or one less) than the previous one. */
function isRun(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  return [1, -1].some((step) => codes.every((code, index) => index === 0 || code - (codes[index - 1] ?? 0) === step));
}
