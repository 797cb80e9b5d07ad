import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { findBarriers } from '../support/axe.ts';
import { openGuide, stateOf } from '../support/guide-page.ts';
import { findOverflow } from '../support/overflow.ts';
import { demandBuiltScreens, screensFolder } from '../support/built-screens.ts';
import { servedStyleguide } from '../support/served-styleguide.ts';

describe('the styleguide', () => {
  const address = servedStyleguide();
  const open = browserPages();

  it('shows every part without a barrier, by day and by night, and fits into 1440, 390 and 320 px', async function look() {
    // Axe looks at every part twice.
    this.timeout(300_000);
    const { page, problems } = await open();
    await openGuide(page, address());
    const barriers = (await findBarriers(page)).map((each) => `light ${each}`);
    await page.emulateMedia({ colorScheme: 'dark' });
    barriers.push(...(await findBarriers(page)).map((each) => `dark ${each}`));
    const overflow: string[] = [];
    for (const width of [1440, 390, 320]) overflow.push(...(await findOverflow(page, width)));
    expect({ barriers, overflow, problems }).to.deep.equal({ barriers: [], overflow: [], problems: [] });
  });

  it('shows parts as they look under the pointer and with the focus', async () => {
    const { page } = await open();
    await openGuide(page, address(), 'pointer-and-focus');
    const lookOf = (state: string): Promise<readonly string[]> =>
      stateOf(page, 'Looks of Button, main', state)
        .getByRole('button')
        .evaluate((button) => {
          for (const each of document.getAnimations()) each.finish();
          const { backgroundColor, outlineStyle } = getComputedStyle(button);
          return [backgroundColor, outlineStyle];
        });
    const [rest, hover, focus] = [await lookOf('rest'), await lookOf('hover'), await lookOf('focus')];
    expect(hover).to.not.deep.equal(rest);
    expect(focus).to.not.deep.equal(rest);
    await stateOf(page, 'Looks of Button, main', 'rest').getByRole('button').hover();
    expect(await lookOf('rest')).to.deep.equal(hover);
  });

  it('keeps the edge of every input and the mark of every switch where colors are forced', async () => {
    const { page } = await open();
    await page.emulateMedia({ forcedColors: 'active' });
    await openGuide(page, address());
    const lost = await page.locator('main').evaluate((main) => {
      const inputs = [...main.querySelectorAll<HTMLElement>('.ui-input, .ui-button[data-kind=plain]')];
      const edgeless = inputs.filter((each) => getComputedStyle(each).borderTopWidth === '0px');
      const switches = [...main.querySelectorAll('[role=switch]')].filter(
        (each) => getComputedStyle(each, '::before').backgroundColor === getComputedStyle(each).backgroundColor,
      );
      return [...edgeless, ...switches].map((each) => each.outerHTML.slice(0, 160));
    });
    expect(lost).to.deep.equal([]);
  });

  it('is no part of the production build', () => {
    demandBuiltScreens();
    const assets = join(screensFolder, 'assets');
    const holding = readdirSync(assets)
      .filter((name) => name.endsWith('.js'))
      .filter((name) => readFileSync(join(assets, name), 'utf8').includes('guide-part'));
    expect(holding).to.deep.equal([]);
  });
});
