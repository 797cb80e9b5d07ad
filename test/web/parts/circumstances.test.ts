import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { browserPages, windowSizes } from '../../support/browser/browser-pages.ts';
import { openGuide, stateOf } from '../support/guide-page.ts';
import { servedStyleguide } from '../support/served-styleguide.ts';

const controls =
  'button, a.ui-button, select, textarea, [role=tab], input:not([type=hidden]):not([type=file]), summary, label.ui-choice';

/** Controls that are pressed in less than 44 px of height or width. A label belongs to its box, the edge of a combo box to its input. */
const findSmallTargets = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main, selector) => {
    const seen = [...main.querySelectorAll<HTMLElement>(selector)].filter(
      (each) => each.checkVisibility({ visibilityProperty: true }) && each.getBoundingClientRect().width > 1,
    );
    return seen.flatMap((each) => {
      const target = each.closest('label, .ui-combo > .ui-input') ?? each;
      const { width, height } = target.getBoundingClientRect();
      return Math.min(width, height) >= 43.5 ? [] : [`${width}x${height} ${each.outerHTML.slice(0, 140)}`];
    });
  }, controls);

describe('parts under other circumstances', () => {
  const address = servedStyleguide();
  const open = browserPages();

  it('are pressed in 44 px on a phone', async () => {
    const { page } = await open(windowSizes.phone);
    await openGuide(page, address());
    expect(await findSmallTargets(page)).to.deep.equal([]);
  });

  it('are lower where a person chose the dense view', async () => {
    const { page } = await open();
    await openGuide(page, address());
    const heightOf = async (selector: string): Promise<number> =>
      (await page.locator(selector).first().boundingBox())?.height ?? 0;
    const measured = [
      '[data-part^="Button"] .ui-button',
      '[data-part^="Field"] .ui-input',
      '[data-part="ListTable"] tbody tr',
    ];
    const before = await Promise.all(measured.map(heightOf));
    await page.getByRole('combobox', { name: 'Density' }).selectOption('compact');
    const after = await Promise.all(measured.map(heightOf));
    for (const [at, selector] of measured.entries()) expect(after[at], selector).to.be.below(before[at] ?? 0);
  });

  it('are black on white paper without what is pressed, by night too', async () => {
    const { page } = await open();
    await openGuide(page, address());
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.locator('.ui-button:visible, .ui-toasts:visible, .guide-head:visible').count()).to.equal(0);
    const look = await stateOf(page, 'Section, Facts, Bullets, Phrases', 'facts')
      .locator('dd')
      .first()
      .evaluate((each) => {
        const { color } = getComputedStyle(each);
        return { color, paper: getComputedStyle(document.body).backgroundColor };
      });
    expect(look).to.deep.equal({ color: 'rgb(0, 0, 0)', paper: 'rgb(255, 255, 255)' });
  });

  it('tell the numbers of a chart by arrow keys, and hold the same numbers in a table', async () => {
    const { page } = await open();
    await openGuide(page, address(), 'charts');
    const chart = stateOf(page, 'Chart', 'bar');
    const told = chart.getByRole('status');
    await chart.getByRole('application').focus();
    await page.keyboard.press('ArrowRight');
    expect(await told.textContent()).to.equal('4月：定期 320,000円、都度 120,000円');
    await page.keyboard.press('End');
    expect(await told.textContent()).to.equal('9月：定期 432,000円、都度 151,000円');
    await page.keyboard.press('ArrowLeft');
    expect(await told.textContent()).to.match(/^8月/);
    await chart.locator('summary').focus();
    expect(await told.textContent()).to.equal('');
    await page.keyboard.press('Enter');
    const rows = await chart.getByRole('row').allTextContents();
    expect(rows).to.have.length(7);
    expect(rows[1]).to.equal('4月320,000円120,000円');
  });
});
