import { expect } from 'chai';
import type { Page, Route } from 'playwright-core';
import { adminAccountsText } from '../../../packages/web/src/messages/admin-accounts.ts';
import { commonText } from '../../../packages/web/src/messages/common.ts';
import { companyText } from '../../../packages/web/src/messages/company.ts';
import { groupsText } from '../../../packages/web/src/messages/groups.ts';
import { membersText } from '../../../packages/web/src/messages/members.ts';
import { registerText } from '../../../packages/web/src/messages/register.ts';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { button, field, fillFields } from '../support/hands.ts';
import { logInAdminPage, logInPage } from '../support/log-in-page.ts';
import { openScreen } from '../support/opened-screen.ts';
import { makePeople, type People } from '../support/people.ts';
import { servedWeb } from '../support/serve-web.ts';

const common = commonText.jp;

interface FormCase {
  readonly who: 'root' | 'admin' | 'stranger';
  readonly path: string;
  readonly call: string;
  readonly typed: Readonly<Record<string, string>>;
  readonly action: string;
  readonly pending: string;
  /** What the person reads at the end. */
  readonly done: string;
}

const cases: readonly FormCase[] = [
  {
    who: 'stranger',
    path: '/auth/register',
    call: '/v1/auth/register',
    typed: { [registerText.jp.email]: 'slow@example.jp' },
    action: registerText.jp.send,
    pending: registerText.jp.sending,
    done: registerText.jp.confirmSent('slow@example.jp'),
  },
  {
    who: 'root',
    path: '/settings/company',
    call: '/v1/companies/',
    typed: { [companyText.jp.address]: '東京都千代田区丸の内1-1-1 𠮷田ビル' },
    action: common.save,
    pending: common.saving,
    done: common.saved,
  },
  {
    who: 'root',
    path: '/settings/group/create',
    call: '/v1/groups',
    typed: { [groupsText.jp.name]: '髙﨑営業部' },
    action: common.add,
    pending: groupsText.jp.adding,
    done: groupsText.jp.added('髙﨑営業部'),
  },
  {
    who: 'root',
    path: '/settings/user/invite',
    call: '/v1/users/invite',
    typed: { [membersText.jp.addresses]: 'one@example.jp\ntwo@example.jp' },
    action: membersText.jp.sendInvitations,
    pending: membersText.jp.sending,
    done: membersText.jp.invited(2),
  },
  {
    who: 'admin',
    path: '/admin/companies/create',
    call: '/admin/v1/companies',
    typed: { [adminAccountsText.jp.companies.name]: '株式会社𠮷田' },
    action: common.save,
    pending: common.saving,
    done: adminAccountsText.jp.companies.created,
  },
];

oneDatabase('postgres', 'a form on a bad network', (own) => {
  const server = servedWeb(own);
  const open = browserPages();
  let people: People;
  before(async () => {
    people = await makePeople(own.database);
  });

  async function enter({ who, path }: FormCase): Promise<Page> {
    const { page } = await open();
    if (who === 'admin') await logInAdminPage(page, server(), people.admin);
    if (who === 'root') await logInPage(page, server(), people.root.user, people.root.company);
    await openScreen(page, `${server().url}${path}`);
    return page;
  }

  for (const form of cases)
    it(`loses nothing that was typed, and is sent once: ${form.path}`, async () => {
      const page = await enter(form);
      const send = button(page, form.action).last();
      const refusal = page.locator('form .ui-notice');
      const expectKept = async (): Promise<void> => {
        for (const [label, value] of Object.entries(form.typed))
          expect(await field(page, label).inputValue(), label).to.equal(value);
      };
      await fillFields(page, form.typed);

      await page.context().setOffline(true);
      await send.click();
      await refusal.waitFor();
      await expectKept();
      await page.context().setOffline(false);

      let calls = 0;
      let handle = (route: Route): Promise<void> =>
        route.fulfill({ status: 500, contentType: 'application/json', body: '{"success":false,"code":"internal"}' });
      await page.route(
        (url) => url.pathname.startsWith(form.call),
        (route) => {
          if (route.request().method() === 'GET') return route.fallback();
          calls += 1;
          return handle(route);
        },
      );
      const failed = page.waitForResponse((response) => response.status() === 500);
      await send.click();
      await failed;
      await refusal.waitFor();
      await expectKept();
      expect(calls).to.equal(1);

      let answer = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      handle = async (route) => {
        await held;
        await route.continue();
      };
      await send.click();
      const waiting = button(page, form.pending).last();
      await waiting.waitFor();
      await waiting.click({ force: true });
      await field(page, Object.keys(form.typed)[0] ?? '').press('Control+Enter');
      await expectKept();
      expect(calls).to.equal(2);
      answer();
      await page.getByText(form.done).first().waitFor();
      expect(calls).to.equal(2);
    });
});
