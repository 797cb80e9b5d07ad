import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { publicEntries } from '../reference/public-names.ts';
import { writeReference } from '../reference/write-reference.ts';

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../docs/reference');

describe('the reference of the engine', () => {
  const entries = publicEntries();

  it('describes every public name: each has a docstring', () => {
    const names = entries.flatMap((entry) => entry.names);
    expect(names.length).to.be.greaterThan(500);
    expect(names.filter(({ docstring }) => docstring === '').map(({ origin }) => origin)).to.deep.equal([]);
  });

  it('agrees with the docstrings; after a change of them: `npm run docs:reference`', () => {
    const pages = writeReference(entries);
    expect(readdirSync(folder).toSorted()).to.deep.equal([...pages.keys()].toSorted());
    const outdated = [...pages].filter(([name, text]) => readFileSync(join(folder, name), 'utf8') !== text);
    expect(outdated.map(([name]) => name)).to.deep.equal([]);
  });
});
