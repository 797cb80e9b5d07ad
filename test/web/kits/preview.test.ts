import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { previewText } from '../../../packages/web/src/messages/preview.ts';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { findBarriers } from '../support/axe.ts';
import { openGuide, stateOf } from '../support/guide-page.ts';
import { servePapers } from '../support/served-papers.ts';
import { servedStyleguide } from '../support/served-styleguide.ts';

const words = previewText.jp;

/** The picture of a page, and how much ink is on it: 0 for a white one. */
async function inkOf(page: Locator): Promise<{ readonly picture: string; readonly ink: number }> {
  const picture = await page.screenshot();
  // Not in the page itself, whose policy forbids addresses of data.
  const blank = await page.page().context().newPage();
  const ink = await blank.evaluate(
    async (data) => {
      const image = await createImageBitmap(await (await fetch(data)).blob());
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      context?.drawImage(image, 0, 0);
      const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
      return pixels.filter((shade, index) => index % 4 === 0 && shade < 128).length;
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  );
  await blank.close();
  return { picture: picture.toString('base64'), ink };
}

describe('the preview of a paper', () => {
  const address = servedStyleguide();
  const open = browserPages();

  it('shows the pages that are in view, and draws them anew when an answer changes', async () => {
    const { page, problems } = await open();
    await servePapers(page);
    await openGuide(page, address(), 'preview');
    const example = stateOf(page, 'Preview', 'a contract');
    await example.getByText(words.pages(3)).waitFor();
    const first = example.getByRole('img', { name: words.page(1, 3) });
    await expectInk(first);
    // Pages that are far from the view have no canvas.
    await page.waitForFunction(
      () => document.querySelectorAll('[data-state="a contract"] .ui-preview-page canvas').length < 3,
    );
    const before = await inkOf(first);
    await example.getByLabel('委託者名').fill('株式会社テスト商会');
    await page.waitForFunction(() => true);
    let after = await inkOf(first);
    for (let tries = 0; after.picture === before.picture && tries < 200; tries++) after = await inkOf(first);
    expect(after.picture).to.not.equal(before.picture);
    // Where a value is missing the paper has a mark, when nothing is typed.
    const blank = example.locator('.ui-preview-value[data-blank][title="委託者名"]');
    expect(await blank.count()).to.equal(0);
    await example.getByLabel('委託者名').fill('');
    await blank.first().waitFor();
    // The values of the answer whose input has the focus are marked.
    await example.locator('.ui-preview-value[data-focus][title="委託者名"]').first().waitFor();
    // A bracket has the answers that decide as its name, and shows them to the pointer and to the keyboard.
    const bracket = example.locator('.ui-preview-bracket').first();
    expect(await bracket.getAttribute('aria-label')).to.match(/業務.*ため、印刷されます。/);
    // What the answers leave out is listed with the answers that drop it.
    await example.getByText(/^印刷されない箇所 \d+件$/).click();
    await example
      .getByText(/ため、印刷されません。/)
      .first()
      .waitFor();
    const why = example.getByRole('tooltip');
    expect(await why.count()).to.equal(0);
    await bracket.focus();
    await why.getByText('「委託する業務」').waitFor();
    await page.keyboard.press('ArrowDown');
    await why.getByText('秘密保持').waitFor();
    await page.keyboard.press('Escape');
    expect(await why.count()).to.equal(0);
    await bracket.hover();
    expect(await findBarriers(page)).to.deep.equal([]);
    await why.getByText('「委託する業務」').waitFor();
    expect(problems).to.deep.equal([]);
  });

  it('shows a PDF form with its values over the picture of its page', async () => {
    const { page, problems } = await open();
    await servePapers(page);
    await openGuide(page, address(), 'preview');
    const example = stateOf(page, 'Preview', 'a PDF form');
    const first = example.getByRole('img', { name: words.page(1, 1) });
    // The page itself is drawn by pdf.js below the values.
    await first.locator('.ui-page-picture canvas').waitFor();
    await expectInk(first);
    const before = await inkOf(first);
    const values = await first.locator(':scope > canvas').evaluate((canvas: HTMLCanvasElement) => canvas.width);
    expect(values, 'the canvas of the values').to.be.above(300);
    await example.getByLabel('提出先').fill('新潟県知事');
    let after = await inkOf(first);
    for (let tries = 0; after.picture === before.picture && tries < 200; tries++) after = await inkOf(first);
    expect(after.picture).to.not.equal(before.picture);
    expect(problems).to.deep.equal([]);
  });

  /** Opens the contract alone; its answers come when `until` does. */
  async function openHeld(page: Page, until: Promise<unknown>): Promise<Locator> {
    await servePapers(page);
    await page.route(/consulting-[\w-]+\.json$/, async (route) => {
      await until;
      await route.continue();
    });
    await page.goto(`${address()}?group=preview&state=a-contract`);
    return page.getByRole('img', { name: words.page(1, 3) });
  }

  it('loads its worker and the list of fonts while what it shows is still being read', async () => {
    const { page, problems } = await open();
    const seen = [page.waitForRequest(/paper\.worker/), page.waitForRequest(/\/v1\/paper-fonts$/)];
    // Without them the answers would never come.
    await expectInk(await openHeld(page, Promise.all(seen)));
    expect(problems).to.deep.equal([]);
  });

  it('loads its worker again when the first attempt failed', async () => {
    const { page } = await open();
    await page.route(/paper\.worker/, (route) => route.abort(), { times: 1 });
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('paper.worker'));
    await expectInk(await openHeld(page, failed));
  });

  async function expectInk(page: Locator): Promise<void> {
    let seen = await inkOf(page);
    for (let tries = 0; seen.ink < 1000 && tries < 200; tries++) seen = await inkOf(page);
    expect(seen.ink).to.be.above(1000);
  }
});
