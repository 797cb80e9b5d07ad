import type { Locator, Page } from 'playwright-core';
import { sentMails } from '../../server/support/sent-mails.ts';
import type { TestServer } from '../../server/support/start-server.ts';
import { openScreen, type SeenScreen } from './opened-screen.ts';

/** A button, link or field by exactly the words that a person reads. */
export const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });
export const link = (within: Page | Locator, name: string): Locator => within.getByRole('link', { name, exact: true });
export const field = (within: Page | Locator, label: string): Locator => within.getByLabel(label, { exact: true });

/** Fills fields by their labels. */
export async function fillFields(within: Page | Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(within, label).fill(value);
}

/** Opens the link in the newest mail to an address that has one. */
export async function openMailedLink(page: Page, server: TestServer, to: string): Promise<SeenScreen> {
  const url = sentMails(server, to).findLast(({ values }) => 'url' in values)?.values['url'];
  if (typeof url !== 'string') throw new Error(`No mail with a link was sent to ${to}.`);
  return openScreen(page, url);
}

/** Leaves the dialog of the questions that a new file proposes, whether it proposes some (キャンセル) or none (閉じる). */
export const leaveProposal = (page: Page): Promise<void> =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: /^(?:キャンセル|閉じる)$/ })
    // The first is the sign at the top of the dialog.
    .last()
    .click();
