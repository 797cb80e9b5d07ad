import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { adminApplicationsText } from '../../../packages/web/src/messages/admin-applications.ts';
import { applicationLabelsText } from '../../../packages/web/src/messages/admin-application-labels.ts';
import { commonText } from '../../../packages/web/src/messages/common.ts';
import { detailText } from '../../../packages/web/src/messages/detail.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { makeAdmin, makePlan } from '../../server/support/factories.ts';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { button, field, fillFields, link } from '../support/hands.ts';
import { logInAdminPage } from '../support/log-in-page.ts';
import { arriveAt, openScreen } from '../support/opened-screen.ts';
import { servedWeb } from '../support/serve-web.ts';

const [common, text, labels] = [commonText.jp, adminApplicationsText.jp, applicationLabelsText.jp];

oneDatabase('postgres', 'applications in the browser of the staff', (own) => {
  const server = servedWeb(own);
  const open = browserPages();

  async function enter(path: string) {
    const opened = await open();
    await logInAdminPage(opened.page, server(), await makeAdmin(own.database));
    await openScreen(opened.page, `${server().url}${path}`);
    return opened;
  }
  /** Fills a form and arrives at the page of the record. */
  async function save(page: Page, values: Readonly<Record<string, string>>, path: RegExp): Promise<void> {
    await fillFields(page, values);
    await button(page, common.save).click();
    await arriveAt(page, path);
  }
  /** Chooses an option of a field of several by typing a part of it. */
  async function choose(page: Page, label: string, words: string): Promise<void> {
    await field(page, label).fill(words);
    await page.getByRole('option', { name: words, exact: true }).click();
    await page.keyboard.press('Escape');
  }

  it('are created with a category and a tag that were made before, and found by them', async () => {
    const { page, problems } = await enter('/admin/application_categories/create');
    await save(page, { [labels.categories.name]: '人事・労務' }, /^\/admin\/application_categories\/\d+$/);
    await openScreen(page, `${server().url}/admin/application_categories/create`);
    await fillFields(page, { [labels.categories.name]: '入社の手続き' });
    await field(page, labels.categories.parent).selectOption({ label: '人事・労務' });
    await save(page, {}, /^\/admin\/application_categories\/\d+$/);
    await page.getByText('人事・労務', { exact: true }).waitFor();

    await openScreen(page, `${server().url}/admin/application_tags/create`);
    await fillFields(page, { [labels.tags.name]: '無料', [labels.tags.color]: 'green' });
    await button(page, common.save).click();
    // It is no color: the field says so, and nothing is saved.
    await field(page, labels.tags.color).and(page.locator('[aria-invalid="true"]')).waitFor();
    await save(page, { [labels.tags.color]: '#4f7a28' }, /^\/admin\/application_tags\/\d+$/);

    await openScreen(page, `${server().url}/admin/applications/create`);
    await fillFields(page, { [text.name]: '雇用契約書の作成', [text.description]: '労働条件を答えるだけです。' });
    await choose(page, text.categories, '入社の手続き');
    await choose(page, text.tags, '無料');
    await save(page, { [text.usageLimit]: '３' }, /^\/admin\/applications\/\d+$/);
    await page.getByText(`3${text.times}`, { exact: true }).waitFor();
    const made = await own.database.models.Application.findOne({ where: { name: '雇用契約書の作成' } });
    expect(made?.usage_limit).to.equal(3);

    await openScreen(page, `${server().url}/admin/application_tags`);
    await link(page, '無料').click();
    await arriveAt(page, /^\/admin\/application_tags\/\d+$/);
    await link(page, labels.showApplications).click();
    await arriveAt(page, '/admin/applications');
    await link(page, '雇用契約書の作成').waitFor();
    expect(problems).to.deep.equal([]);
  });

  it('are changed, priced, copied, deleted and restored', async () => {
    const plan = await makePlan(own.database, { name: '書類作成プラン' });
    const { page, problems } = await enter('/admin/applications/create');
    await save(page, { [text.name]: '秘密保持契約' }, /^\/admin\/applications\/\d+$/);
    await link(page, common.edit).click();
    await arriveAt(page, /\/edit\/\d+$/);
    await save(page, { [text.name]: '秘密保持契約書' }, /^\/admin\/applications\/\d+$/);
    const application = await own.database.models.Application.findOne({ where: { name: '秘密保持契約書' } });
    if (application === null) throw new Error('The name was not saved.');

    const prices = page.getByRole('region', { name: text.prices });
    await button(prices, common.edit).click();
    const dialog = page.getByRole('dialog');
    await fillFields(dialog, { [plan.name]: '99' });
    await button(dialog, common.save).click();
    await field(dialog, plan.name).and(page.locator('[aria-invalid="true"]')).waitFor();
    await fillFields(dialog, { [plan.name]: '3300' });
    await button(dialog, common.save).click();
    await prices.getByText(`3,300${text.yen}`).waitFor();

    await button(page, text.copy).click();
    await button(page.getByRole('dialog'), text.copy).click();
    await page.getByText(text.copied(1)).waitFor();
    await page.waitForURL((url) => !url.pathname.endsWith(`/${application.id}`));
    await prices.getByText(`3,300${text.yen}`).waitFor();

    await openScreen(page, `${server().url}/admin/applications/${application.id}`);
    await button(page, common.delete).click();
    const ask = page.getByRole('dialog');
    for (const effect of text.effects) await ask.getByText(effect).waitFor();
    await button(ask, common.delete).click();
    await arriveAt(page, '/admin/applications');
    await button(page, common.undo).click();
    await page.getByText(detailText.jp.restored(application.name)).waitFor();
    await link(page, application.name).waitFor();
    expect(problems).to.deep.equal([]);
  });

  it('are listed where the address of a form names none', async () => {
    const { page, problems } = await enter('/admin/applications');
    for (const list of ['applications', 'application_tags', 'application_categories', 'companies']) {
      await page.goto(`${server().url}/admin/${list}/edit`);
      await arriveAt(page, `/admin/${list}`);
    }
    expect(problems).to.deep.equal([]);
  });

  it('are deleted and restored several at once', async () => {
    const { page, problems } = await enter('/admin/applications/create');
    for (const name of ['請求書', '見積書']) {
      await openScreen(page, `${server().url}/admin/applications/create`);
      await save(page, { [text.name]: name }, /^\/admin\/applications\/\d+$/);
    }
    await openScreen(page, `${server().url}/admin/applications?q=求書`);
    const choices = page.getByRole('grid').getByRole('checkbox');
    for (const isTakenBack of [true, false]) {
      await choices.last().check();
      await button(page, common.delete).click();
      await button(page.getByRole('dialog'), common.delete).click();
      await page.getByText(text.removedMany(1)).last().waitFor();
      if (!isTakenBack) break;
      await link(page, '請求書').waitFor({ state: 'detached' });
      await button(page, common.undo).click();
      await page.getByText(text.restoredMany(1)).waitFor();
      await link(page, '請求書').waitFor();
    }
    await openScreen(page, `${server().url}/admin/applications?trash=true&q=請求`);
    await choices.last().check();
    await button(page, text.restore).click();
    await button(page.getByRole('dialog'), text.restore).click();
    await page.getByText(text.restoredMany(1)).waitFor();
    await openScreen(page, `${server().url}/admin/applications`);
    await link(page, '請求書').waitFor();
    expect(problems).to.deep.equal([]);
  });
});
