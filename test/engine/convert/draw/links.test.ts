import { expect } from 'chai';
import type { Mark } from '../../../../packages/engine/src/convert/model/index.ts';
import {
  arrayOf,
  dictOf,
  nameOf,
  numberOf,
  openPdf,
  stringOf,
  type PdfDict,
  type PdfFile,
} from '../../../../packages/engine/src/pdf/read/index.ts';
import { checkWithQpdf } from '../../pdf/support/run-qpdf.ts';
import { draw, linesMark, page } from './support.ts';

function link(target: string, x = 20): Mark {
  return { kind: 'link', x, y: 10, width: 50, height: 12, target };
}

function target(bookmark: string, y = 40): Mark {
  return { kind: 'target', x: 10, y, bookmark };
}

function heading(text: string, level: number, y = 20): Mark {
  return { kind: 'target', x: 10, y, heading: { text, level } };
}

function annotations(file: PdfFile, number = 0): PdfDict[] {
  const found = arrayOf(file, file.pages()[number]?.dict.get('Annots')) ?? [];
  return found.flatMap((each) => dictOf(file, each) ?? []);
}

function outline(file: PdfFile): string[] {
  const lines: string[] = [];
  const visit = (first: unknown, depth: number): void => {
    for (let item = dictOf(file, first as PdfDict); item; item = dictOf(file, item.get('Next'))) {
      lines.push(`${'  '.repeat(depth)}${stringOf(file, item.get('Title'))?.text ?? ''}`);
      visit(item.get('First'), depth + 1);
    }
  };
  visit(dictOf(file, file.catalog.get('Outlines'))?.get('First'), 0);
  return lines;
}

describe('pages drawn as PDF: links and outline', () => {
  it('draws links to URIs, in ASCII, at their place', async () => {
    const { bytes, problems } = draw([page(linesMark('見る', 20, 10), link('https://example.co.jp/案内?a=%20b c'))]);
    const file = openPdf(bytes);
    const [annotation] = annotations(file);
    expect(problems).to.deep.equal([]);
    expect(arrayOf(file, annotation?.get('Rect'))).to.deep.equal([20, 78, 70, 90]);
    const action = dictOf(file, annotation?.get('A'));
    expect(nameOf(file, action?.get('S'))).to.equal('URI');
    expect(stringOf(file, action?.get('URI'))?.text).to.equal('https://example.co.jp/%E6%A1%88%E5%86%85?a=%20b%20c');
    expect(numberOf(file, annotation?.get('F'))).to.equal(4);
    expect(await checkWithQpdf(bytes)).to.equal('');
  });

  it('draws links to bookmarks, on later pages too', () => {
    const { bytes } = draw([page(link('#後'), link('#前', 90)), page(target('後', 30)), page(target('前'))]);
    const file = openPdf(bytes);
    const [one, other] = annotations(file);
    const [to, kind, , top] = arrayOf(file, one?.get('Dest')) ?? [];
    expect(to).to.deep.equal(file.pages()[1]?.ref);
    expect(nameOf(file, kind)).to.equal('XYZ');
    expect(top).to.equal(70);
    expect(arrayOf(file, other?.get('Dest'))?.[0]).to.deep.equal(file.pages()[2]?.ref);
  });

  it('reports dangling links once for each target, and links that would run a program', () => {
    const { bytes, problems } = draw([page(link('#無い'), link('#無い', 100), link('javascript:alert(1)', 150))]);
    expect(annotations(openPdf(bytes))).to.deep.equal([]);
    expect(problems.map(({ id, params }) => [id, params])).to.deep.equal([
      ['convert.link-target', { name: '無い' }],
      ['convert.link-scheme', { scheme: 'javascript' }],
    ]);
  });

  it('merges adjacent pieces of a link', () => {
    const file = openPdf(draw([page(link('https://a.jp'), link('https://a.jp', 70), link('https://b.jp', 120))]).bytes);
    expect(annotations(file).map((each) => arrayOf(file, each.get('Rect')))).to.deep.equal([
      [20, 78, 120, 90],
      [120, 78, 170, 90],
    ]);
  });

  it('puts links of rotated marks at their visible position', () => {
    const turned = { kind: 'turned', turn: 'right', x: 100, y: 10, width: 20, height: 80 } as const;
    const file = openPdf(draw([page({ ...turned, marks: [{ ...link('https://a.jp'), x: 0, y: 0 } as Mark] })]).bytes);
    expect(arrayOf(file, annotations(file)[0]?.get('Rect'))).to.deep.equal([108, 40, 120, 90]);
  });

  it('nests headings by level, also where levels are skipped', () => {
    const ranks: [string, number][] = [
      ['先', 2],
      ['第1章', 0],
      ['第1条', 2],
      ['第1項', 3],
      ['第2条', 1],
      ['第2章', 0],
    ];
    const { bytes } = draw([page(...ranks.map(([text, level]) => heading(text, level)), heading('  ', 0))]);
    expect(outline(openPdf(bytes))).to.deep.equal(['先', '第1章', '  第1条', '    第1項', '  第2条', '第2章']);
  });

  it('has no outline without headings', () => {
    expect(openPdf(draw([page()]).bytes).catalog.has('Outlines')).to.equal(false);
  });

  it('points outline entries at their page and height', () => {
    const file = openPdf(draw([page(), page(heading('章', 0, 25))]).bytes);
    const first = dictOf(file, dictOf(file, file.catalog.get('Outlines'))?.get('First'));
    const destination = arrayOf(file, first?.get('Dest'));
    expect(destination?.[0]).to.deep.equal(file.pages()[1]?.ref);
    expect(destination?.[3]).to.equal(75);
  });
});
