/** Characters that are no text: C0 and C1 controls (but the line feed), and marks that turn the direction of reading around. */
const notText = /(?!\n)\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
/** What mail programs make a link of by themselves. */
const looksLikeLink = /:\/\/|www\.|[\p{L}\p{N}-]\.[a-z]{2,}/iu;

/** Text of several lines that a user typed. */
export function cleanText(value: string): string {
  return value
    .replaceAll(/\p{Surrogate}/gu, '\ufffd')
    .replaceAll('\r\n', '\n')
    .replaceAll(/[\r\u2028\u2029]/g, '\n')
    .replaceAll(notText, ' ')
    .trim();
}

/**
 * A name that a user chose, in one line. Whoever registers with another's address chooses what that person reads, so a name that
 * would become a link loses its dots and colons to their full-width forms.
 */
export function cleanName(value: string): string {
  const line = cleanText(value).replaceAll(/\s+/g, ' ');
  return looksLikeLink.test(line) ? line.replaceAll('.', '．').replaceAll(':', '：').replaceAll('/', '／') : line;
}
