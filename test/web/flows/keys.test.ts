import { expect } from 'chai';
import type { CDPSession, Page } from 'playwright-core';
import { authText } from '../../../packages/web/src/messages/auth.ts';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { openScreen } from '../support/opened-screen.ts';
import { servedWeb } from '../support/serve-web.ts';

const text = authText.jp.login;

/** Counts the submits of forms of the page, which stay without effect. */
async function countSubmits(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(globalThis, { submits: 0 });
    document.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        event.stopPropagation();
        (globalThis as unknown as { submits: number }).submits += 1;
      },
      true,
    );
  });
  return () => page.evaluate(() => (globalThis as unknown as { readonly submits: number }).submits);
}

oneDatabase('postgres', 'the keys of a form', (own) => {
  const server = servedWeb(own);
  const open = browserPages();

  async function openForm(): Promise<{ page: Page; devices: CDPSession; submits: () => Promise<number> }> {
    const { page } = await open();
    await openScreen(page, `${server().url}/auth/login`);
    await page.getByLabel(text.email).focus();
    return { page, devices: await page.context().newCDPSession(page), submits: await countSubmits(page) };
  }

  it('do not send when Enter ends a kanji conversion', async () => {
    const { page, devices, submits } = await openForm();
    await devices.send('Input.imeSetComposition', { text: '髙橋', selectionStart: 2, selectionEnd: 2 });
    await page.keyboard.press('Enter');
    expect(await submits()).to.equal(0);
    await devices.send('Input.insertText', { text: '髙橋' });
    expect(await page.getByLabel(text.email).inputValue()).to.contain('髙橋');
    // The end of a conversion counts from the turn that follows it.
    await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve))));
    await page.keyboard.press('Enter');
    expect(await submits()).to.equal(1);
  });

  it('do not send for keys that an input method handles, as Safari reports them', async () => {
    const { page, submits } = await openForm();
    const isPrevented = await page.getByLabel(text.email).evaluate((input) => {
      const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, keyCode: 229 });
      return !input.dispatchEvent(event);
    });
    expect([isPrevented, await submits()]).to.deep.equal([true, 0]);
  });

  for (const key of ['Control+Enter', 'Meta+Enter'])
    it(`send once for ${key}`, async () => {
      const { page, submits } = await openForm();
      await page.keyboard.press(key);
      expect(await submits()).to.equal(1);
    });
});
