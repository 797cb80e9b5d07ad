import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { adminToolText } from '../../../packages/web/src/messages/admin-tool.ts';
import { filesText } from '../../../packages/web/src/messages/files.ts';
import { makeDocx, p } from '../../engine/word/support/make-docx.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { loginAsAdmin, makeAdmin } from '../../server/support/factories.ts';
import { buildApplication, jobContext } from '../../server/tools/tools-bed.ts';
import type { Services } from '../../../packages/server/src/services.ts';
import { createExportJob } from '../../../packages/server/src/domains/tools/export-job.ts';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { button } from '../support/hands.ts';
import { logInAdminPage } from '../support/log-in-page.ts';
import { openScreen } from '../support/opened-screen.ts';
import { servedWeb } from '../support/serve-web.ts';

const text = adminToolText.jp;

/** Holds back what the server stores, until the result is called. */
function holdStored({ storage }: Pick<Services, 'storage'>): () => void {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const put = storage.put.bind(storage);
  storage.put = async (...content) => {
    await gate;
    return put(...content);
  };
  return () => release();
}

oneDatabase('sqlite', 'exports and imports in the browser of the staff', (own) => {
  const server = servedWeb(own);
  const open = browserPages();

  it('move an application: it is exported, and an import shows what it would do before it is confirmed', async () => {
    const admin = await makeAdmin(own.database);
    const staff = await loginAsAdmin(server(), admin);
    const instance = { server: server(), staff, database: own.database };
    const { at } = await buildApplication(instance, makeDocx(p('{{会社名}} 御中')), {
      name: '業務委託契約',
      publish: false,
    });
    const { page, problems } = await open();
    await logInAdminPage(page, server(), admin);
    await openScreen(page, `${server().url}/admin/tool`);
    await page.getByRole('combobox', { name: text.applications, exact: true }).fill('業務委託');
    await page.getByRole('option', { name: '業務委託契約', exact: true }).click();
    await button(page, text.start).click();
    await page.getByText(text.started).waitFor();
    await page.getByText(text.states.waiting, { exact: true }).waitFor();

    const [row] = await own.database.models.DataExport.findAll();
    if (row === undefined) throw new Error('No export was started.');
    await createExportJob(server().services).run({ export_id: row.id }, jobContext());
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: text.downloadOf(text.name(text.kinds.application, row.id)) }).click(),
    ]);
    const zip = { name: 'export.zip', mimeType: 'application/zip', buffer: readFileSync(await download.path()) };

    const { version } = (await staff.get(at)).body.data;
    await staff.put(at, { name: '名前を変えた契約', version });
    const changes = [
      { action: 'create', kind: 'question', value: { name: '追加した質問', title: '追加した質問', type: 'fields' } },
    ];
    const edited = await staff.post(`${at}/edit`, { version: version + 1, changes });
    expect(edited.status, edited.text).to.equal(200);
    // The server keeps its reply back: all is sent, and nothing is said to be there.
    const release = holdStored(server().services);
    await page.locator('input[type=file]').setInputFiles(zip);
    await page.getByRole('listitem').getByText(filesText.jp.received, { exact: true }).waitFor();
    release();
    const preview = page.getByRole('region', { name: text.preview });
    await preview.getByText('業務委託契約', { exact: true }).waitFor();
    await preview.getByText(text.actions.change, { exact: true }).first().waitFor();
    // The preview names what the import would delete and rename.
    await preview.getByText('名前を変更：名前を変えた契約 → 業務委託契約', { exact: true }).waitFor();
    await preview.getByText('質問を削除：追加した質問', { exact: true }).waitFor();
    expect((await staff.get(at)).body.data.name, 'nothing is changed yet').to.equal('名前を変えた契約');

    await button(page, text.confirm).click();
    await button(page.getByRole('dialog'), text.confirm).click();
    await page.getByText(text.done(0, 1)).waitFor();
    expect((await staff.get(at)).body.data.name).to.equal('業務委託契約');
    expect(problems).to.deep.equal([]);
  });

  it('refuse a file that is no export, and say why', async () => {
    const { page } = await open();
    await logInAdminPage(page, server(), await makeAdmin(own.database));
    await openScreen(page, `${server().url}/admin/tool`);
    const file = { name: 'photos.zip', mimeType: 'application/zip', buffer: Buffer.from('not a zip') };
    const [reply] = await Promise.all([
      page.waitForResponse('**/admin/v1/tools/import-data'),
      page.locator('input[type=file]').setInputFiles(file),
    ]);
    const row = page.getByRole('listitem').filter({ hasText: 'photos.zip' });
    await row.and(page.locator('[data-state="refused"]')).waitFor();
    const refusal = (await reply.json()) as { readonly errors: { readonly file: readonly [string] } };
    await row.getByText(refusal.errors.file[0]).waitFor();
    expect(await page.getByRole('region', { name: text.preview }).count()).to.equal(0);
  });
});
