import { MailError } from './mail-error.ts';

/** One address and nothing beside it: no name, list, comment, quotes, or line break that could become a header. */
const single = /^[^\s\p{Cc}@<>()[\]\\,;:"]{1,64}@[^\s\p{Cc}@<>()[\]\\,;:"]{1,255}$/u;

/** The address, as nodemailer takes it without parsing. Throws MailError refused when it is not exactly one. */
export function addressOf(to: string): { readonly name: string; readonly address: string } {
  if (to.length > 254 || !single.test(to)) throw new MailError('refused', 'This is not the address of one mailbox.');
  return { name: '', address: to };
}
