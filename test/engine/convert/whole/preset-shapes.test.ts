import { expect } from 'chai';
import { convertDocument } from '../../../../packages/engine/src/node/index.ts';
import { seePdf } from '../../pdf/support/see-pdf.ts';
import { anchored, place, preset, shape, solid } from '../content/support/drawing-xml.ts';
import { makeWordFile } from '../content/support/word-file.ts';
import { presetNames } from '../shapes/preset-names.ts';

const [fill, paper, ink] = ['99ccff', 'ffffff', '000000'];

/** A shape of 100 by 80 pt that is 20 pt from the left and top of the page. */
const form = (name: string, rest: string): string =>
  anchored(shape(place(0, 0, 100, 80) + preset(name) + rest), 20, 20, 100, 80);

const fileOf = (runs: string): Uint8Array =>
  makeWordFile(`<w:p>${runs}</w:p><w:sectPr><w:pgSz w:w="2800" w:h="2400"/></w:sectPr>`);

/** Colors of the shape without a line, at places in parts of its box. */
async function seen(name: string, ...places: readonly (readonly [x: number, y: number])[]): Promise<string[]> {
  const [page] = await seePdf(convertDocument(fileOf(form(name, `${solid(fill)}<a:ln><a:noFill/></a:ln>`))).bytes, 2);
  return places.map(([x, y]) => {
    const at = (Math.round((20 + y * 80) * 2) * (page?.width ?? 0) + Math.round((20 + x * 100) * 2)) * 4;
    return [0, 1, 2].map((part) => (page?.pixels[at + part] ?? 0).toString(16).padStart(2, '0')).join('');
  });
}

const [darker, darkest] = ['7aa3cc', '5c7a99'];

describe('preset shapes as PDF', () => {
  it('are all drawn, without problems', async () => {
    const { problems } = convertDocument(fileOf(presetNames.map((name) => form(name, solid(fill))).join('')));
    expect(problems).to.deep.equal([]);
    const blank: string[] = [];
    for (const name of presetNames) {
      const line = `<a:ln w="25400">${solid('000000')}</a:ln>`;
      const [page] = await seePdf(convertDocument(fileOf(form(name, solid(fill) + line))).bytes, 1);
      const marked = page?.pixels.filter((value, index) => index % 4 === 0 && value < 0x80).length ?? 0;
      if (marked < 20) blank.push(name);
    }
    expect(blank).to.deep.equal([]);
  });

  it('report an unknown name', () => {
    const { problems } = convertDocument(fileOf(form('unheardOf', solid(fill))));
    expect(problems.map(({ id, params }) => [id, params])).to.deep.equal([['convert.shape', { kind: 'unheardOf' }]]);
  });

  it('have holes where they have them', async () => {
    expect(await seen('noSmoking', [0.5, 0.5], [0.7, 0.3], [0.3, 0.7], [0.03, 0.5])).to.deep.equal([
      fill,
      paper,
      paper,
      fill,
    ]);
    expect(await seen('funnel', [0.5, 0.25], [0.5, 0.6], [0.02, 0.25], [0.1, 0.9])).to.deep.equal([
      paper,
      fill,
      fill,
      paper,
    ]);
    expect(await seen('sun', [0.5, 0.5], [0.5, 0.235], [0.5, 0.1], [0.9, 0.05])).to.deep.equal([
      fill,
      paper,
      fill,
      paper,
    ]);
    expect(await seen('mathNotEqual', [0.5, 0.5], [0.2, 0.5], [0.2, 0.38], [0.75, 0.62])).to.deep.equal([
      fill,
      paper,
      fill,
      fill,
    ]);
  });

  it('have parts in the shade', async () => {
    expect(await seen('curvedRightArrow', [0.5, 0.12], [0.5, 0.75])).to.deep.equal([darker, fill]);
    expect(await seen('actionButtonForwardNext', [0.05, 0.5], [0.45, 0.5])).to.deep.equal([fill, darkest]);
    expect(await seen('ribbon2', [0.5, 0.4], [0.33, 0.9], [0.05, 0.3])).to.deep.equal([fill, darker, fill]);
  });

  it('are clouds with bulges on all sides', async () => {
    const corners = [
      [0.03, 0.05],
      [0.97, 0.95],
      [0.03, 0.95],
    ] as const;
    expect(
      await seen('cloud', [0.5, 0.5], [0.5, 0.1], [0.06, 0.45], [0.95, 0.35], [0.55, 0.93], ...corners),
    ).to.deep.equal([fill, fill, fill, fill, fill, paper, paper, paper]);
  });

  it('draw their parts in order, lines too', async () => {
    const square = (at: number): string =>
      `<a:path w="100" h="80"><a:moveTo><a:pt x="${at}" y="10"/></a:moveTo>${[
        [at + 50, 10],
        [at + 50, 70],
        [at, 70],
      ]
        .map(([x, y]) => `<a:lnTo><a:pt x="${x}" y="${y}"/></a:lnTo>`)
        .join('')}<a:close/></a:path>`;
    const custom = `<a:custGeom><a:pathLst>${square(10)}${square(40)}</a:pathLst></a:custGeom>`;
    const runs = anchored(
      shape(`${place(0, 0, 100, 80)}${custom}${solid(fill)}<a:ln w="50800">${solid(ink)}</a:ln>`),
      20,
      20,
      100,
      80,
    );
    const [page] = await seePdf(convertDocument(fileOf(runs)).bytes, 2);
    const red = (x: number, y: number): number =>
      page?.pixels[((20 + y) * 2 * (page?.width ?? 0) + (20 + x) * 2) * 4] ?? -1;
    // The right side of the first square lies below the second one, whose left side is seen.
    expect([red(60, 40), red(40, 40), red(25, 40)]).to.deep.equal([0x99, 0, 0x99]);
  });
});
