import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { createDocument } from '../../../packages/server/src/domains/documents/create-document.ts';
import { createReadVersionJob } from '../../../packages/server/src/domains/documents/previews/read-version-job.ts';
import { documentDetailText } from '../../../packages/web/src/messages/document-detail.ts';
import { documentPreviewText } from '../../../packages/web/src/messages/document-preview.ts';
import { documentSearchText } from '../../../packages/web/src/messages/document-search.ts';
import { listText } from '../../../packages/web/src/messages/list.ts';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { loginAs, makeCategory, makeWorkspace } from '../../server/support/factories.ts';
import { jobContext } from '../../server/tools/tools-bed.ts';
import { logInPage } from '../support/log-in-page.ts';
import { openScreen } from '../support/opened-screen.ts';
import { servedWeb } from '../support/serve-web.ts';

const source = {
  actor: { kind: 'system', name: 'test' },
  requestId: null,
  address: null,
  userAgent: null,
} as const;

const preview = documentPreviewText.jp;

/** Runs in the page: the part of each box that is dark in the picture of its page. */
const inkOfBoxes = (boxes: readonly Element[]): number[] =>
  boxes.map((box) => {
    const canvas = box.parentElement?.querySelector('canvas');
    const context = canvas?.getContext('2d');
    if (canvas === null || canvas === undefined || context === null || context === undefined) return 0;
    const [page, { x, y, width, height }] = [canvas.getBoundingClientRect(), box.getBoundingClientRect()];
    const scale = canvas.width / page.width;
    const area = [(x - page.x) * scale, (y - page.y) * scale, width * scale, height * scale] as const;
    const { data } = context.getImageData(...area);
    let dark = 0;
    for (let at = 0; at < data.length; at += 4) if ((data[at + 3] ?? 0) > 0 && (data[at] ?? 255) < 128) dark += 1;
    return dark / (data.length / 4);
  });

oneDatabase('sqlite', 'the search for documents in the browser', (own) => {
  const server = servedWeb(own);
  const open = browserPages();

  it('marks what two letters found, narrows by an amount, and says when nothing is left', async () => {
    const { company, root } = await makeWorkspace(own.database);
    const { id: category_id } = await makeCategory(own.database, { company });
    for (const [name, record_party, record_amount] of [
      ['業務委託の契約書', '株式会社青空', 1_250_000],
      ['見積書', '契約商事', 9800],
      ['議事録', null, null],
    ] as const)
      await own.database.unitOfWork(source, (unit) =>
        createDocument(unit, {
          workspaceId: company.id,
          userId: root.id,
          facts: { name, category_id, type_id: null, record_date: '2026-04-01', record_amount, record_party },
          status: 'filed',
          source: 'upload',
          file: null,
        }),
      );
    const { page } = await open();
    await logInPage(page, server(), root, company);
    await openScreen(page, `${server().url}/document/search`);
    await page.getByText(listText.jp.range(1, 3, 3)).waitFor();
    await page.getByRole('searchbox').fill('契約');
    await page.getByText(listText.jp.range(1, 2, 2)).waitFor();
    expect(await page.locator('mark').allInnerTexts()).to.deep.equal(['契約', '契約']);
    await openScreen(page, `${server().url}/document/search?q=契約&least=1000000`);
    await page.getByText(listText.jp.range(1, 1, 1)).waitFor();
    expect(await page.locator('tbody .ui-grid-name').innerText()).to.include('業務委託の契約書');
    await openScreen(page, `${server().url}/document/search?q=契約&least=9000000`);
    await page.getByText(listText.jp.clear).first().waitFor();
    await page.getByText(documentSearchText.jp.help).click();
    await page.getByText(documentSearchText.jp.helpLines[0] ?? '').waitFor();
  });

  it('keeps conditions on the server under a name, and exports the list and all files', async () => {
    const { company, root } = await makeWorkspace(own.database);
    const { id: category_id } = await makeCategory(own.database, { company });
    const facts = { category_id, type_id: null, record_date: null, record_amount: null, record_party: null };
    for (const name of ['請求書甲', '請求書乙', '見積書'])
      await own.database.unitOfWork(source, (unit) =>
        createDocument(unit, {
          workspaceId: company.id,
          userId: root.id,
          facts: { ...facts, name },
          status: 'filed',
          source: 'upload',
          file: null,
        }),
      );
    const { page } = await open();
    await logInPage(page, server(), root, company);
    const screen = `${server().url}/document/search`;
    await openScreen(page, `${screen}?q=請求&creator=${root.id}&kind=&shared=0`);
    await page.getByText(listText.jp.range(1, 2, 2)).waitFor();
    await page.getByText(listText.jp.condition(documentSearchText.jp.sharing, '共有していない')).waitFor();

    await page.getByRole('button', { name: listText.jp.saved }).click();
    await page.getByRole('textbox', { name: listText.jp.conditionName }).fill('今月の請求');
    await page.keyboard.press('Enter');
    await page.getByText(listText.jp.conditionSaved('今月の請求')).waitFor();
    await openScreen(page, screen);
    await page.getByText(listText.jp.range(1, 3, 3)).waitFor();
    await page.getByRole('button', { name: listText.jp.saved }).click();
    await page.getByRole('button', { name: '今月の請求', exact: true }).click();
    await page.getByText(listText.jp.range(1, 2, 2)).waitFor();
    expect(new URL(page.url()).searchParams.get('creator')).to.equal(String(root.id));

    await page.getByRole('button', { name: documentSearchText.jp.exports, exact: true }).click();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: documentSearchText.jp.downloadList }).click();
    const stream = await (await coming).createReadStream();
    const csv = (await stream.toArray()).join('');
    expect(csv).to.include('請求書甲').and.to.include('請求書乙').and.not.to.include('見積書');
    await page.getByRole('button', { name: documentSearchText.jp.makeArchive }).click();
    await page.getByText(documentSearchText.jp.making).first().waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: listText.jp.saved }).click();
    await page.getByRole('button', { name: listText.jp.renameCondition('今月の請求') }).click();
    const name = page.getByRole('textbox', { name: listText.jp.renameCondition('今月の請求') });
    await name.fill('請求の一覧');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '請求の一覧', exact: true }).waitFor();
    await page.getByRole('button', { name: listText.jp.removeSaved('請求の一覧') }).click();
    await page.getByText(listText.jp.conditionRemoved('請求の一覧')).waitFor();
    await page.getByText(listText.jp.noneSaved).waitFor();
  });

  it('marks the words on the pages of what it found, and leads from one place to the next', async () => {
    const { company, root } = await makeWorkspace(own.database);
    const category = await makeCategory(own.database, { company });
    const client = await loginAs(server(), root, company);
    for (const [name, bytes] of [
      ['変更届.pdf', readFileSync(new URL('../../../fixtures/forms/notification.pdf', import.meta.url))],
      ['連絡先.txt', Buffer.from('電話番号は下記のとおり。\r\n〒100-0001\r\n電話\r\n番号: 03')],
    ] as const) {
      const form = new FormData();
      form.set('category_id', String(category.id));
      form.set('file', new Blob([bytes]), name);
      const { versions } = (await client.post('/v1/documents', undefined, { form })).body.data;
      const job = { workspace_id: company.id, version_id: versions[0].id as number };
      await createReadVersionJob(server().services).run(job, jobContext());
    }
    const { page, problems } = await open();
    await logInPage(page, server(), root, company);
    const found = async (name: string): Promise<void> => {
      await openScreen(page, `${server().url}/document/search?q=電話番号`);
      await page.getByRole('link', { name }).click();
      await page.getByRole('button', { name: preview.show }).click();
      await page.getByText(preview.hits('電話番号', 1, 2)).waitFor();
    };

    // One place is a word, the other has its letters apart in a table: a box for each.
    await found('変更届');
    const boxes = page.locator('i.ui-hit');
    expect(await boxes.count()).to.equal(5);
    await page.locator('.ui-page-picture canvas').first().waitFor();
    expect(await boxes.evaluateAll(inkOfBoxes)).to.satisfy((parts: number[]) => parts.every((part) => part > 0.05));
    expect(await boxes.nth(0).getAttribute('data-current')).to.equal('true');
    await page.getByRole('button', { name: preview.nextHit }).click();
    await page.getByText(preview.hits('電話番号', 2, 2)).waitFor();
    expect(await boxes.nth(1).getAttribute('data-current')).to.equal('true');
    // The words stay when another tab was looked at.
    await page.getByRole('tab', { name: documentDetailText.jp.facts }).click();
    await page.getByRole('tab', { name: documentDetailText.jp.document, exact: true }).click();
    expect(new URL(page.url()).searchParams.get('q')).to.equal('電話番号');

    await found('連絡先');
    expect(await page.locator('mark.ui-hit').allInnerTexts()).to.deep.equal(['電話番号', '電話\r\n番号']);
    expect(problems).to.deep.equal([]);
  });
});
