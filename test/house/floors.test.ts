import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { importsOf, sourceFiles } from '../support/imports.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const domains = join(root, 'packages/server/src/domains');

/** The floors of the table in docs/architecture.md, from the top; on each its domains, those joined by a plus together. */
function readFloors(): readonly (readonly string[])[][] {
  const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const section = page.split('## Floors of the domains')[1]?.split('\n## ')[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.split('|')[2] ?? '')
    .map((cell) => cell.split(',').map((names) => names.split('+').map((name) => name.trim())));
}

const domainOf = (file: string): string => relative(domains, file).split('/')[0] ?? '';

describe('the floors of the domains', () => {
  const floors = readFloors();
  const groups = floors.flat();
  const floorOf = (domain: string): number => floors.findIndex((floor) => floor.flat().includes(domain));

  it('name every domain once', () => {
    expect(groups.flat().toSorted()).to.deep.equal(readdirSync(domains).toSorted());
  });

  it('are kept by the imports: a domain knows only domains below it', () => {
    const upward = sourceFiles(domains).flatMap((file) =>
      importsOf(file)
        .filter(({ from }) => from.startsWith(domains) && domainOf(from) !== domainOf(file))
        .filter(({ from }) => floorOf(domainOf(from)) <= floorOf(domainOf(file)))
        .filter(({ from }) => !groups.some((group) => group.includes(domainOf(file)) && group.includes(domainOf(from))))
        .map(({ from }) => `${relative(domains, file)} -> ${relative(domains, from)}`),
    );
    expect(upward).to.deep.equal([]);
  });
});
