import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { menuText } from '../../../packages/web/src/messages/menu.ts';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { logInPage } from '../support/log-in-page.ts';
import { openScreen, seeScreen } from '../support/opened-screen.ts';
import { makePeople, type People } from '../support/people.ts';
import { servedWeb } from '../support/serve-web.ts';

const text = menuText.jp;

oneDatabase('postgres', 'the look of screens', (own) => {
  const server = servedWeb(own);
  const open = browserPages();
  let people: People;
  before(async () => {
    people = await makePeople(own.database);
  });

  async function openMenu(): Promise<Page> {
    const { page } = await open();
    await logInPage(page, server(), people.root.user, people.root.company);
    await openScreen(page, `${server().url}/settings`);
    await page.getByRole('button', { name: new RegExp(text.account) }).click();
    return page;
  }
  /** How light the page is, from 0 to 255. */
  const lightness = (page: Page): Promise<number> =>
    page.locator('body').evaluate((body) => {
      const canvas = document.createElement('canvas').getContext('2d');
      if (canvas === null) return Number.NaN;
      canvas.fillStyle = getComputedStyle(body).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return (red + green + blue) / 3;
    });

  it('is in English after the switch, and stays so', async () => {
    const page = await openMenu();
    await page.getByRole('menuitem', { name: text.language }).click();
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    expect((await seeScreen(page)).title).to.match(/｜Shorui$/);
    expect((await openScreen(page, `${server().url}/todo`)).title).to.match(/｜Shorui$/);
  });

  it('is dark when that is chosen, whatever the system says, and stays so', async () => {
    const page = await openMenu();
    expect(await lightness(page)).to.be.greaterThan(200);
    await page.getByRole('menuitemradio', { name: text.dark }).click();
    await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark');
    expect(await lightness(page)).to.be.lessThan(60);
    await openScreen(page, `${server().url}/todo`);
    expect(await lightness(page)).to.be.lessThan(60);
  });

  /** The families of web fonts that the page has declared, once those of rare kanji are there. */
  async function declaredFonts(page: Page): Promise<readonly string[]> {
    await openScreen(page, `${server().url}/auth/login`);
    await page.waitForFunction(() => [...document.fonts].some(({ family }) => family.includes('Shorui Kanji')));
    const families = await page.evaluate(() => [...document.fonts].map(({ family }) => family.replaceAll(/["']/g, '')));
    return [...new Set(families)].sort();
  }

  it('takes the Japanese fonts of the machine, and declares no web fonts in their place', async () => {
    const { page } = await open();
    expect(await declaredFonts(page)).to.deep.equal(['Shorui Kanji', 'Shorui Latin']);
  });

  it('has Japanese web fonts for a machine that has no Japanese font', async () => {
    const { page } = await open();
    // The browser of the tests has the BIZ UD fonts: it is not told of them.
    await page.addInitScript(() => {
      globalThis.FontFace = class extends FontFace {
        constructor(family: string, source: string | BufferSource) {
          super(family, typeof source === 'string' && source.startsWith('local(') ? "local('none')" : source);
        }
      };
    });
    const families = await declaredFonts(page);
    expect(families).to.include.members(['Shorui Gothic', 'Shorui Kanji', 'Shorui Mincho']);
    const loaded = await page.evaluate(async () => {
      const faces = ['16px', 'bold 16px'].map((face) =>
        document.fonts.load(`${face} 'Shorui Gothic'`, '書類 しょるい 髙橋'),
      );
      const paper = document.fonts.load("16px 'Shorui Mincho'", '契約書');
      const all = await Promise.all([...faces, paper]);
      return all.map((parts) => parts.length > 0 && parts.every(({ status }) => status === 'loaded'));
    });
    expect(loaded).to.deep.equal([true, true, true]);
  });

  it('has the kanji of names and the half-width kana that the machine and the Japanese web font lack', async () => {
    const { page } = await open();
    await openScreen(page, `${server().url}/auth/login`);
    // The faces are loaded after the first picture.
    await page.waitForFunction(() => [...document.fonts].some(({ family }) => family.includes('Shorui Kanji')));
    // No font has the last one: it is drawn as a box.
    const pictures = await page.evaluate(
      (characters) =>
        Promise.all(
          characters.map(async (character) => {
            const font = `24px ${getComputedStyle(document.body).fontFamily}`;
            await document.fonts.load(font, character);
            const canvas = document.createElement('canvas').getContext('2d');
            if (canvas === null) return '';
            canvas.font = font;
            canvas.fillText(character, 4, 40);
            return canvas.canvas.toDataURL();
          }),
        ),
      ['吉', '𠮷', '㐂', 'ｶﾞ', 'ﾌﾞ', '\u{2fa20}'],
    );
    expect(new Set(pictures).size).to.equal(6);
  });

  it('follows the system until something is chosen', async () => {
    const { page } = await open();
    await page.emulateMedia({ colorScheme: 'dark' });
    await openScreen(page, `${server().url}/auth/login`);
    expect(await lightness(page)).to.be.lessThan(60);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await lightness(page)).to.be.greaterThan(200);
  });
});
