import { expect } from 'chai';
import { adminApplicationsText } from '../../../packages/web/src/messages/admin-applications.ts';
import { adminTransfersText } from '../../../packages/web/src/messages/admin-transfers.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { makeCompany, makePlan, makeUser } from '../../server/support/factories.ts';
import { browserPages, windowSizes } from '../../support/browser/browser-pages.ts';
import { logInAdminPage, logInPage } from '../support/log-in-page.ts';
import { openScreen } from '../support/opened-screen.ts';
import { servedWeb } from '../support/serve-web.ts';
import { makePeople } from '../support/people.ts';
import { makeAnsweredRuns } from '../walk/answered-runs.ts';

const longName = '株式会社髙島屋𠮷﨑電子計算機器販売サービス東日本ホールディングス';

oneDatabase('sqlite', 'columns of lists about applications', (own) => {
  const server = servedWeb(own);
  const open = browserPages();

  it('give room to what tells runs apart, and name figures on phones', async () => {
    const { admin } = await makePeople(own.database);
    const user = await makeUser(own.database);
    const plan = await makePlan(own.database, { features: { application_view: true } });
    const company = await makeCompany(own.database, { root: user, plan_id: plan.id });
    await makeAnsweredRuns(own, server(), { user, company }, longName);

    const { page } = await open(windowSizes.desk);
    await logInPage(page, server(), user, company);
    await openScreen(page, `${server().url}/applications/list`);
    const subject = page.locator('tbody tr:first-child td[data-roomy]');
    expect((await subject.boundingBox())?.width, 'as wide as the name of the application').to.be.greaterThan(300);
    const names = page.locator('tbody tr:first-child .ui-grid-name');
    const widths = await Promise.all([subject, names].map(async (cell) => (await cell.boundingBox())?.width ?? 0));
    expect(widths[0], 'wider than the name, which repeats').to.be.greaterThan(1.8 * (widths[1] ?? 0));
    expect(await subject.getAttribute('title')).to.equal(await subject.textContent());
    await page.setViewportSize({ width: windowSizes.phone[0], height: windowSizes.phone[1] });
    const height = await subject.evaluate((cell, text) => {
      cell.textContent = text;
      return cell.clientHeight;
    }, longName.repeat(4));
    expect(height, 'two lines').to.be.within(30, 41);

    const { page: phone } = await open(windowSizes.phone);
    await logInAdminPage(phone, server(), admin);
    const namesOf = (): Promise<readonly string[]> =>
      phone
        .locator('tbody tr:first-child td[data-head]')
        .evaluateAll((cells) =>
          cells.map((cell) => getComputedStyle(cell, '::before').content.replaceAll('"', '').trim()),
        );
    const [applications, transfers] = [adminApplicationsText.jp, adminTransfersText.jp];
    await openScreen(phone, `${server().url}/admin/applications`);
    expect(await namesOf()).to.deep.equal([applications.questions, applications.files]);
    await openScreen(phone, `${server().url}/admin/request-confirm`);
    expect(await namesOf()).to.deep.equal([transfers.remaining, transfers.reference]);
  });
});
