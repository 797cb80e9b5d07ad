import type { TestServer } from './start-server.ts';

export interface SentMail {
  readonly template: string;
  readonly to: string;
  readonly locale: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Mails that the server enqueued, oldest first; those to one address if given. */
export function sentMails({ jobs }: Pick<TestServer, 'jobs'>, to?: string): readonly SentMail[] {
  const mails = jobs.filter(({ name }) => name === 'send-mail').map(({ payload }) => payload as SentMail);
  return to === undefined ? mails : mails.filter((mail) => mail.to.toLowerCase() === to.toLowerCase());
}

/** The secret at the end of the link in the newest mail to an address. */
export function linkSecret(server: Pick<TestServer, 'jobs'>, to: string): string {
  const url = sentMails(server, to).at(-1)?.values['url'];
  if (typeof url !== 'string') throw new Error(`No mail with a link was sent to ${to}.`);
  return decodeURIComponent(url.slice(url.lastIndexOf('/') + 1));
}
