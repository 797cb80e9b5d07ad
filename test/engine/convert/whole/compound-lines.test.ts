import { expect } from 'chai';
import { convertDocument } from '../../../../packages/engine/src/node/index.ts';
import { seePdf } from '../../pdf/support/see-pdf.ts';
import { anchored, emusPerPoint, place, preset, shape, solid } from '../content/support/drawing-xml.ts';
import { makeWordFile } from '../content/support/word-file.ts';

/** Pixels to a pt. */
const scale = 4;

const shown = async (runs: string): Promise<(x: number, y: number) => string> => {
  const file = makeWordFile(`<w:p>${runs}</w:p><w:sectPr><w:pgSz w:w="4000" w:h="4000"/></w:sectPr>`);
  const { bytes, problems } = convertDocument(file);
  expect(problems).to.deep.equal([]);
  const [page] = await seePdf(bytes, scale);
  return (x, y) => {
    const at = (Math.round(y * scale) * (page?.width ?? 0) + Math.round(x * scale)) * 4;
    return [0, 1, 2].map((part) => (page?.pixels[at + part] ?? 0).toString(16).padStart(2, '0')).join('');
  };
};

const compound = (kind: string, more = ''): string =>
  `<a:ln w="${6 * emusPerPoint}" cmpd="${kind}">${solid('0000ff')}${more}</a:ln>`;
const form = (name: string, rest: string): string =>
  anchored(shape(place(0, 0, 100, 80) + preset(name) + rest), 40, 40, 100, 80);
const [ink, paper, fill] = ['0000ff', 'ffffff', 'ffe699'];

/** What is seen across the line at the left end of the shape, which is 6 pt wide in all, from the outside in. */
const across = (at: (x: number, y: number) => string, ...places: readonly number[]): string[] =>
  places.map((x) => at(40 + x, 80));

describe('compound lines of shapes', () => {
  it('are two strokes along a curve, with the paper or the fill visible between them', async () => {
    const places = [-4, -2, -0.5, 0.5, 2, 4];
    const bare = await shown(form('ellipse', compound('dbl')));
    expect(across(bare, ...places)).to.deep.equal([paper, ink, paper, paper, ink, paper]);
    const full = await shown(form('ellipse', solid(fill) + compound('dbl')));
    expect(across(full, ...places)).to.deep.equal([paper, ink, paper, fill, ink, fill]);
  });

  it('are thick and thin on the specified sides', async () => {
    const places = [-2.6, -0.5, 1.2, 2.4];
    expect(across(await shown(form('flowChartTerminator', compound('thickThin'))), ...places)).to.deep.equal([
      ink,
      ink,
      paper,
      ink,
    ]);
    expect(across(await shown(form('rect', compound('thinThick'))), -2.4, -1.2, 0.5, 2.6)).to.deep.equal([
      ink,
      paper,
      ink,
      ink,
    ]);
  });

  it('keep their outer stroke outside in mirrored shapes', async () => {
    const places = [-2.6, -0.5, 1.2, 2.4];
    const seen = async (flips: string): Promise<string[]> => {
      const turned = place(0, 0, 100, 80, flips);
      const oval = shape(turned + preset('flowChartTerminator') + compound('thickThin'));
      return across(await shown(anchored(oval, 40, 40, 100, 80)), ...places);
    };
    const upright = await seen('');
    expect(upright).to.deep.equal([ink, ink, paper, ink]);
    for (const flips of ['flipH="1"', 'flipV="1"', 'flipH="1" flipV="1"']) {
      expect(await seen(flips), flips).to.deep.equal(upright);
    }
  });

  it('are three strokes where specified', async () => {
    const seen = across(await shown(form('roundRect', compound('tri'))), -2.5, -1.5, 0, 1.5, 2.5);
    expect(seen).to.deep.equal([ink, paper, ink, paper, ink]);
  });

  it('are dashed in step', async () => {
    const at = await shown(form('line', compound('dbl', '<a:prstDash val="dash"/>')));
    // Across the line, which goes from one corner to the other: both strokes, or none of them.
    const [dx, dy] = [100 / Math.hypot(100, 80), 80 / Math.hypot(100, 80)];
    const pairs = Array.from({ length: 100 }, (_, index) => {
      const [x, y] = [40 + dx * (index + 10), 40 + dy * (index + 10)];
      return [at(x + dy * 2, y - dx * 2), at(x, y), at(x - dy * 2, y + dx * 2)].join(' ');
    });
    const both = `${ink} ${paper} ${ink}`;
    const none = `${paper} ${paper} ${paper}`;
    expect(pairs.filter((each) => each === both)).to.have.length.above(30);
    expect(pairs.filter((each) => each === none)).to.have.length.above(20);
    expect(pairs.filter((each) => each !== both && each !== none)).to.have.length.below(12);
  });

  it('are read from older shapes too', async () => {
    const at = `style="position:absolute;margin-left:40pt;margin-top:40pt;width:100pt;height:80pt;mso-position-horizontal-relative:page;mso-position-vertical-relative:page"`;
    const oval = `<w:r><w:pict><v:oval ${at} filled="f" strokecolor="#0000ff" strokeweight="6pt"><v:stroke linestyle="thinThin"/></v:oval></w:pict></w:r>`;
    expect(across(await shown(oval), -2, 0, 2)).to.deep.equal([ink, paper, ink]);
  });
});
