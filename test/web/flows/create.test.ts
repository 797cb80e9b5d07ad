import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { readWordText } from '@shorui/engine/convert';
import { createTemplatePreviewJob } from '../../../packages/server/src/domains/document-templates/preview-job.ts';
import { adminTemplatesText } from '../../../packages/web/src/messages/admin-templates.ts';
import { commonText } from '../../../packages/web/src/messages/common.ts';
import { createText } from '../../../packages/web/src/messages/create.ts';
import { documentsText } from '../../../packages/web/src/messages/documents.ts';
import { filesText } from '../../../packages/web/src/messages/files.ts';
import { previewText } from '../../../packages/web/src/messages/preview.ts';
import { templatesText } from '../../../packages/web/src/messages/templates.ts';
import { wizardText } from '../../../packages/web/src/messages/wizard.ts';
import { makeDocx, p } from '../../engine/word/support/make-docx.ts';
import { addOwn } from '../../server/document-templates/bed.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { loginAs, makeAdmin, makeCategory, makeCompany, makePlan, makeUser } from '../../server/support/factories.ts';
import { jobContext } from '../../server/tools/tools-bed.ts';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { button, field, fillFields, link } from '../support/hands.ts';
import { logInAdminPage, logInPage } from '../support/log-in-page.ts';
import { arriveAt, openScreen } from '../support/opened-screen.ts';
import { servedWeb } from '../support/serve-web.ts';

const [common, text, documents] = [commonText.jp, createText.jp, documentsText.jp];
const [templates, admin] = [templatesText.jp, adminTemplatesText.jp];
const { own: words } = templates;

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const wordFile = (name: string, ...paragraphs: readonly string[]) => ({
  name,
  mimeType: docxType,
  buffer: Buffer.from(makeDocx(paragraphs.map((each) => p(each)).join(''))),
});

oneDatabase('postgres', 'documents from templates in the browser', (own) => {
  const server = servedWeb(own);
  const open = browserPages();

  async function makeOffice() {
    const { database } = own;
    const root = await makeUser(database);
    const company = await makeCompany(database, { root, plan_id: (await makePlan(database)).id });
    return { root, company };
  }
  /** Runs the jobs that make the PDFs of templates. */
  async function makePreviews(): Promise<void> {
    const job = createTemplatePreviewJob(server().services);
    for (const { id } of await own.database.models.DocumentTemplate.findAll())
      await job.run({ template_id: id }, jobContext());
  }
  async function chooseFile(page: Page, file: ReturnType<typeof wordFile>): Promise<void> {
    const choosing = page.waitForEvent('filechooser');
    await button(page, filesText.jp.choose).click();
    await (await choosing).setFiles([file]);
  }

  it('are made of an own template: its fields are set, filled in beside the paper, and the draft is filed', async () => {
    const { root, company } = await makeOffice();
    await makeCategory(own.database, { name: '注文' });
    const { page, problems } = await open();
    await logInPage(page, server(), root, company);
    await openScreen(page, `${server().url}/create/first`);
    await link(page, text.ownTemplates).click();
    await arriveAt(page, '/create/template');
    // A mistake in a tag is reported at once, with what to do.
    await chooseFile(page, wordFile('誤り.docx', '{{#if 急ぎ}}至急'));
    await page.getByText(words.wrongAdded('誤り')).waitFor();
    await chooseFile(
      page,
      wordFile('注文書.docx', '{{会社名}} 御中', '納品: {{納品方法}}', '{{#each 明細}}{{品名}}、{{/each}}'),
    );
    await page.getByText(words.readyAdded('注文書', 3)).waitFor();
    await link(page, `${words.edit}：注文書`).click();
    await arriveAt(page, '/create/template/edit');
    await page.getByLabel(words.kindOf('納品方法')).selectOption({ label: templates.kinds.choice });
    await button(page, common.save).click();
    await page.getByText(words.optionsMissing).first().waitFor();
    await page.getByLabel(words.optionsOf('納品方法')).fill('郵送\n手渡し');
    await page.getByLabel(words.title('会社名')).fill('注文先');
    await page.getByLabel(words.requiredOf('会社名')).check();
    await button(page, common.save).click();
    await page.getByText(common.saved).waitFor();

    await makePreviews();
    await link(page, templates.use).click();
    await arriveAt(page, '/create/document');
    await fillFields(page, { [documents.name]: '注文書（山田製作所）' });
    await button(page, text.begin).click();
    await arriveAt(page, '/create/form');
    await button(page, text.make).click();
    await page.getByText(text.faults(1)).waitFor();
    await field(page, '注文先').fill('株式会社山田製作所');
    await page.getByLabel('納品方法', { exact: true }).selectOption({ label: '手渡し' });
    // The paper beside the form has the answer.
    await page.getByText('注文書.docx').first().waitFor();
    await page.locator(`[aria-label="${previewText.jp.title}"] canvas`).first().waitFor();
    await button(page, text.make).click();
    await page.waitForURL(/\/create\/document\/edit\?/);
    await field(page, documents.category).fill('注文');
    await page.getByRole('option', { name: '注文' }).first().click();
    await button(page, text.file).click();
    await arriveAt(page, /^\/document\/detail\/\d+$/);

    const document = await own.database.models.Document.findOne({
      where: { workspace_id: company.id },
      rejectOnEmpty: true,
    });
    expect([document.name, document.status, document.source]).to.deep.equal([
      '注文書（山田製作所）',
      'filed',
      'template',
    ]);
    const client = await loginAs(server(), root, company);
    const file = await client.get(`/v1/documents/${document.id}/download`);
    expect(readWordText(new Uint8Array(file.bytes))).to.deep.equal(['株式会社山田製作所 御中', '納品: 手渡し']);
    expect(problems).to.deep.equal([]);
  });

  it('are not made while answers are not saved, which the page says; nothing is lost', async () => {
    const { root, company } = await makeOffice();
    const client = await loginAs(server(), root, company);
    const template = await addOwn(client, '受領書', '{{受領者}}');
    const begun = await client.post('/v1/document-template-fills', {
      template_id: template.id,
      name: '受領書（髙橋）',
    });
    expect(begun.status, begun.text).to.equal(201);
    const { page } = await open();
    await logInPage(page, server(), root, company);
    await openScreen(page, `${server().url}/create/form?id=${begun.body.data.id}`);
    await page.context().setOffline(true);
    await field(page, '受領者').fill('髙橋恭子');
    await button(page, text.make).click();
    await page.getByText(wizardText.jp.notBegun).waitFor();
    await page.context().setOffline(false);
    await page.getByText(wizardText.jp.notBegun).waitFor({ state: 'detached' });
    await button(page, text.make).click();
    await page.waitForURL(/\/create\/document\/edit\?/);
    const made = await own.database.models.Document.findOne({
      where: { workspace_id: company.id },
      rejectOnEmpty: true,
    });
    const file = await client.get(`/v1/documents/${made.id}/download`);
    expect(readWordText(new Uint8Array(file.bytes))).to.deep.equal(['髙橋恭子']);
  });

  it('begin with what the staff supply, which a company looks at and downloads', async () => {
    const staff = await open();
    await logInAdminPage(staff.page, server(), await makeAdmin(own.database));
    await openScreen(staff.page, `${server().url}/admin/document-templates/create`);
    await fillFields(staff.page, { [templates.name]: '送付状', [templates.tags]: '郵送、社外' });
    await button(staff.page, common.save).click();
    await staff.page.getByText(admin.fileMissing).first().waitFor();
    await staff.page.getByLabel(admin.file, { exact: true }).setInputFiles(wordFile('送付状.docx', '{{宛先}} 様'));
    await button(staff.page, common.save).click();
    // The PDF of the Word file is asked for until it is made.
    await staff.page.waitForURL(/\/admin\/document-templates\/edit\/\d+$/);
    await makePreviews();
    await staff.page.locator('.ui-preview canvas').first().waitFor();
    const made = await own.database.models.DocumentTemplate.findOne({ where: { name: '送付状' }, rejectOnEmpty: true });

    const { root, company } = await makeOffice();
    const { page, problems } = await open();
    await logInPage(page, server(), root, company);
    await openScreen(page, `${server().url}/document-templates`);
    await page.getByRole('searchbox').fill('郵送');
    await link(page, '送付状').click();
    await arriveAt(page, `/document-templates/${made.id}`);
    await page.locator('.ui-preview canvas').first().waitFor();
    const saving = page.waitForEvent('download');
    await button(page, templates.download).click();
    expect((await saving).suggestedFilename()).to.equal('送付状.docx');
    await made.reload();
    expect(made.downloads).to.equal(1);
    expect([...problems, ...staff.problems]).to.deep.equal([]);
  });
});
