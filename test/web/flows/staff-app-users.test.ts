import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { adminAppUsersText } from '../../../packages/web/src/messages/admin-app-users.ts';
import { adminBulkRunsText } from '../../../packages/web/src/messages/admin-bulk-runs.ts';
import { adminCampaignsText } from '../../../packages/web/src/messages/admin-campaigns.ts';
import { listText } from '../../../packages/web/src/messages/list.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { loginAs, loginAsAdmin, makeAdmin, makePlan, makeWorkspace } from '../../server/support/factories.ts';
import { beginRun, publishApplicationBy } from '../../server/support/published-application.ts';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { button, field, fillFields, link } from '../support/hands.ts';
import { logInAdminPage } from '../support/log-in-page.ts';
import { arriveAt, openScreen } from '../support/opened-screen.ts';
import { servedWeb } from '../support/serve-web.ts';

const [users, runs, campaigns] = [adminAppUsersText.jp, adminBulkRunsText.jp, adminCampaignsText.jp];

oneDatabase('sqlite', 'the use of an application in the browser of the staff', (own) => {
  const server = servedWeb(own);
  const open = browserPages();

  /** A published application that two companies use, one of them to the end. */
  async function furnish() {
    const admin = await makeAdmin(own.database);
    const staff = await loginAsAdmin(server(), admin);
    const application = await publishApplicationBy(staff);
    const plan = await makePlan(own.database, { features: { application_view: true } });
    const names = ['株式会社完了𠮷野', '株式会社途中'] as const;
    for (const name of names) {
      const { company, root } = await makeWorkspace(own.database, { plan_id: plan.id, name });
      const client = await loginAs(server(), root, company);
      const isComplete = name === names[0];
      await beginRun(client, application.id, isComplete ? { 会社名: '青空商事', 決済: 'transfer' } : undefined);
    }
    const opened = await open();
    await logInAdminPage(opened.page, server(), admin);
    return { ...opened, application, staff, names };
  }

  it('lists companies, shows their answers, keeps conditions for all staff and downloads what they leave', async () => {
    const { page, problems, application, names } = await furnish();
    await openScreen(page, `${server().url}/admin/applications/users/${application.id}`);
    await button(page, names[0]).click();
    const drawer = page.getByRole('dialog', { name: users.drawer(names[0]) });
    await drawer.getByText('青空商事', { exact: true }).waitFor();
    await page.keyboard.press('Escape');

    await button(page, users.filters.open).click();
    const dialog = page.getByRole('dialog', { name: users.filters.title });
    await field(dialog, users.filters.name).fill('振込の会社');
    await button(dialog, users.filters.addAnswer).click();
    await field(dialog, users.filters.question(1)).fill('決済');
    await page.getByRole('option', { name: '決済', exact: true }).click();
    await button(dialog, users.filters.add).click();
    // A condition needs its answer too.
    await field(dialog, users.filters.value(1)).and(page.locator('[aria-invalid="true"]')).waitFor();
    await field(dialog, users.filters.value(1)).fill('振込');
    await button(dialog, users.filters.add).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.waitForURL((url) => url.searchParams.has('saved'));
    await button(page, names[1]).waitFor({ state: 'hidden' });
    await button(page, names[0]).waitFor();

    await button(page, users.export.open).click();
    const ask = page.getByRole('dialog', { name: users.export.title });
    await ask.getByLabel(users.export.formats.cp932, { exact: true }).check();
    await ask.getByLabel(users.export.replaceText, { exact: true }).uncheck();
    await button(ask, users.export.action).click();
    // Shift_JIS lacks 𠮷: nothing is downloaded, and the dialog says where the character is.
    await ask.getByText(/𠮷/).waitFor();
    await ask.getByLabel(users.export.formats.utf8, { exact: true }).check();
    const [download] = await Promise.all([page.waitForEvent('download'), button(ask, users.export.action).click()]);
    const csv = readFileSync(await download.path(), 'utf8');
    expect(csv).to.include(names[0]).and.not.include(names[1]);
    expect(problems.filter((each) => !/4(?:00|09|22)/.test(each))).to.deep.equal([]);
  });

  it('starts a bulk run over the complete answers, and one over a CSV', async () => {
    const { page, problems, application } = await furnish();
    await openScreen(page, `${server().url}/admin/applications/bulk-runs/${application.id}`);
    const start = async (): Promise<void> => {
      const dialog = page.getByRole('dialog', { name: runs.startTitle });
      await button(dialog, runs.start).click();
      await dialog.waitFor({ state: 'hidden' });
    };
    await button(page, runs.start).first().click();
    await start();
    await page.getByText(runs.made(0, 1)).first().waitFor();
    await button(page, runs.start).first().click();
    const dialog = page.getByRole('dialog', { name: runs.startTitle });
    await dialog.getByLabel(runs.sources.csv, { exact: true }).first().check();
    await button(dialog, runs.start).click();
    await dialog.getByText(runs.fileMissing).first().waitFor();
    const csv = {
      name: 'answers.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('会社名,決済\nA商事,現金\nB商事,振込\n'),
    };
    await dialog.locator('input[type=file]').setInputFiles(csv);
    await dialog.getByText(csv.name, { exact: true }).waitFor();
    await start();
    const [made] = await own.database.models.BulkRun.findAll({ where: { source: 'csv' } });
    expect(made?.records).to.equal(2);
    await button(page, runs.cancel).first().click();
    await button(page.getByRole('dialog'), runs.cancel).click();
    await page.getByText(runs.cancelled, { exact: true }).waitFor();
    await made?.reload();
    expect(made?.state).to.equal('cancelled');
    expect(problems).to.deep.equal([]);
  });

  it('is announced to companies by a campaign with its own text', async () => {
    const { page, problems, application, names } = await furnish();
    await openScreen(page, `${server().url}/admin/campaign-dashboard?application=${application.id}`);
    // The application is no condition: a list without campaigns says what campaigns are good for.
    await page.getByText(campaigns.emptyWhy, { exact: true }).waitFor();
    expect(await button(page, listText.jp.clear).count()).to.equal(0);
    // A search is one, and removing it keeps the application.
    await page.getByRole('searchbox').fill('見つからない');
    await button(page, listText.jp.clear).first().click();
    await page.getByText(campaigns.emptyWhy, { exact: true }).waitFor();
    expect(new URL(page.url()).search).to.equal(`?application=${application.id}`);
    await button(page, campaigns.add).first().click();
    const dialog = page.getByRole('dialog', { name: campaigns.addTitle });
    await fillFields(dialog, { [campaigns.name]: '春のご案内' });
    await button(dialog, campaigns.add).click();
    await field(dialog, campaigns.companies).and(page.locator('[aria-invalid="true"]')).waitFor();
    await field(dialog, campaigns.companies).fill('途中');
    await page.getByRole('option', { name: names[1], exact: true }).first().click();
    await page.keyboard.press('Tab');
    await dialog.getByLabel(campaigns.ownMailText, { exact: true }).check();
    await fillFields(dialog, { [campaigns.subject]: '{{会社名}}へのご案内', [campaigns.body]: '{{知らない言葉}}' });
    await button(dialog, campaigns.add).click();
    // The server knows which names the words may hold, and says so at the field.
    await field(dialog, campaigns.body).and(page.locator('[aria-invalid="true"]')).waitFor();
    await fillFields(dialog, { [campaigns.body]: '{{氏名}} 様' });
    await button(dialog, campaigns.add).click();
    await page.getByText(campaigns.created).waitFor();
    await button(page, '春のご案内').click();
    const drawer = page.getByRole('dialog', { name: '春のご案内' });
    await drawer.getByText('{{会社名}}へのご案内', { exact: true }).waitFor();
    await drawer.getByText(names[1], { exact: true }).waitFor();
    await link(drawer, campaigns.statistics).click();
    await arriveAt(page, '/admin/campaign-statistics');
    await page.getByText(campaigns.figures.reached, { exact: true }).waitFor();
    expect(problems.filter((each) => !/400/.test(each))).to.deep.equal([]);
  });
});
