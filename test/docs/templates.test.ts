import { expect } from 'chai';
import { parse } from 'yaml';
import { lintTemplate, type TemplateData } from '@shorui/engine';
import { problemCatalogue, problemText } from '@shorui/engine/problems';
import { helperNames } from '@shorui/engine/word';
import { guideSheets } from '../../fixtures/draw/guide/index.ts';
import { readFixture, readText } from '../fixtures/fixture-folders.ts';
import {
  code,
  readDocs,
  readGuide,
  type GuideBlock,
  type GuidePart,
  type GuidePicture,
  type GuideRow,
} from './guide-page.ts';
import { complaints, drawLines, printed } from './printed.ts';

const markdown = new TextDecoder().decode(readDocs('templates.md'));
const parts = readGuide(markdown);

/** The command line keeps every digit of a code in YAML; the plain parser needs quotes for that. */
function readYaml(text: string): TemplateData {
  return parse(text.replace(/: (0\d+)$/gm, ": '$1'")) as TemplateData;
}

const isBlock = (part: GuidePart, label: string): part is GuideBlock => part.kind === 'block' && part.label === label;
const rowsWith = (...names: string[]): GuideRow[] =>
  parts.filter((part): part is GuideRow => part.kind === 'row' && names.every((name) => name in part.cells));

const sample = readYaml(parts.find((part) => isBlock(part, '例のデータ'))?.text ?? '');

interface Example {
  readonly line: number;
  /** A template written as lines, or the Word file that a picture shows. */
  readonly start: GuideBlock | GuidePicture;
  readonly data: TemplateData | null;
  readonly expected: string | null;
  /** Single values of the data that the page quotes, by name. */
  readonly values: readonly (readonly [name: string, value: string])[];
}

/** Templates written as lines or shown as pictures, each with the data and the result that follow before the next one. */
function readExamples(): Example[] {
  const starts = parts.flatMap((part, index) => (isBlock(part, 'ひな形') || part.kind === 'picture' ? [index] : []));
  return starts.flatMap((at, index) => {
    const start = parts[at];
    if (start?.kind !== 'block' && start?.kind !== 'picture') return [];
    const rest = parts.slice(at + 1, starts[index + 1]);
    const until = rest.findIndex(({ kind }) => kind === 'heading');
    const section = until < 0 ? rest : rest.slice(0, until);
    const find = (label: string): string | null => section.find((part) => isBlock(part, label))?.text ?? null;
    const data = find('データ');
    const values = section.flatMap((part) =>
      part.kind === 'block' && part.label.endsWith('の値') ? [[part.label.slice(0, -2), part.text] as const] : [],
    );
    return [
      { line: start.line, start, data: data === null ? null : readYaml(data), expected: find('できあがり'), values },
    ];
  });
}

/** The Word file of a picture filled with its data, which is what the page shows if it shows any. */
function printPicture({ file }: GuidePicture, { data: shown, values }: Example): string {
  const name = file.replace(/^templates-|\.png$/g, '');
  const data = JSON.parse(readText('guide', `${name}.json`)) as TemplateData;
  if (shown !== null) expect(shown, 'data').to.deep.equal(data);
  for (const [key, value] of values) expect(data[key], key).to.equal(value);
  return printed(readFixture('guide', `${name}.docx`), data);
}

describe('the guide to templates', () => {
  for (const example of readExamples()) {
    const { start, data, expected } = example;
    it(`shows in line ${example.line} what its example gives`, () => {
      const text =
        start.kind === 'picture' ? printPicture(start, example) : printed(drawLines(start.text), data ?? sample);
      if (expected === null) expect(text).not.to.match(/\{\{|\}\}/);
      else expect(text).to.equal(expected);
    });
  }

  it('gives a result for every template that it writes out', () => {
    const count = (label: string): number => parts.filter((part) => isBlock(part, label)).length;
    expect(count('ひな形')).to.be.greaterThan(12);
    expect(count('できあがり')).to.be.at.least(count('ひな形'));
  });

  it('has tables with the output of each tag', () => {
    const rows = rowsWith('書き方', '印字');
    expect(rows.length).to.be.greaterThan(80);
    for (const { line, cells } of rows)
      expect(printed(drawLines(code(cells['書き方'] ?? '')), sample), `line ${line}`).to.equal(cells['印字']);
  });

  it('has a table of conditions that hold', () => {
    const rows = rowsWith('条件の書き方', '例のデータでは');
    expect(rows.length).to.be.greaterThan(12);
    for (const { line, cells } of rows) {
      const template = `{{#if ${code(cells['条件の書き方'] ?? '')}}}○{{else}}×{{/if}}`;
      expect(printed(drawLines(template), sample), `line ${line}`).to.equal(cells['例のデータでは']);
    }
  });

  it('shows the words of each error with an example that has it', () => {
    const rows = rowsWith('表示される文', '間違いの例');
    expect(rows.length).to.be.greaterThan(20);
    for (const { line, cells } of rows) {
      const found = complaints(drawLines(code(cells['間違いの例'] ?? '')), sample);
      expect(
        found.some((text) => text.startsWith(cells['表示される文'] ?? ' ')),
        `line ${line}: ${found.join()}`,
      ).to.equal(true);
    }
  });

  it('lists the findings and repairs of lint', () => {
    const rows = rowsWith('点検で見つかること', '間違いの例');
    expect(rows.length).to.be.greaterThan(8);
    for (const { line, cells } of rows) {
      const { findings } = lintTemplate(drawLines(code(cells['間違いの例'] ?? '')));
      const found = findings.find((finding) => problemText(finding, 'ja').what === cells['点検で見つかること']);
      expect(found, `line ${line}: ${findings.map(({ id }) => id).join()}`).not.to.equal(undefined);
      expect(found?.fix?.kind === 'safe', `line ${line}`).to.equal(cells['自動修正'] === 'できます');
    }
  });

  it('quotes errors without an example from the catalog', () => {
    const known = Object.values(problemCatalogue).map(({ ja }) => ja.what.replaceAll(/\{\w+\}/g, ''));
    const rows = rowsWith('表示される文').filter(({ cells }) => !('間違いの例' in cells));
    expect(rows).to.have.length.greaterThan(2);
    for (const { line, cells } of rows) {
      const words = (cells['表示される文'] ?? '').replace('「if」の', '「」の');
      expect(
        known.some((text) => text.startsWith(words) && words !== ''),
        `line ${line}`,
      ).to.equal(true);
    }
  });

  it('lists every function that tags may call, each with an example, and no other', () => {
    const rows = rowsWith('関数', '働き');
    expect(rows.map(({ cells }) => code(cells['関数'] ?? ''))).to.have.members([...helperNames]);
    for (const { cells } of rows) expect(cells['書き方']).to.match(new RegExp(`[{(]${code(cells['関数'] ?? '')}[ }]`));
  });

  it('has a small picture for each of its Word files, and a file for each picture', () => {
    const shown = parts.flatMap((part) => (part.kind === 'picture' ? [part.file] : []));
    expect(shown).to.have.members(Object.keys(guideSheets).map((name) => `templates-${name}.png`));
    for (const file of shown) expect(readDocs('images', file).length, file).to.be.lessThan(60_000);
  });

  it('has links only to existing headings', () => {
    const anchors = parts.flatMap((part) =>
      part.kind === 'heading'
        ? [
            part.text
              .toLowerCase()
              .replace(/[^\p{L}\p{N}\s_ー-]/gu, '')
              .replaceAll(' ', '-'),
          ]
        : [],
    );
    const links = [...markdown.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor ?? '');
    expect(links).to.have.length.greaterThan(10);
    for (const anchor of links) expect(anchors, anchor).to.include(anchor);
  });
});
