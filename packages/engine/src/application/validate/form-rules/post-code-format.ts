/** Groups of digit counts in braces; between two groups one space or one hyphen (specification section 5, postCode). */
const formatPattern = /^\{[0-9]+\}(?:[ -]\{[0-9]+\})*$/;

/** True for the format of a postal code field, such as `{3}-{4}`. */
export function isPostCodeFormat(text: string): boolean {
  return formatPattern.test(text);
}

/** Number of digits that a format such as `{3}-{4}` requires: 7. Undefined if it is not such a format. */
export function postCodeFormatDigits(text: string): number | undefined {
  if (!isPostCodeFormat(text)) return undefined;
  return [...text.matchAll(/[0-9]+/g)].reduce((sum, [digits]) => sum + Number(digits), 0);
}
