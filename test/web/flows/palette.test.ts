import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { searchKey, typedKeys } from '../../../packages/web/src/layouts/palette/search-key.ts';
import { siteTitles } from '../../../packages/web/src/messages/jp/site-titles.ts';
import { listScreens } from '../../../packages/web/src/routes/all-screens.ts';
import { paletteText } from '../../../packages/web/src/messages/palette.ts';
import { browserPages, windowSizes } from '../../support/browser/browser-pages.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { makeMember } from '../../server/support/factories.ts';
import { findBarriers } from '../support/axe.ts';
import { logInAdminPage, logInPage } from '../support/log-in-page.ts';
import { openScreen, seeScreen } from '../support/opened-screen.ts';
import { makePeople, type People } from '../support/people.ts';
import { servedWeb } from '../support/serve-web.ts';

const text = paletteText.jp;

describe('What is typed into the command palette', () => {
  it('finds other forms of kanji, kana of both kinds and widths, and romaji', () => {
    expect(searchKey('髙﨑　ﾕｰｻﾞｰ')).to.equal(searchKey('高崎ゆざ'));
    expect(searchKey('𠮷野')).to.equal('吉野');
    expect(typedKeys('settei')).to.include('せってい');
    expect(typedKeys('設定')).to.deep.equal(['設定']);
  });
});

oneDatabase('postgres', 'the command palette', (own) => {
  const server = servedWeb(own);
  const open = browserPages();
  let people: People;
  before(async () => {
    people = await makePeople(own.database);
    const { company } = people.root;
    if (company === undefined) throw new Error('The root user has a company.');
    await makeMember(own.database, { company, values: { last_name: '髙橋', first_name: '美咲' } });
  });
  const input = (page: Page) => page.getByRole('combobox', { name: text.title });
  const chosen = (page: Page) => page.locator('[role=option][aria-selected=true]');

  async function openPalette(size: readonly [number, number] = windowSizes.desk): Promise<Page> {
    const { page } = await open(size);
    await logInPage(page, server(), people.root.user, people.root.company);
    await openScreen(page, `${server().url}/settings`);
    await page.keyboard.press('Control+k');
    await input(page).waitFor();
    return page;
  }

  it('opens a screen by its reading in romaji, and shows it first the next time', async () => {
    const page = await openPalette();
    expect(await findBarriers(page)).to.deep.equal([]);
    await input(page).fill('shoutai');
    await chosen(page).getByText(siteTitles['/settings/user/invite'], { exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${server().url}/settings/user/invite`);
    await seeScreen(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('group', { name: text.groups.recent }).waitFor();
    expect(await chosen(page).innerText()).to.equal(siteTitles['/settings/user/invite']);
  });

  it('finds records of the lists that the person may open, and nothing in the end', async () => {
    const page = await openPalette(windowSizes.phone);
    await input(page).fill('髙橋');
    await page.getByRole('option', { name: /髙橋 美咲/ }).waitFor();
    expect(await findBarriers(page)).to.deep.equal([]);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/settings\/user\/edit\/\d+$/);
    await seeScreen(page);
    await page.keyboard.press('Control+k');
    await input(page).fill('ないない尽くし');
    await page.getByText(text.none).waitFor();
  });

  it('runs commands, leaves Enter to the input method, and gives the focus back', async () => {
    const page = await openPalette();
    const session = await page.context().newCDPSession(page);
    await session.send('Input.imeSetComposition', { text: 'くらい', selectionStart: 3, selectionEnd: 3 });
    await page.keyboard.press('Enter');
    expect(await input(page).count()).to.equal(1);
    await session.send('Input.insertText', { text: 'くらい' });
    await chosen(page).getByText(text.actions.dark).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark');
    await page.keyboard.press('Control+k');
    await input(page).waitFor();
    expect(await findBarriers(page)).to.deep.equal([]);
    await page.keyboard.press('Escape');
    await input(page).waitFor({ state: 'detached' });
  });

  it('offers a general member neither administration nor records', async () => {
    const { page } = await open();
    await logInPage(page, server(), people.general.user, people.general.company);
    await openScreen(page, `${server().url}/settings`);
    await page.keyboard.press('Control+k');
    await input(page).fill('shoutai');
    await page.getByText(text.none).waitFor();
  });

  it('offers no screen that is not available yet', async () => {
    for (const [who, home] of [
      ['root', '/settings'],
      ['admin', '/admin'],
    ] as const) {
      const { page } = await open();
      if (who === 'admin') await logInAdminPage(page, server(), people.admin);
      else await logInPage(page, server(), people.root.user, people.root.company);
      await openScreen(page, `${server().url}${home}`);
      await page.keyboard.press('Control+k');
      await input(page).waitFor();
      const offered = await page.getByRole('group', { name: text.groups.screens }).getByRole('option').allInnerTexts();
      const titles = listScreens().filter(({ ready }) => ready);
      expect(offered).to.not.be.empty;
      for (const each of offered) expect(titles.map(({ title }) => title)).to.include(each);
    }
  });

  it('finds companies for the staff', async () => {
    const { page } = await open();
    await logInAdminPage(page, server(), people.admin);
    await openScreen(page, `${server().url}/admin`);
    await page.keyboard.press('Control+k');
    await input(page).fill('さくら商事');
    await page.getByRole('option', { name: '株式会社さくら商事' }).first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/admin\/companies\/\d+$/);
  });
});
