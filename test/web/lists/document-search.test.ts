import { expect } from 'chai';
import { createDocument } from '../../../packages/server/src/domains/documents/create-document.ts';
import { documentSearchText } from '../../../packages/web/src/messages/document-search.ts';
import { listText } from '../../../packages/web/src/messages/list.ts';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { makeCategory, makeWorkspace } from '../../server/support/factories.ts';
import { logInPage } from '../support/log-in-page.ts';
import { openScreen } from '../support/opened-screen.ts';
import { servedWeb } from '../support/serve-web.ts';

const source = {
  actor: { kind: 'system', name: 'test' },
  requestId: null,
  address: null,
  userAgent: null,
} as const;

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
});
