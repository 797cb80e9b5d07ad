import { expect } from 'chai';
import { adminTitles } from '../../../packages/web/src/messages/en/admin-titles.ts';
import { siteTitles } from '../../../packages/web/src/messages/en/site-titles.ts';
import { listScreens, type ListedScreen } from '../../../packages/web/src/routes/all-screens.ts';
import { keptPages, windowSizes, type OpenedPage } from '../../support/browser/browser-pages.ts';
import { eachDatabase } from '../../server/support/each-database.ts';
import { findBarriers } from '../support/axe.ts';
import { resizeTo } from '../support/frames.ts';
import { logInAdminPage, logInPage } from '../support/log-in-page.ts';
import { openScreen } from '../support/opened-screen.ts';
import { findOverflow } from '../support/overflow.ts';
import { servedWeb } from '../support/serve-web.ts';
import { walkByTab } from '../support/tab-order.ts';
import { findUnreadyLinks } from '../support/unready-links.ts';
import { addressOf, refusalOf, visitorFor } from './samples.ts';
import { makeScene, type Scene } from './scene.ts';

const ready = listScreens().filter((screen) => screen.ready);
type Who = ReturnType<typeof visitorFor>;

const englishTitles: Readonly<Record<string, string>> = { ...siteTitles, ...adminTitles };

/** What went wrong on a page by itself, but for the refusal that its sample causes. */
const unexpected = ({ path }: ListedScreen, problems: readonly string[]): readonly string[] =>
  problems.filter((each) => {
    const status = refusalOf(path);
    const isRefusal = new RegExp(`^${status} .*/v1/|^Failed to load resource.* ${status} `);
    return status === undefined || !isRefusal.test(each);
  });

eachDatabase('every screen that is ready', (own) => {
  const server = servedWeb(own);
  let scene: Scene;
  before(async () => {
    scene = await makeScene(own, server());
  });

  const look = keptPages(
    async (page, who: Who) => {
      if (own.dialect === 'postgres') await page.addInitScript(() => localStorage.setItem('shorui.locale', 'en'));
      if (who === 'admin') await logInAdminPage(page, server(), scene.people.admin);
      else if (who !== 'stranger') await logInPage(page, server(), scene.people[who].user, scene.people[who].company);
    },
    own.dialect === 'postgres' ? windowSizes.phone : windowSizes.desk,
  );

  /** Opens the screen as somebody who may. */
  async function enter(screen: ListedScreen): Promise<OpenedPage & { readonly title: string }> {
    const address = addressOf(screen.path, scene);
    if (address === undefined)
      throw new Error(`${screen.path} is ready: give it parameters in test/web/walk/samples.ts.`);
    const opened = await look(visitorFor(screen));
    const seen = await openScreen(opened.page, `${server().url}${address}`);
    expect(seen.address).to.equal(address);
    return { ...opened, title: seen.title };
  }

  for (const screen of ready)
    // What a page looks like does not depend on the database; that it opens without a problem, and in English, does.
    if (own.dialect === 'sqlite')
      it(`can be read and used by eye, keyboard and screen reader: ${screen.path}`, async () => {
        const { page, problems, title } = await enter(screen);
        const overflow: string[] = [];
        const barriers = (await findBarriers(page)).map((each) => `light ${each}`);
        const headings = await page.locator('h1:visible').count();
        const language = await page.locator('html').getAttribute('lang');
        const keyboard = await walkByTab(page);
        const unready = await findUnreadyLinks(page);
        await page.emulateMedia({ colorScheme: 'dark' });
        for (const width of [1440, 390, 320]) overflow.push(...(await findOverflow(page, width)));
        // High enough for all of the page: what a bar at the foot covers until one scrolls is no fault.
        await resizeTo(page, 390, 4000);
        barriers.push(...(await findBarriers(page)).map((each) => `dark ${each}`));
        expect({
          title,
          language,
          headings,
          overflow,
          barriers,
          unready,
          ...keyboard,
          problems: unexpected(screen, problems),
        }).to.deep.equal({
          title: `${screen.title}｜書類`,
          language: 'ja',
          headings: 1,
          overflow: [],
          barriers: [],
          unready: [],
          missed: [],
          unmarked: [],
          problems: [],
        });
      });
    else
      it(`opens in English on a phone: ${screen.path}`, async () => {
        const { page, problems, title } = await enter(screen);
        const language = await page.locator('html').getAttribute('lang');
        const overflow = await findOverflow(page, 320);
        expect({ title, language, overflow, problems: unexpected(screen, problems) }).to.deep.equal({
          title: `${englishTitles[screen.path]}｜Shorui`,
          language: 'en',
          overflow: [],
          problems: [],
        });
      });
});
