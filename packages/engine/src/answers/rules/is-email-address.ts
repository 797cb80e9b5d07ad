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
export function isEmailAddress(text: string): boolean {
  return text.length <= longestAddress && text.indexOf('@') <= longestLocalPart && addressPattern.test(text);
}
