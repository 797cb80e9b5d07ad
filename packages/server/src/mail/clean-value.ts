/** Characters that are not text: C0 and C1 controls (except the line feed), and bidirectional marks. */
const notText = /(?!\n)\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
/** Text that mail programs turn into links. */
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
 * A name chosen by a user, on one line. A person who registers another's address controls what that recipient reads, so the dots and
 * colons of a name that would become a link are replaced by their full-width forms.
 */
export function cleanName(value: string): string {
  const line = cleanText(value).replaceAll(/\s+/g, ' ');
  return looksLikeLink.test(line) ? line.replaceAll('.', '．').replaceAll(':', '：').replaceAll('/', '／') : line;
}
