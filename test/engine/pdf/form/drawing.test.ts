import { expect } from 'chai';
import {
  FieldStyle as FieldStyleSchema,
  type FieldStyle,
  type FormField,
} from '../../../../packages/engine/src/application/schema/index.ts';
import { describeProblem } from '../../../../packages/engine/src/problems/texts.ts';
import type { SeenPage } from '../support/see-pdf.ts';
import { onePageFile } from '../support/sample-pdfs.ts';
import { countDifferences } from '../support/see-pdf.ts';
import { box, drawFields, drawOne, inkBox, inkOf, problemsOf } from './support/draw-fields.ts';

const right = box.left + box.width;
const bottom = box.top + box.height;

function expectInside(page: SeenPage | undefined): void {
  const ink = inkOf(page);
  expect(ink.left).to.be.at.least(box.left - 0.15);
  expect(ink.right).to.be.at.most(right + 0.15);
  expect(ink.top).to.be.at.least(box.top - 0.15);
  expect(ink.bottom).to.be.at.most(bottom + 0.15);
}

const lines = (page: SeenPage | undefined): string[] => (page?.text ?? '').split(/\r?\n/).filter((each) => each !== '');

describe('a text in its box', () => {
  it('is aligned to the left, the right or the center', async () => {
    const at = async (align: 'left' | 'center' | 'right') => inkOf(await drawOne('国国国', { align, font_size: 14 }));
    const [begins, middle, ends] = [await at('left'), await at('center'), await at('right')];
    expect(begins.left - box.left).to.be.within(0, 0.6);
    expect((middle.left + middle.right) / 2).to.be.closeTo(box.left + box.width / 2, 0.2);
    expect(right - ends.right).to.be.within(0, 0.6);
  });

  it('is spread over the whole width, the first and the last character at the edges', async () => {
    const ink = inkOf(await drawOne('国国国国', { align: 'spread', font_size: 14 }));
    expect(ink.left - box.left).to.be.within(0, 0.6);
    expect(right - ink.right).to.be.within(0, 0.6);
  });

  it('is aligned to the top, the middle or the bottom', async () => {
    const at = async (vertical_align: 'top' | 'middle' | 'bottom') => inkOf(await drawOne('国', { vertical_align }));
    const [top, middle, low] = [await at('top'), await at('middle'), await at('bottom')];
    expect(top.top - box.top).to.be.within(0, 1);
    expect((middle.top + middle.bottom) / 2).to.be.closeTo(box.top + box.height / 2, 0.3);
    expect(bottom - low.bottom).to.be.within(0, 1);
  });

  it('stays inside its padding', async () => {
    const ink = inkOf(await drawOne('国', { padding: { left: 7 } }));
    expect(ink.left - box.left).to.be.within(7, 7.6);
  });

  it('is condensed first, shrunk after that, and never leaves the box', async () => {
    const style: FieldStyle = { font_size: 14, overflow: ['condense', 'shrink'], min_scale: 0.6 };
    const plain = inkOf(await drawOne('国国国国国国国国国国', { ...style }));
    const narrow = await drawOne('国'.repeat(17), { ...style });
    const small = await drawOne('国'.repeat(40), { ...style });
    for (const page of [narrow, small]) expectInside(page);
    const height = (ink: { top: number; bottom: number }): number => ink.bottom - ink.top;
    expect(height(inkOf(narrow))).to.be.closeTo(height(plain), 0.15);
    expect(height(inkOf(small))).to.be.lessThan(height(plain) * 0.8);
  });

  it('is one line unless `multiline` is set, as the schema defines', async () => {
    const text = '国'.repeat(20);
    expect(lines(await drawOne(text, { font_size: 10 }))).to.deep.equal([text]);
    expect(lines(await drawOne(text, { font_size: 10, multiline: true }))).to.have.length(2);
    const multiline = JSON.stringify(FieldStyleSchema.properties.multiline);
    expect(multiline).to.include('"default":false').and.not.include('as the box allows');
  });

  it('breaks into lines by kinsoku: no line begins with 、。」 or small kana, and none ends with 「', async () => {
    const text = '「東京都」、「京都府」、「大阪府」のいずれかで、シャッターをチェックした。'.repeat(2);
    const page = await drawOne(text, { multiline: true, font_size: 8, overflow: ['wrap', 'shrink'] });
    expectInside(page);
    const set = lines(page);
    expect(set.length).to.be.greaterThan(2);
    for (const line of set) {
      expect(line).not.to.match(/^[、。」ッャェー]/u);
      expect(line).not.to.match(/「$/u);
    }
    expect(set.join('')).to.equal(text);
  });

  it('keeps its ink in the box with any line height that fits', async () => {
    for (const line_height of [1, 1.3, 1.5, 2, 2.5, 3])
      for (const vertical_align of ['top', 'middle', 'bottom'] as const)
        for (const count of [40, 60]) {
          const style: FieldStyle = {
            multiline: true,
            font_size: 12,
            line_height,
            vertical_align,
            overflow: ['shrink'],
          };
          const ink = inkOf(await drawOne('国'.repeat(count), { ...style, height: 20 }));
          const about = `${line_height} ${vertical_align} ${count}`;
          expect(ink.top, about).to.be.at.least(box.top - 0.15);
          expect(ink.bottom, about).to.be.at.most(box.top + 20 + 0.15);
        }
  });

  it('is not condensed where only the height is short', async () => {
    const text = '東京都千代田区霞が関一丁目\n山田ビル二階';
    const ink = inkOf(await drawOne(text, { width: 75, height: 10, font_size: 14 }));
    expect(ink.bottom).to.be.at.most(box.top + 10 + 0.15);
    expect((ink.right - ink.left) / (ink.bottom - ink.top)).to.be.greaterThan(5.5);
  });

  it('runs downwards and from right to left when it is vertical', async () => {
    const style = { vertical: true, multiline: true, vertical_align: 'top', width: 20, height: 40 } as const;
    const ink = inkOf(await drawOne('国国国国国国国国国国国国国国', { ...style, font_size: 14, overflow: ['wrap'] }));
    expect(ink.right).to.be.within(box.left + 17, box.left + 20);
    expect(ink.top - box.top).to.be.within(0, 0.6);
    expect(ink.bottom).to.be.at.most(box.top + 40);
    const second = inkBox(await drawOne('国国', { ...style, font_size: 14 }), 0, 22);
    expect(second).to.equal(null);
  });

  it('rotates clockwise about the center of its box', async () => {
    const upright = inkOf(await drawOne('国国国国', { width: 40, height: 40, font_size: 14 }));
    const turned = inkOf(await drawOne('国国国国', { width: 40, height: 40, font_size: 14, rotation: 90 }));
    const around = inkOf(await drawOne('国国国国', { width: 40, height: 40, font_size: 14, rotation: 180 }));
    expect(turned.top - box.top).to.be.closeTo(upright.left - box.left, 0.2);
    expect((turned.left + turned.right) / 2).to.be.closeTo(box.left + 20, 0.3);
    expect(box.left + 40 - around.right).to.be.closeTo(upright.left - box.left, 0.2);
    const back = inkOf(await drawOne('国国国国', { width: 40, height: 40, font_size: 14, rotation: 270 }));
    expect(box.top + 40 - back.bottom).to.be.closeTo(upright.left - box.left, 0.2);
  });

  it('looks the same on pages that are rotated or whose box does not begin at 0', async () => {
    const fields = { fields: [{ name: '値', position_x: 10, position_y: 20, style: { width: 60, height: 12 } }] };
    const of = async (entries: string): Promise<SeenPage> => {
      const { pages } = await drawFields(fields, { 値: '葛飾区の住所' }, { form: onePageFile(entries, '') });
      return pages[0] as SeenPage;
    };
    const plain = await of('/MediaBox[0 0 280 220]');
    const pixels = plain.width * plain.height;
    for (const entries of [
      '/MediaBox[40 -30 320 190]',
      '/MediaBox[0 0 220 280]/Rotate 90',
      '/MediaBox[0 0 280 220]/Rotate 180',
      '/MediaBox[15 25 235 305]/Rotate 270',
    ]) {
      // A quarter of a percent: edges of strokes fall on other pixels when the page is turned.
      expect(countDifferences(plain, await of(entries)), entries).to.be.lessThan(pixels / 400);
    }
  });

  it('gives a warning when its box leaves the page, even in part', async () => {
    const at = async (position_x: number): Promise<string[]> => {
      const field: FormField = { name: '値', position_x, position_y: 20, style: { width: 60, height: 12 } };
      const { problems } = await drawFields({ fields: [field] }, { 値: '国' });
      return problems.map(({ id }) => id);
    };
    expect(await at(40)).to.deep.equal([]);
    expect(await at(60)).to.deep.equal(['pdf.field-off-page']);
    expect(await at(-20)).to.deep.equal(['pdf.field-off-page']);
    expect(await at(200)).to.deep.equal(['pdf.field-off-page']);
  });

  it('gives a warning when it was made very narrow or small, by configurable limits', async () => {
    const squeezed = async (count: number, style: FieldStyle) => {
      const field: FormField = {
        name: '値',
        position_x: box.left,
        position_y: box.top,
        style: { width: 40, height: 6, font_size: 10, ...style },
      };
      const { problems } = await drawFields({ fields: [field] }, { 値: '国'.repeat(count) });
      return problems.map(({ id, severity, params }) => [id, severity, params['scale'], params['size']]);
    };
    // 40 mm are 113.4 pt: 15 characters of 10 pt take 75 % of their width, 18 take 62 %.
    expect(await squeezed(15, {})).to.deep.equal([]);
    expect(await squeezed(18, {})).to.deep.equal([['pdf.text-squeezed', 'warning', 62, 10]]);
    expect(await squeezed(18, { warn_scale: 0.6 })).to.deep.equal([]);
    expect(await squeezed(15, { warn_scale: 0.9 })).to.deep.equal([['pdf.text-squeezed', 'warning', 75, 10]]);
    expect(await squeezed(20, { overflow: ['shrink'] })).to.deep.equal([['pdf.text-squeezed', 'warning', 100, 5.6]]);
    expect(await squeezed(20, { overflow: ['shrink'], warn_font_size: 5 })).to.deep.equal([]);
    // A small size of the style itself is no squeezing.
    expect(await squeezed(5, { font_size: 4 })).to.deep.equal([]);
  });

  it('is an error that names the field when nothing makes it fit', async () => {
    const problems = await problemsOf(() => drawOne('国'.repeat(200), { overflow: ['condense'] }));
    expect(problems.map(({ id, place }) => [id, place.slot])).to.deep.equal([['pdf.text-overflow', '値']]);
    expect(problems.map((each) => describeProblem(each, 'ja')).join('')).to.match(/幅60mm、高さ12mm/);
  });

  it('is on an addendum page where allowed, with a reference in the box', async () => {
    const text = '長い事情があります。'.repeat(40);
    const { pages, problems } = await drawFields(
      {
        fields: [
          {
            name: '理由',
            position_x: box.left,
            position_y: box.top,
            style: { width: box.width, height: box.height, multiline: true, overflow: ['wrap', 'addendum'] },
          },
        ],
      },
      { 理由: text },
    );
    expect(pages.length).to.be.greaterThan(1);
    expect(lines(pages[0])).to.deep.equal(['別紙1のとおり']);
    const written = pages.slice(1).flatMap(lines);
    expect(written[0]).to.equal('別紙1　理由（1ページ）');
    expect(written.slice(1).join('')).to.equal(text);
    expect(problems.map(({ id }) => id)).to.deep.equal(['pdf.addendum']);
  });
});

describe('text extracted from the page', () => {
  it('has its no-break hyphens at the height of other hyphens', async () => {
    for (const font of ['MS 明朝', 'MS ゴシック', 'Arial']) {
      const [plain, joined] = [await drawOne('\u2010', { font }), await drawOne('\u2011', { font })];
      expect(inkOf(joined), font).to.deep.equal(inkOf(plain));
      expect(lines(joined)).to.deep.equal(['\u2011']);
    }
  });

  it('equals the given text, variants, surrogates and half-width kana included', async () => {
    const text = '葛\u{e0100}城𠮷①㈱～ｶﾞ〒―';
    expect(lines(await drawOne(text, { font_size: 12 }))).to.deep.equal([text]);
  });

  it('is an error when no font has a character, or a mark in its place, by the option', async () => {
    const fields = { fields: [{ name: '値', position_x: 10, position_y: 20, style: { width: 60, height: 12 } }] };
    const data = { 値: '外字\u{e000}です' };
    const problems = await problemsOf(() => drawFields(fields, data));
    expect(problems.map(({ place }) => place.slot)).to.deep.equal(['値']);
    expect(problems.map((each) => describeProblem(each, 'ja')).join('')).to.include('U+E000');
    const { pages } = await drawFields(fields, data, { missingGlyph: 'mark' });
    expect(lines(pages[0])).to.deep.equal(['外字〓です']);
  });
});
