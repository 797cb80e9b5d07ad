import { expect } from 'chai';
import { bytesOf, firstLoad, type FirstPage } from '../../../packages/web/build/first-load.ts';
import { demandBuiltScreens, screensFolder } from '../support/built-screens.ts';

/** Bytes of script by gzip. */
const limits: Readonly<Record<FirstPage, number>> = { login: 130_000, shell: 200_000 };
/** Parts that few screens need: they are loaded where they are used. `calendar-days` is an icon of the menu. */
const lazy = /pdf|editor|calendar(?!-days-)|palette|wanakana|styleguide/i;

describe('The first load of the screens', () => {
  before(() => demandBuiltScreens());
  for (const page of Object.keys(limits) as FirstPage[]) {
    it(`of the ${page} is at most ${limits[page] / 1000} kB of script`, () => {
      const files = firstLoad(screensFolder, page);
      expect(bytesOf(files), files.map(({ file, bytes }) => `${file} ${bytes}`).join('\n')).to.be.at.most(limits[page]);
      expect(files.filter(({ file }) => lazy.test(file))).to.deep.equal([]);
    });
  }
});
