import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { dayInJapan } from '../../../packages/server/src/time/japan.ts';
import { commonText } from '../../../packages/web/src/messages/common.ts';
import { conflictText } from '../../../packages/web/src/messages/conflict.ts';
import { documentDetailText } from '../../../packages/web/src/messages/document-detail.ts';
import { documentUploadText } from '../../../packages/web/src/messages/document-upload.ts';
import { documentsText } from '../../../packages/web/src/messages/documents.ts';
import { filesText } from '../../../packages/web/src/messages/files.ts';
import { listText } from '../../../packages/web/src/messages/list.ts';
import { sharesText } from '../../../packages/web/src/messages/shares.ts';
import { makeApprovalScene, type ApprovalScene } from '../../server/approvals/scene.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { button, field, fillFields, link } from '../support/hands.ts';
import { logInPage } from '../support/log-in-page.ts';
import { arriveAt, openScreen } from '../support/opened-screen.ts';
import { servedWeb } from '../support/serve-web.ts';

const [text, upload, files, detail] = [documentsText.jp, documentUploadText.jp, filesText.jp, documentDetailText.jp];
const [shares, conflict, common] = [sharesText.jp, conflictText.jp, commonText.jp];

const textFile = (name: string, content: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });

oneDatabase('sqlite', 'the desk of documents in the browser', (own) => {
  const server = servedWeb(own, { config: { uploadMaxBytes: 102_400 } });
  const open = browserPages();

  /** A company and the page of a member who files documents. */
  async function begin(): Promise<{ scene: ApprovalScene; page: Page; problems: readonly string[] }> {
    const scene = await makeApprovalScene(own.database, server(), 0);
    const { page, problems } = await open();
    await logInPage(page, server(), scene.applicantUser, scene.company);
    return { scene, page, problems };
  }

  async function addFiles(page: Page, chosen: readonly ReturnType<typeof textFile>[]): Promise<void> {
    const choosing = page.waitForEvent('filechooser');
    await button(page, files.choose).last().click();
    await (await choosing).setFiles([...chosen]);
  }

  it('tells where the same content is filed, names the limit, sends a file again, and forgets one that is cancelled', async () => {
    const { scene, page } = await begin();
    const filed = await scene.file('業務委託の覚書', '同じ内容');
    await openScreen(page, `${server().url}/document/upload`);
    const rows = page.getByRole('list', { name: files.files }).getByRole('listitem');
    const row = (name: string) => rows.filter({ hasText: name });

    await addFiles(page, [textFile('写し.txt', '同じ内容'), textFile('大きすぎる.txt', '大'.repeat(40_000))]);
    await row('大きすぎる.txt').getByText(files.size('100KB')).waitFor();
    await row('写し.txt').getByText(upload.same).waitFor();
    expect(await link(row('写し.txt'), '業務委託の覚書').getAttribute('href')).to.equal(`/document/detail/${filed}`);

    // The network is away for one file, and never answers for another.
    let isAway = true;
    await page.route('**/v1/temporary-uploads', async (route) => {
      const isSlow = route.request().postDataBuffer()?.includes('遅い.txt') === true;
      if (isSlow) return;
      await (isAway ? route.abort('connectionfailed') : route.continue());
    });
    await addFiles(page, [textFile('途切れる.txt', '途切れる内容'), textFile('遅い.txt', '遅い内容')]);
    await button(page, files.retry('途切れる.txt')).waitFor();
    isAway = false;
    await button(page, files.retry('途切れる.txt')).click();
    await row('途切れる.txt').getByText(files.done).waitFor();
    await page.getByText(upload.waiting).waitFor();
    await button(page, files.cancel('遅い.txt')).click();
    await row('遅い.txt').waitFor({ state: 'detached' });
    await button(page, files.remove('写し.txt')).click();
    await row('写し.txt').waitFor({ state: 'detached' });
    await button(page, upload.file(1)).waitFor();
    await field(page, text.category).fill('契約');
    await page.getByRole('option', { name: '契約' }).first().click();
    await button(page, upload.file(1)).click();
    await arriveAt(page, /^\/document\/detail\/\d+$/);
    const where = { workspace_id: scene.company.id };
    const saved = await own.models.Document.findAll({ where, order: ['id'] });
    expect(saved.map(({ name }) => name)).to.deep.equal(['業務委託の覚書', '途切れる.txt']);
    expect(await own.models.TemporaryUpload.count({ where })).to.equal(0);
  });

  it('shows what was deleted with who and when, and takes it back', async () => {
    const { scene, page, problems } = await begin();
    const [kept, gone] = [await scene.file('戻す書類'), await scene.file('捨てた書類')];
    for (const id of [kept, gone]) expect((await scene.applicant.delete(`/v1/documents/${id}`)).status).to.equal(200);
    await openScreen(page, `${server().url}/document`);
    await page.getByText(text.empty).waitFor();
    await openScreen(page, `${server().url}/document/trash`);
    await page.getByText(listText.jp.range(1, 2, 2)).waitFor();
    const row = page.getByRole('row').filter({ hasText: '戻す書類' });
    await row.getByText(scene.applicantUser.full_name).waitFor();
    await row.getByText(dayInJapan(server().services.now(), 30).replaceAll('-', '/')).waitFor();
    await row.getByRole('checkbox').check();
    await button(page, text.restore).click();
    await page.getByText(text.restored(1)).waitFor();
    await page.getByText(listText.jp.range(1, 1, 1)).waitFor();
    await openScreen(page, `${server().url}/document`);
    await link(page, '戻す書類').waitFor();
    expect(await link(page, '捨てた書類').count()).to.equal(0);
    expect(problems).to.deep.equal([]);
  });

  it('keeps what two people typed into one document apart, and saves what the second chose', async () => {
    const { scene, page } = await begin();
    const id = await scene.file('覚書');
    await openScreen(page, `${server().url}/document/edit/${id}`);
    await fillFields(page, { [text.name]: 'こちらの名前', [text.recordAmount]: '５０，０００' });
    const { version } = (await scene.root.get(`/v1/documents/${id}`)).body.data;
    const elsewhere = { name: '先の名前', record_party: '株式会社若葉', version };
    expect((await scene.root.put(`/v1/documents/${id}`, elsewhere)).status).to.equal(200);
    await button(page, common.save).click();
    const refused = page.getByRole('alert').filter({ hasText: conflict.kept });
    await refused.getByText(scene.rootUser.full_name).waitFor();
    await button(refused, common.reload).click();
    await page.getByText(conflict.both([text.name])).waitFor();
    expect(await field(page, text.recordParty).inputValue()).to.equal('株式会社若葉');
    await button(page, conflict.theirs(text.name)).click();
    await button(page, common.save).click();
    await arriveAt(page, `/document/detail/${id}`);
    const saved = (await scene.root.get(`/v1/documents/${id}`)).body.data;
    expect(saved).to.include({ name: '先の名前', record_party: '株式会社若葉', record_amount: 50_000 });
  });

  it('lists the links of all documents, revokes one for good, and shows who opened it when in the history of the document', async () => {
    const { scene, page, problems } = await begin();
    const id = await scene.file('見積書');
    const share = async (note: string) =>
      (await scene.applicant.post(`/v1/documents/${id}/share`, { note, most_openings: 5 })).body.data;
    const [first, second] = [await share('取引先'), await share('監査法人')];
    const openLink = (token: string) => server().client().get(`/v1/documents/shared/${token}`);
    expect((await openLink(first.token)).status).to.equal(200);
    await openScreen(page, `${server().url}/document/shared`);
    await page.getByText(listText.jp.range(1, 2, 2)).waitFor();
    const row = page.getByRole('row').filter({ hasText: '取引先' });
    await row.getByText(shares.opened(1, 5)).waitFor();
    await row.getByRole('checkbox').check();
    await button(page, shares.revoke).click();
    await page.getByRole('dialog').getByText(shares.revokeMany(1)).waitFor();
    await button(page.getByRole('dialog'), shares.revoke).click();
    await page.getByText(listText.jp.range(1, 1, 1)).waitFor();
    expect((await openLink(first.token)).body.code).to.equal('dead_link');
    expect((await openLink(second.token)).status).to.equal(200);

    await openScreen(page, `${server().url}/document/detail/${id}?tab=downloads`);
    const opened = page.getByRole('row').filter({ hasText: '取引先' });
    await opened.getByText(detail.viewed).waitFor();
    await opened.getByText('127.0.0.1').waitFor();
    await opened.getByText(dayInJapan(server().services.now()).replaceAll('-', '/')).waitFor();
    await page.getByRole('tab', { name: detail.history }).click();
    await page.getByRole('row').filter({ hasText: scene.applicantUser.full_name }).nth(2).waitFor();
    expect(problems).to.deep.equal([]);
  });
});
