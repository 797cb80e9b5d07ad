import { expect } from 'chai';
import type { Inline, Picture } from '../../../../packages/engine/src/convert/model/index.ts';
import {
  itemsOf,
  lineOf,
  marksOfKind,
  paragraphOf,
  plainText,
  textOf,
  textRun,
  textsOf,
} from './support/paragraphs.ts';

const picture: Picture = { bytes: new Uint8Array(), part: 'word/media/image1.png', width: 30, height: 40 };

function glyphsOf(content: readonly Inline[], context = {}) {
  return lineOf(itemsOf(paragraphOf(content), 20, context)[0])?.glyphs ?? [];
}

describe('inlines of a converted paragraph', () => {
  it('are smaller and raised or lowered for superscripts and subscripts', () => {
    const [plain, superscript, subscript] = glyphsOf([
      textRun('文'),
      textRun('2', { script: 'super' }),
      textRun('2', { script: 'sub' }),
    ]);
    expect(plain?.cross).to.equal(0);
    expect(superscript?.size).to.be.closeTo(6.6, 0.001);
    expect(superscript?.cross).to.be.closeTo(3.5, 0.001);
    expect(subscript?.cross).to.be.closeTo(-1.4, 0.001);
  });

  it('are aligned by their tops, middles or bottoms where the paragraph requires it', () => {
    const content = [
      textRun('文', { size: 20 }),
      textRun('a'),
      { kind: 'picture', picture, format: plainText } as const,
    ];
    const crosses = (textAlignment: 'top' | 'center' | 'bottom' | 'baseline'): number[] => {
      const [item] = itemsOf(paragraphOf(content, { textAlignment }), 20);
      const [shown] = marksOfKind(item, 'picture');
      const line = lineOf(item);
      const top = (line?.baseline ?? 0) - (line?.top ?? 0) - (shown?.y ?? 0) - 40;
      return [...(line?.glyphs ?? []).map(({ cross }) => cross), top].map((each) => Math.round(each * 100) / 100);
    };
    const [large = 0, small = 0, shown] = crosses('baseline');
    expect([large, small, shown]).to.deep.equal([0, 0, 0]);
    const [topLarge = 0, topSmall = 0, topShown = 0] = crosses('top');
    // Each reaches as high as the picture of 40 pt.
    expect([topShown, topSmall > topLarge, topLarge > 0]).to.deep.equal([0, true, true]);
    const [lowLarge = 0, lowSmall = 0, lowShown = 0] = crosses('bottom');
    expect([lowLarge, lowSmall < 0, lowShown < 0]).to.deep.equal([0, true, true]);
    const [midLarge = 0, midSmall = 0, midShown = 0] = crosses('center');
    expect([midLarge, midSmall, midShown].map((each, index) => each * 2 - (topOf(index) + lowOf(index)))).to.satisfy(
      (differences: readonly number[]) => differences.every((each) => Math.abs(each) < 0.05),
    );
    function topOf(index: number): number {
      return [topLarge, topSmall, topShown][index] ?? 0;
    }
    function lowOf(index: number): number {
      return [lowLarge, lowSmall, lowShown][index] ?? 0;
    }
  });

  it('print numbers of pages in the format that the field requires', () => {
    const content = [{ kind: 'field', field: 'page', format: plainText, numberFormat: 'upperRoman' }] as const;
    expect(textOf(itemsOf(paragraphOf(content), 40)[0])).to.equal('page upperRoman');
  });

  it('are capitals with the caps format, small capitals for small letters with smallCaps', () => {
    const all = glyphsOf([textRun('Abc社', { caps: 'all' })]);
    expect(all.map(({ glyph }) => glyph.text).join('')).to.equal('ABC社');
    expect(all.map(({ size }) => size)).to.deep.equal([10, 10, 10, 10]);
    const small = glyphsOf([textRun('Abc社', { caps: 'small' })]);
    expect(small.map(({ glyph }) => glyph.text).join('')).to.equal('ABC社');
    expect(small.map(({ size }) => size)).to.deep.equal([10, 8, 8, 10]);
  });

  it('are white on a dark background unless they have a color', () => {
    const colors = glyphsOf([
      textRun('一', { background: '000080' }),
      textRun('二', { background: 'ffff00' }),
      textRun('三', { background: '000000', color: 'ff0000' }),
    ]).map(({ style }) => style.color);
    expect(colors).to.deep.equal(['ffffff', undefined, 'ff0000']);
  });

  it('have one box of background and border for neighbors of equal format', () => {
    const edge = { pattern: 'single', width: 0.5, space: 0 } as const;
    const content = [
      textRun('一'),
      textRun('二三', { background: 'ffff00' }),
      textRun('AB', { background: 'ffff00', bold: true }),
      textRun('四', { border: edge }),
    ];
    const [item] = itemsOf(paragraphOf(content, { latinSpace: false }), 20);
    expect(item?.marks.map(({ kind }) => kind)).to.deep.equal(['box', 'box', 'lines']);
    const boxes = marksOfKind(item, 'box');
    expect(boxes.map(({ x, width, fill, outline }) => [x, width, fill, outline])).to.deep.equal([
      [10, 30, 'ffff00', undefined],
      [40, 10, undefined, edge],
    ]);
    const [box] = boxes;
    expect(box?.y).to.be.closeTo(0, 0.001);
    expect(box?.height).to.be.closeTo(13, 0.001);
  });

  it('have a link area on each of their lines', () => {
    const items = itemsOf(paragraphOf([textRun('一二三四五六七八'), textRun('九十壱弐', {}, 'https://example.jp/')]));
    const links = items.map((item) => marksOfKind(item, 'link').map(({ x, width, target }) => [x, width, target]));
    expect(links).to.deep.equal([[[80, 20, 'https://example.jp/']], [[0, 20, 'https://example.jp/']]]);
  });

  it('lead to bookmarks on their own line', () => {
    const bookmark: Inline = { kind: 'bookmark', name: 'end' };
    const items = itemsOf(paragraphOf([textRun('一二三四五六七八九十壱'), bookmark]));
    expect(items.map((item) => marksOfKind(item, 'target').map((mark) => mark.bookmark))).to.deep.equal([[], ['end']]);
    const [alone] = itemsOf(paragraphOf([bookmark]));
    expect(marksOfKind(alone, 'target').map((mark) => mark.bookmark)).to.deep.equal(['end']);
  });

  it('include pictures on the baseline, which make their line higher', () => {
    const [item] = itemsOf(paragraphOf([textRun('図'), { kind: 'picture', picture, format: plainText }]));
    const [mark] = marksOfKind(item, 'picture');
    expect(item?.height).to.be.greaterThan(41);
    expect(mark?.x).to.equal(10);
    expect((mark?.y ?? 0) + 40).to.be.closeTo(lineOf(item)?.baseline ?? 0, 0.001);
  });

  it('include pictures, clipped in a line of exact height', () => {
    const exact = { lineHeight: { rule: 'exact', height: 20 } } as const;
    const [item] = itemsOf(paragraphOf([{ kind: 'picture', picture, format: plainText }], exact));
    const [clip] = marksOfKind(item, 'clipped');
    expect(item?.height).to.equal(20);
    expect([clip?.y, clip?.height]).to.deep.equal([0, 20]);
    expect(clip?.marks[0]).to.include({ kind: 'picture', y: -24 });
  });

  it('include pictures, upright in vertical lines', () => {
    const content: Inline[] = [textRun('図'), { kind: 'picture', picture, format: plainText }];
    const [item] = itemsOf(paragraphOf(content), 10, { direction: 'vertical' });
    const [box] = lineOf(item)?.boxes ?? [];
    expect([box?.width, box?.ascent, box?.descent]).to.deep.equal([40, 15, 15]);
  });

  it('include ruby above its base; only the base is the text', () => {
    const ruby: Inline = {
      kind: 'ruby',
      base: '東京',
      reading: 'とうきょう',
      format: plainText,
      readingFormat: { ...plainText, size: 5 },
    };
    const [item] = itemsOf(paragraphOf([ruby]));
    expect(textOf(item)).to.equal('東京');
    const added = (lineOf(item)?.glyphs ?? []).filter((glyph) => glyph.added);
    expect(added.map(({ glyph }) => glyph.text).join('')).to.equal('とうきょう');
    expect(added.every(({ size, cross }) => size === 5 && cross > 8)).to.equal(true);
  });

  it('are fitted to a width, and never split at a no-break hyphen', () => {
    const fit: Inline = { kind: 'fit', text: '氏名', width: 60, format: plainText };
    expect(glyphsOf([fit]).map(({ along }) => along)).to.deep.equal([0, 50]);
    const items = itemsOf(paragraphOf('AAA BBB\u2011CCC'), 5);
    expect(textsOf(items)).to.deep.equal(['AAA ', 'BBB-CCC']);
  });

  it('are wider on a grid of characters, Latin ones by half', () => {
    const grid = { kind: 'linesAndCharacters', linePitch: 18, characterSpace: 2 } as const;
    expect(glyphsOf([textRun('一二AB')], { grid }).map(({ along }) => along)).to.deep.equal([0, 12, 26.5, 32.5]);
    const loose = glyphsOf([textRun('一二', { snapToGrid: false })], { grid });
    expect(loose.map(({ along }) => along)).to.deep.equal([0, 10]);
  });

  it('in whole characters of the grid do not use the rest of the line', () => {
    const grid = { kind: 'linesAndCharacters', linePitch: 18, characterSpace: 2, characterPitch: 12 } as const;
    const adjusted = { align: 'justify', adjustsEndIndent: true } as const;
    const [item] = itemsOf(paragraphOf('一二三四五六七八九十', adjusted), 10, { grid });
    expect(textOf(item)).to.equal('一二三四五六七八');
    expect(lineOf(item)?.room).to.be.closeTo(96, 0.001);
    const [free] = itemsOf(paragraphOf('一二三四五六七八九十', { align: 'justify' }), 10, { grid });
    expect(lineOf(free)?.room).to.equal(100);
  });

  it('take whole cells each where characters snap to the grid', () => {
    const grid = { kind: 'snapToCharacters', linePitch: 18, characterSpace: 2, characterPitch: 12 } as const;
    const content = [textRun('一二'), textRun('三四', { size: 14 })];
    expect(glyphsOf(content, { grid }).map(({ along }) => along)).to.deep.equal([0, 12, 24, 48]);
  });
});
