import { readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { listFiles } from '../support/list-files.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Loan words that end in -er, -or or -ar: their final vowel mark is not dropped (フォルダー, サーバー, ユーザー, メンバー, …). */
const withoutVowelMark =
  /(?:フォルダ|ユーザ|サーバ|メンバ|ブラウザ|コンピュータ|プリンタ|パラメータ|エディタ|ヘッダ|フッタ|レイヤ|タイマ|マネージャ|オーナ|リーダ|センタ|スキャナ|モニタ|オペレータ)(?!ー|ビリティ|リング|シップ)/g;
/** The specification writes カテゴリ in every title. */
const otherCategory = /カテゴリー/g;
/** A text of the specification, quoted exactly. */
const bySpecification = 'ユーザは招待されていません。';

/** A version of an application or a document is 版. These are versions of the program, and a title of the specification. */
const otherVersions =
  /プログラムのバージョン|バージョン(?: \{before\} )?の(?:プログラム|システム)|古いバージョンのまま|プラン新規（新バージョン）/g;

const britishSpelling =
  /\b\w*(?:normalis|analys(?:e\b|ed\b|ing\b)|summaris|recognis|organis|serialis|initialis|optimis|colour|neighbour|behaviour|honour|favour|centred)\w*/gi;
/** Names and passwords that are data. */
const data = new Set(['optimist']);
/** Made-up properties of tests of unknown properties. */
const madeUp = [
  'test/engine/application/edits/refused-edits.test.ts',
  'test/engine/application/validate/structure.test.ts',
];

/** Words of the table in CONTRIBUTING.md that have no other meaning in sources and docs. */
const dialect =
  /\b(?:for want of|whoever|hangs on|anew|goes on with|mends|nobody|somebody|stands for|stand for|is told|are told)\b/gi;

interface Text {
  readonly path: string;
  readonly text: string;
}

function texts(folders: readonly string[], extensions: readonly string[]): readonly Text[] {
  return folders
    .flatMap((folder) => listFiles(join(root, folder)).map((name) => `${folder}/${name}`))
    .filter((path) => extensions.includes(extname(path)) && !/node_modules|\/dist\//.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

function matches(all: readonly Text[], pattern: RegExp): readonly string[] {
  return all.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([word]) => `${path}: ${word}`));
}

describe('the wording of texts', () => {
  const catalogues = texts(
    ['packages/engine/src', 'packages/cli/src', 'packages/server/src', 'packages/web/src', 'docs'],
    ['.ts', '.tsx', '.md'],
  ).filter(
    // Sample data of the style guide.
    ({ path }) => !path.startsWith('packages/web/src/styleguide/'),
  );

  it('keeps the final vowel mark of loan words', () => {
    expect('フォルダとフォルダー、サーバの'.match(withoutVowelMark)).to.deep.equal(['フォルダ', 'サーバ']);
    const readable = catalogues.map(({ path, text }) => ({ path, text: text.replaceAll(bySpecification, '') }));
    expect(matches(readable, withoutVowelMark)).to.deep.equal([]);
  });

  it('uses the word カテゴリ of the specification', () => {
    expect(matches(catalogues, otherCategory)).to.deep.equal([]);
  });

  it('calls versions of applications and documents 版', () => {
    const readable = catalogues.map(({ path, text }) => ({ path, text: text.replaceAll(otherVersions, '') }));
    expect(matches(readable, /.{0,10}バージョン/g)).to.deep.equal([]);
  });

  it('uses American spelling', () => {
    expect('analyse, analyses, normaliser, color, Colours'.match(britishSpelling)).to.deep.equal([
      'analyse',
      'normaliser',
      'Colours',
    ]);
    const sources = texts(['packages', 'bin', 'docs', 'fixtures', 'test'], ['.ts', '.tsx', '.mjs', '.md']).filter(
      ({ path }) => !madeUp.includes(path) && path !== 'test/house/wording.test.ts',
    );
    expect(matches(sources, britishSpelling).filter((found) => !data.has(found.split(': ')[1] ?? ''))).to.deep.equal(
      [],
    );
  });

  it('uses the plain words of CONTRIBUTING.md', () => {
    expect('For want of a name, whoever asks'.match(dialect)).to.deep.equal(['For want of', 'whoever']);
    const folders = ['packages/engine/src', 'packages/cli/src', 'packages/server/src', 'bin', 'docs'];
    expect(matches(texts(folders, ['.ts', '.mjs', '.md']), dialect)).to.deep.equal([]);
  });
});
