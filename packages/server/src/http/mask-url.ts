/** Query members whose values are secrets or personal data in searches. */
const secretName = /token|secret|code|password|hash|signature|sig|key|email/i;
/** Path segments that may be secrets: long, in the alphabet of tokens, and not plain words. */
const secretPart = /^(?=.*[\dA-Z])[\w-]{16,}$/;

/** An address for the log: possible tokens and personal data are masked. */
export function maskUrl(url: string): string {
  const [path = '', query] = url.split('?', 2);
  const masked = path
    .split('/')
    .map((part) => (secretPart.test(part) || part.includes('%40') || part.includes('@') ? '***' : part))
    .join('/')
    .slice(0, 300);
  if (query === undefined || query === '') return masked;
  const members = [...new URLSearchParams(query)]
    .slice(0, 20)
    .map(([name, value]) => `${name.slice(0, 40)}=${secretName.test(name) || value.length > 40 ? '***' : value}`);
  return `${masked}?${members.join('&')}`;
}
