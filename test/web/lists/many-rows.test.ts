import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { browserPages, windowSizes, type WindowSize } from '../../support/browser/browser-pages.ts';
import { treeText } from '../../../packages/web/src/messages/tree.ts';
import { servedStyleguide } from '../support/served-styleguide.ts';

const rowIndex = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-rowindex'));

describe('a list of 10,000 rows', () => {
  const address = servedStyleguide();
  const open = browserPages();

  async function showRows(size: WindowSize): Promise<Page> {
    const { page } = await open(size);
    await page.goto(`${address()}?group=lists`);
    await page.getByRole('button', { name: '10,000件を表示' }).click();
    const grid = page.getByRole('grid', { name: '書類（many）' });
    // The space below the rows: the part that draws them is loaded.
    await grid.locator('.ui-grid-space').last().waitFor({ state: 'attached' });
    await grid.getByRole('row').nth(1).focus();
    return page;
  }

  for (const [device, size] of Object.entries(windowSizes))
    it(`has only some of them in the page, and the last is reached by End and the first by Home (${device})`, async () => {
      const page = await showRows(size);
      const grid = page.getByRole('grid', { name: '書類（many）' });
      expect(await grid.getAttribute('aria-rowcount')).to.equal('10001');
      await page.keyboard.press('End');
      const last = grid.locator('[aria-rowindex="10001"]');
      await last.waitFor();
      await page.waitForFunction(() => document.activeElement?.getAttribute('aria-rowindex') === '10001');
      const box = await last.boundingBox();
      expect(box?.y).to.be.within(0, size[1]);
      expect(await grid.getByRole('row').count()).to.be.lessThan(100);
      await page.keyboard.press('ArrowUp');
      expect(await rowIndex(page)).to.equal('10000');
      await page.keyboard.press('Home');
      await page.waitForFunction(() => document.activeElement?.getAttribute('aria-rowindex') === '2');
    });

  it('keeps the row with the focus in the page while others scroll by', async () => {
    const page = await showRows(windowSizes.desk);
    await page.evaluate(() => scrollTo(0, 200_000));
    await page.waitForFunction(() => document.querySelectorAll('tr[aria-rowindex^="4"][data-index]').length > 5);
    expect(await rowIndex(page)).to.equal('2');
  });
});

describe('a tree with an order of its own', () => {
  const address = servedStyleguide();
  const open = browserPages();

  it('moves items up and down, and before others by the mouse where the marker is', async () => {
    const { page } = await open();
    await page.goto(`${address()}?group=trees-and-panels`);
    const tree = page.getByRole('tree', { name: '書類カテゴリ', exact: true });
    const names = (): Promise<string[]> =>
      tree
        .getByRole('treeitem')
        .evaluateAll((items) =>
          items.map((item) => item.querySelector('.ui-tree-name')?.firstChild?.textContent?.slice(0, 3) ?? ''),
        );
    await tree.getByRole('treeitem', { name: '届出' }).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await page.getByText(treeText.jp.moved('届出')).waitFor();
    expect((await names()).map((name) => name.trim())).to.deep.equal(['総務部', '届出', '𠮷髙', '契約', '営業部']);
    const grip = await tree.getByRole('treeitem', { name: '営業部' }).locator('.ui-tree-grip').boundingBox();
    const target = await tree.getByRole('treeitem', { name: '総務部' }).boundingBox();
    if (grip === null || target === null) throw new Error('The tree is not shown.');
    await page.mouse.move(grip.x + 8, grip.y + 8);
    await page.mouse.down();
    await page.mouse.move(target.x + 150, target.y + 4, { steps: 5 });
    expect(await tree.getByRole('treeitem', { name: '総務部' }).getAttribute('data-drop')).to.equal('before');
    await page.mouse.up();
    await page.getByText(treeText.jp.moved('営業部')).waitFor();
    expect((await names())[0]).to.equal('営業部');
  });
});
