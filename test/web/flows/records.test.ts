import { expect } from 'chai';
import { adminServiceText } from '../../../packages/web/src/messages/admin-service.ts';
import { commonText } from '../../../packages/web/src/messages/common.ts';
import { conflictText } from '../../../packages/web/src/messages/conflict.ts';
import { dashboardText } from '../../../packages/web/src/messages/dashboard.ts';
import { adminTitles } from '../../../packages/web/src/messages/jp/admin-titles.ts';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { browserOf } from '../../server/support/factories.ts';
import { button, field, link } from '../support/hands.ts';
import { logInAdminPage, logInPage } from '../support/log-in-page.ts';
import { openScreen } from '../support/opened-screen.ts';
import { makePeople, type People } from '../support/people.ts';
import { servedWeb } from '../support/serve-web.ts';

const [common, dashboard, mails] = [commonText.jp, dashboardText.jp, adminServiceText.jp.mails];

oneDatabase('sqlite', 'a record that changes elsewhere', (own) => {
  const server = servedWeb(own);
  const open = browserPages();
  let people: People;
  before(async () => {
    people = await makePeople(own.database);
  });

  it('keeps what was typed into the dialog of a memo, and shows what the memo is now', async () => {
    const { user, company } = people.root;
    const elsewhere = await browserOf(server(), user, company);
    const { id, version } = (await elsewhere.post('/v1/memos', { content: '髙橋さんに電話' })).body.data as {
      id: number;
      version: number;
    };
    const { page, problems } = await open();
    await logInPage(page, server(), user, company);
    await openScreen(page, `${server().url}/dashboard`);
    await button(page, dashboard.edit('髙橋さんに電話')).click();
    const dialog = page.getByRole('dialog');
    await field(dialog, dashboard.content).fill('𠮷田さんに電話');
    expect((await elsewhere.put(`/v1/memos/${id}`, { content: '三浦さんに電話', version })).status).to.equal(200);
    await button(dialog, common.save).click();
    await dialog.getByText(conflictText.jp.kept).waitFor();
    await button(dialog, common.reload).click();
    await dialog.getByText(conflictText.jp.both([dashboard.content])).waitFor();
    expect(await field(dialog, dashboard.content).inputValue()).to.equal('𠮷田さんに電話');
    await button(dialog, common.save).click();
    await page.getByText(common.saved).waitFor();
    await page.getByRole('listitem').filter({ hasText: '𠮷田さんに電話' }).waitFor();
    expect(problems.filter((each) => !/^409 .*\/v1\/memos\/\d+$|status of 409/.test(each))).to.deep.equal([]);
  });

  it('tells the staff why a mail was refused, what to do, and what was written in it', async () => {
    const mail = await own.database.write((transaction) =>
      own.models.MailRow.create(
        {
          key: 'refused',
          template: 'register-confirm',
          to: 'nobody@example.jp',
          subject: '会員登録のご案内',
          status: 'refused',
          text: '登録を続けるには、\n下のリンクを開いてください。',
          html: '<p>登録を続ける</p>',
          error: '550 5.1.1 User unknown',
        },
        { transaction },
      ),
    );
    const { page, problems } = await open();
    await logInAdminPage(page, server(), people.admin);
    const { heading } = await openScreen(page, `${server().url}/admin/outbox/${mail.id}`);
    expect(heading).to.equal('会員登録のご案内');
    await page.getByText(mails.refusedWhy).waitFor();
    for (const fact of ['nobody@example.jp', '550 5.1.1 User unknown'])
      await page.locator('dd', { hasText: fact }).waitFor();
    expect(await page.locator('pre').innerText()).to.equal('登録を続けるには、\n下のリンクを開いてください。');
    await link(page, adminTitles['/admin/outbox']).last().click();
    await page.getByRole('row').filter({ hasText: 'nobody@example.jp' }).waitFor();
    expect(problems).to.deep.equal([]);
  });
});
