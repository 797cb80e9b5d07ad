import { MailError } from './mail-error.ts';

/** A single address: no name, list, comment, quotes, or line break that could become a header. */
const single = /^[^\s\p{Cc}@<>()[\]\\,;:"]{1,64}@[^\s\p{Cc}@<>()[\]\\,;:"]{1,255}$/u;

/** The address in the form that nodemailer accepts without parsing. Throws MailError refused when it is not exactly one address. */
export function addressOf(to: string): { readonly name: string; readonly address: string } {
  if (to.length > 254 || !single.test(to)) throw new MailError('refused', 'This is not the address of one mailbox.');
  return { name: '', address: to };
}
