import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { commonText } from '../../../packages/web/src/messages/common.ts';
import { conflictText } from '../../../packages/web/src/messages/conflict.ts';
import { documentDraftsText } from '../../../packages/web/src/messages/document-drafts.ts';
import { documentsText } from '../../../packages/web/src/messages/documents.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { loginAs, makeCategory, makeWorkspace } from '../../server/support/factories.ts';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { button, field } from '../support/hands.ts';
import { logInPage } from '../support/log-in-page.ts';
import { openScreen } from '../support/opened-screen.ts';
import { servedWeb } from '../support/serve-web.ts';

const [common, text, drafts, conflict] = [commonText.jp, documentsText.jp, documentDraftsText.jp, conflictText.jp];

oneDatabase('sqlite', 'a draft that another window changed', (own) => {
  const server = servedWeb(own);
  const open = browserPages();

  it('keeps what was typed, loads the newer state, compares the fields that both changed, and saves', async () => {
    const { company, root } = await makeWorkspace(own.database);
    await makeCategory(own.database, { company, name: '契約書' });
    const client = await loginAs(server(), root, company);
    const form = new FormData();
    form.set('file', new Blob(['内容']), '覚書.txt');
    const { id: temporary_upload_id } = (await client.post('/v1/temporary-uploads', undefined, { form })).body.data;
    const draft = { name: '仮の名前', record_party: '株式会社青葉', temporary_upload_id };
    const made = await client.post('/v1/documents/drafts', draft);
    expect(made.status, made.text).to.equal(201);
    const { page } = await open();
    await logInPage(page, server(), root, company);
    await openScreen(page, `${server().url}/document/draft/${made.body.data.id}`);
    const name = field(page, text.name);
    await name.fill('こちらの名前');
    await chooseCategory(page);

    const elsewhere = { name: '別の窓の名前', record_party: '株式会社若葉', version: made.body.data.version };
    expect((await client.put(`/v1/documents/drafts/${made.body.data.id}`, elsewhere)).status).to.equal(200);
    const refused = page.getByRole('alert').filter({ hasText: conflict.kept });
    for (const save of [drafts.keep, drafts.fileNext]) {
      const reply = page.waitForResponse(
        (each) => each.url().includes('/v1/documents/drafts/') && each.request().method() !== 'GET',
      );
      await button(page, save).click();
      expect((await reply).status()).to.equal(409);
      await refused.waitFor();
      expect(await refused.count()).to.equal(1);
      expect(await name.inputValue()).to.equal('こちらの名前');
    }

    await button(refused, common.reload).click();
    await page.getByText(conflict.both([text.name])).waitFor();
    expect(await name.inputValue()).to.equal('こちらの名前');
    expect(await field(page, text.recordParty).inputValue()).to.equal('株式会社若葉');
    await button(page, conflict.theirs(text.name)).click();
    expect(await name.inputValue()).to.equal('別の窓の名前');
    await button(page, conflict.own(text.name)).click();
    expect(await name.inputValue()).to.equal('こちらの名前');

    await button(page, drafts.keep).click();
    await page.getByText(drafts.kept).waitFor();
    expect(await page.getByText(conflict.both([text.name])).count()).to.equal(0);
    const saved = (await client.get(`/v1/documents/drafts/${made.body.data.id}`)).body.data;
    expect(saved).to.include({ name: 'こちらの名前', record_party: '株式会社若葉' });
  });

  async function chooseCategory(page: Page): Promise<void> {
    await field(page, text.category).fill('契約書');
    await page.getByRole('option', { name: '契約書' }).first().click();
  }
});
