import { expect } from 'chai';
import { problemCatalogue } from '@shorui/engine/problems';
import type { CatalogueEntry } from '../../../packages/engine/src/problems/catalogue/entry.ts';

/** Problems of runs that the command line alone makes and continues. */
const ofCommandLine = new Set([
  'bulk.exists',
  'bulk.options-changed',
  'bulk.cannot-write',
  'bulk.worker-failed',
  'bulk.file-missing',
  'bulk.file-changed',
  'bulk.unfinished',
  'bulk.map-unused',
]);

describe('the catalogue of problems', () => {
  it('names no option of the command line, for the web product shows the same words', () => {
    const entries: Readonly<Record<string, CatalogueEntry>> = problemCatalogue;
    const naming = Object.entries(entries)
      .filter(([, { ja, en }]) => [ja, en].some(({ what, fix }) => /(?:^|[^\p{L}\d-])--[a-z]/u.test(`${what} ${fix}`)))
      .map(([id]) => id);
    expect(new Set(naming)).to.deep.equal(ofCommandLine);
  });
});
