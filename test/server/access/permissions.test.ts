import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { checks, type Case } from './permission-checks.ts';

const cases = JSON.parse(readFileSync(new URL('permission-cases.json', import.meta.url), 'utf8')) as Case[];

/** Cases about calls or the browser are tested there: test/server/auth, test/server/sweeps. */
const elsewhere = new Set(['P004', 'P049', 'P054', 'P067', 'P070']);

describe('decisions of the specification on rights and pages', () => {
  for (const { id, inputs, outcome } of cases) {
    if (elsewhere.has(id)) continue;
    it(`${id} ${JSON.stringify(inputs)} gives ${outcome}`, () => {
      const check = checks[id];
      expect(check, `no check for ${id}`).to.be.a('function');
      const { got, expected } = check!(inputs, outcome);
      expect(got).to.equal(expected);
    });
  }
});
