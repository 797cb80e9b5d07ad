import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { importsOf, sourceFiles } from '../support/imports.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const domains = join(root, 'packages/server/src/domains');

/** The floors of the table in docs/architecture.md, from the top, each with its domains. */
function readFloors(): readonly (readonly string[])[] {
  const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const section = page.split('## Floors of the domains')[1]?.split('\n## ')[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.split('|')[2] ?? '')
    .map((cell) => cell.split(',').map((name) => name.trim()));
}

const domainOf = (file: string): string => relative(domains, file).split('/')[0] ?? '';

describe('the floors of the domains', () => {
  const floors = readFloors();
  const floorOf = (domain: string): number => floors.findIndex((floor) => floor.includes(domain));

  it('name every domain once', () => {
    expect(floors.flat().toSorted()).to.deep.equal(readdirSync(domains).toSorted());
  });

  it('are kept by the imports: a domain imports only domains below it, so there are no cycles', () => {
    const upward = sourceFiles(domains).flatMap((file) =>
      importsOf(file)
        .filter(({ from }) => from.startsWith(domains) && domainOf(from) !== domainOf(file))
        .filter(({ from }) => floorOf(domainOf(from)) <= floorOf(domainOf(file)))
        .map(({ from }) => `${relative(domains, file)} -> ${relative(domains, from)}`),
    );
    expect(upward).to.deep.equal([]);
  });
});
