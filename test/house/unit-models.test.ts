import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { sourceFiles } from '../support/imports.ts';

const server = join(dirname(fileURLToPath(import.meta.url)), '../../packages/server/src');

describe('units of work', () => {
  it('are used by domains through unit.models, whose queries belong to the transaction without naming it', () => {
    const found = sourceFiles(server)
      .filter((file) => relative(server, file).startsWith('domains/'))
      .filter((file) => /transaction: unit\.transaction|\{ transaction \} = unit/.test(readFileSync(file, 'utf8')))
      .map((file) => relative(server, file));
    expect(found).to.deep.equal([]);
  });
});
