import { expect } from 'chai';
import { createRequire } from 'node:module';
import { japanPost, japanPostCharacters } from '../../../packages/engine/src/barcode/japan-post.ts';

const { render } = createRequire(import.meta.url)('bwip-js/node') as {
  render: (options: { bcid: string; text: string; scaleX: number; scaleY: number }, drawing: object) => unknown;
};

/** The bars of a code as an independent encoder has them: 1 long, 2 upper half, 3 lower half, 4 short. */
function otherBars(text: string): string {
  const lines: [top: number, bottom: number][] = [];
  const drawing = {
    scale: (x: number, y: number) => [x, y],
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: () => {},
    line: (_x: number, from: number, _to: number, to: number) => lines.push([Math.min(from, to), Math.max(from, to)]),
    polygon: () => {},
    fill: () => {},
    text: () => {},
    end: () => lines,
  };
  render({ bcid: 'japanpost', text, scaleX: 1, scaleY: 1 }, drawing);
  const lowest = Math.max(...lines.map(([, bottom]) => bottom));
  return lines.map(([top, bottom]) => (top === 0 ? (bottom === lowest ? 1 : 2) : bottom === lowest ? 3 : 4)).join('');
}

function bars(text: string): string {
  const { shapes } = japanPost(text);
  const tops = shapes.map((points) => Math.min(...points.map(([, y]) => y)));
  const bottoms = shapes.map((points) => Math.max(...points.map(([, y]) => y)));
  const [top, bottom] = [Math.min(...tops), Math.max(...bottoms)];
  return tops
    .map((each, index) => (each === top ? (bottoms[index] === bottom ? 1 : 2) : bottoms[index] === bottom ? 3 : 4))
    .join('');
}

describe('the customer barcode of Japan Post', () => {
  it('has the characters of the examples in the manual', () => {
    // Manual p17 and p21: 霞が関1丁目3番2号 郵便プラザ503室, check digit 9.
    expect(japanPostCharacters('100-0013 1-3-2-503').join(' ')).to.equal(
      '1 0 0 0 0 1 3 1 - 3 - 2 - 5 0 3 CC4 CC4 CC4 CC4 9',
    );
    // Manual p20: what is beyond 20 characters is left out.
    expect(japanPostCharacters('064-0804 29-1524-23-2-501').slice(0, 20).join('')).to.equal('064080429-1524-23-2-');
    // Manual p20: of a letter whose digit has no room its control code stays.
    expect(japanPostCharacters('910-0067 3-80-25J1-2B').slice(0, 20).join(' ')).to.equal(
      '9 1 0 0 0 6 7 3 - 8 0 - 2 5 CC1 9 1 - 2 CC1',
    );
  });

  it('has the bars that another encoder gives', () => {
    for (const text of [
      '10000131-3-2-503',
      '26300233-30-8-403',
      '6500046',
      '00000009-7-6A1-1',
      '4512398XYZ0-',
      '9870654KT-U1',
    ]) {
      expect(bars(text), text).to.equal(otherBars(text));
      expect(bars(text)).to.have.length(67);
    }
  });

  it('accepts the notations that people use', () => {
    const wanted = bars('10000131-3-2-503A');
    for (const text of [
      '〒100-0013 1-3-2-503A',
      '１００－００１３　１－３－２－５０３ａ',
      '100-0013-1-3-2-503a',
      '1000013 1−3−2−503A',
    ]) {
      expect(bars(text), text).to.equal(wanted);
    }
  });

  it('has the size of the manual and leaves white around it', () => {
    const { width, height, shapes, module } = japanPost('1000013 1-3-2-503');
    // 66 pitches of 1.2 mm and a bar of 0.6 mm, 3.6 mm high, with 2 mm around, at 10 pt.
    expect(width * 0.6).to.be.closeTo(66 * 1.2 + 0.6 + 4, 1e-9);
    expect(height * 0.6).to.be.closeTo(3.6 + 4, 1e-9);
    expect(shapes).to.have.length(67);
    expect([module.least, module.most]).to.deep.equal([0.48, 0.69]);
  });
});
