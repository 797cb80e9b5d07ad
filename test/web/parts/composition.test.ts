import { expect } from 'chai';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { convert, countSubmits, openGuide } from '../support/guide-page.ts';
import { servedStyleguide } from '../support/served-styleguide.ts';

describe('Enter during a kanji conversion', () => {
  const address = servedStyleguide();
  const open = browserPages();

  it('sends no form, from any text input of the styleguide', async () => {
    const { page, problems } = await open();
    await openGuide(page, address());
    const submits = await countSubmits(page);
    const devices = await page.context().newCDPSession(page);
    const inputs = await page.locator('main :is(input[type=text], input[type=tel], input:not([type]), textarea)').all();
    const sent: string[] = [];
    let tried = 0;
    for (const input of inputs) {
      if (!(await input.isVisible()) || !(await input.isEditable())) continue;
      await input.focus();
      await convert(page, devices, '変換');
      tried += 1;
      if ((await submits()) > 0) sent.push(await input.evaluate((element) => element.outerHTML));
    }
    expect({ sent, problems }).to.deep.equal({ sent: [], problems: [] });
    expect(tried).to.be.greaterThan(20);
    // The same key does send when nothing is converted, so the test would see it.
    await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve))));
    await page.locator('form input[name=name]').first().press('Enter');
    expect(await submits()).to.equal(1);
  });
});
