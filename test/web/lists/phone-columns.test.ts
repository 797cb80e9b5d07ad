import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { approvalsText } from '../../../packages/web/src/messages/approvals.ts';
import { documentsText } from '../../../packages/web/src/messages/documents.ts';
import { makeApprovalScene } from '../../server/approvals/scene.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { browserPages, windowSizes } from '../../support/browser/browser-pages.ts';
import { logInPage } from '../support/log-in-page.ts';
import { openScreen } from '../support/opened-screen.ts';
import { servedWeb } from '../support/serve-web.ts';

const [words, approvals] = [documentsText.jp, approvalsText.jp];

/** What a page writes before the cells of its dates, in their order. */
const namesOfDates = (page: Page): Promise<readonly string[]> =>
  page.locator('tbody td[data-kind="date"]').evaluateAll((cells) =>
    cells.map((cell) => {
      const { content, display } = getComputedStyle(cell, '::before');
      return content === 'none' || display === 'none' ? '' : content.replaceAll('"', '').trim();
    }),
  );

oneDatabase('postgres', 'columns of lists on a phone', (own) => {
  const server = servedWeb(own);
  const open = browserPages();

  it('name each of two dates, which a wide screen names in its heads', async () => {
    const scene = await makeApprovalScene(own.database, server(), 0);
    const id = await scene.file('捨てた書類');
    expect((await scene.applicant.delete(`/v1/documents/${id}`)).status).to.equal(200);
    for (const [size, expected] of [
      ['phone', [words.deletedAt, words.purgedAt]],
      ['desk', ['', '']],
    ] as const) {
      const { page } = await open(windowSizes[size]);
      await logInPage(page, server(), scene.applicantUser, scene.company);
      await openScreen(page, `${server().url}/document/trash`);
      await page.getByText('捨てた書類').waitFor();
      expect(await namesOfDates(page), size).to.deep.equal(expected);
      expect(await page.getByRole('columnheader', { name: words.purgedAt }).count()).to.equal(1);
    }
  });

  it('show whose turn it is in the list of approvals', async () => {
    const scene = await makeApprovalScene(own.database, server(), 1);
    const [approver] = scene.approvers;
    if (approver === undefined) throw new Error('The scene has an approver.');
    const id = await scene.file('承認を待つ書類');
    const asked = { steps: [{ approver_id: approver.user.id, due_on: '2099-12-31' }] };
    expect((await scene.applicant.post(`/v1/documents/${id}/approve/request`, asked)).status).to.equal(200);
    const { page } = await open(windowSizes.phone);
    await logInPage(page, server(), approver.user, scene.company);
    await openScreen(page, `${server().url}/document/approve/list`);
    await page.locator('tbody .ui-badge').getByText(approvals.waiting, { exact: true }).waitFor();
    expect(await namesOfDates(page)).to.include(approvals.dueHead);
  });
});
