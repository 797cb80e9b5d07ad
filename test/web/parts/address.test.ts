import { expect } from 'chai';
import type { Route } from 'playwright-core';
import { inputsText } from '../../../packages/web/src/messages/inputs.ts';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { openGuide, stateOf } from '../support/guide-page.ts';
import { servedStyleguide } from '../support/served-styleguide.ts';

const words = inputsText.jp;

const lookUps = '**/v1/applications/get-address-by-postal-code?*';
const yokohama = { province: '神奈川県', district: '横浜市中区' };

/** The reply of the server about a postal code; something else than the server answers for 000-0000. */
async function answerLookUp(route: Route): Promise<void> {
  const code = new URL(route.request().url()).searchParams.get('post_code') ?? '';
  if (code === '0000000') return route.fulfill({ body: '<p>Proxy</p>', contentType: 'text/html' });
  const towns = { '2310002': ['海岸通'], '2310001': ['新港', '北仲通', '桜木町'] }[code] ?? [];
  const data = towns.map((street) => ({ ...yokohama, street }));
  return route.fulfill({ json: { success: true, data, message: '' } });
}

describe('an address with a postal code', () => {
  const address = servedStyleguide();
  const open = browserPages();

  it('fills in the place of the code, lets one of several be chosen, and tells why it cannot', async () => {
    const { page, problems } = await open();
    await page.route(lookUps, answerLookUp);
    await openGuide(page, address(), 'form-kit');
    const form = stateOf(page, 'Form', 'every row');
    const code = form.getByLabel(words.postalCode);
    const search = form.getByRole('button', { name: words.fillAddress });
    const filled = async (): Promise<string[]> =>
      Promise.all([words.prefecture, words.city, words.town].map((label) => form.getByLabel(label).inputValue()));
    await code.fill('２３１−０００２');
    await search.click();
    await form.getByText(words.filled('神奈川県横浜市中区海岸通')).waitFor();
    expect(await filled()).to.deep.equal(['神奈川県', '横浜市中区', '海岸通']);
    expect(await code.inputValue()).to.equal('231-0002');
    expect(await form.getByLabel(words.town).evaluate((each) => each === document.activeElement)).to.equal(true);
    await code.fill('2310001');
    await search.press('Enter');
    await form.getByRole('button', { name: '神奈川県横浜市中区北仲通' }).press('Enter');
    expect(await filled()).to.deep.equal(['神奈川県', '横浜市中区', '北仲通']);
    for (const [typed, problem] of [
      ['123', words.postalCodeWrong],
      ['9999999', words.noPlace],
      ['0000000', words.lookUpFailed],
    ] as const) {
      await code.fill(typed);
      await search.click();
      await form.getByText(problem).waitFor();
      expect(await filled()).to.deep.equal(['神奈川県', '横浜市中区', '北仲通']);
    }
    expect(problems).to.deep.equal([]);
  });
});
