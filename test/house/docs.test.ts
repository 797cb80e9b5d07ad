import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { engineVersion } from '@shorui/engine';
import { expect } from 'chai';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

function pages(): string[] {
  const docs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(root, 'docs', name));
  return [...docs, ...['README.md', 'README.ja.md', 'CONTRIBUTING.md', 'CHANGELOG.md'].map((name) => join(root, name))];
}

interface Package {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

function readPackage(path: string): Package {
  return JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')) as Package;
}

describe('the documentation', () => {
  it('links only to pages and pictures that exist', () => {
    const broken = pages().flatMap((page) =>
      [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
        .map((match) => match[1] ?? '')
        .filter((link) => !existsSync(join(dirname(page), link)))
        .map((link) => `${relative(root, page)}: ${link}`),
    );
    expect(broken).to.deep.equal([]);
  });

  it('gives the reason for every dependency', () => {
    const text = readFileSync(join(root, 'docs/dependencies.md'), 'utf8');
    const packages = ['', 'packages/engine', 'packages/server', 'packages/cli', 'packages/web'].map(readPackage);
    const names = packages.flatMap((each) => Object.keys({ ...each.dependencies, ...each.devDependencies }));
    expect(names.filter((name) => !name.startsWith('@shorui/') && !text.includes(name))).to.deep.equal([]);
  });

  it('and the packages agree on the version', () => {
    expect(readPackage('packages/engine').version).to.equal(engineVersion);
    expect(readPackage('packages/server').version).to.equal(engineVersion);
    expect(readPackage('packages/cli').version).to.equal(engineVersion);
    expect(readPackage('packages/web').version).to.equal(engineVersion);
  });
});

describe('the sources', () => {
  it('stay in small files: 300 lines at most', () => {
    const long = readdirSync(join(root, 'packages'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/(^|\/)(dist|node_modules)\//.test(name))
      .filter((name) => statSync(join(root, 'packages', name)).isFile())
      .filter((name) => readFileSync(join(root, 'packages', name), 'utf8').split('\n').length > 301);
    expect(long).to.deep.equal([]);
  });
});
