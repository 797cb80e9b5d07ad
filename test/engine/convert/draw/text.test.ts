import { expect } from 'chai';
import { checkWithQpdf } from '../../pdf/support/run-qpdf.ts';
import { seePdf } from '../../pdf/support/see-pdf.ts';
import { contentOf, draw, linesMark, page } from './support.ts';

describe('pages drawn as PDF: text', () => {
  it('draws lines at their position, with their exact text', async () => {
    const { bytes, problems } = draw([
      page(linesMark('株式会社髙橋商店と𠮷野家', 20, 20), linesMark('ABC 123', 20, 50)),
    ]);
    expect(problems).to.deep.equal([]);
    const [seen] = await seePdf(bytes);
    expect(seen?.text.replaceAll('\r', '')).to.equal('株式会社髙橋商店と𠮷野家\nABC 123');
    expect(await checkWithQpdf(bytes)).to.equal('');
  });

  it('makes pages of the requested sizes, in order', async () => {
    const { bytes } = draw([
      { width: 300, height: 200, marks: [linesMark('一', 10, 10)] },
      { width: 100, height: 400, marks: [linesMark('二', 10, 10)] },
    ]);
    const seen = await seePdf(bytes);
    expect(seen.map(({ width, height, text }) => [width, height, text])).to.deep.equal([
      [300, 200, '一'],
      [100, 400, '二'],
    ]);
  });

  it('draws consecutive lines as one text object, and sets a color once', () => {
    const red = { color: 'c00000' };
    const { bytes } = draw([
      page(linesMark('赤い字', 10, 10, { style: red }), linesMark('も赤い', 10, 30, { style: red })),
    ]);
    const content = contentOf(bytes);
    expect(content.match(/BT/g)).to.have.length(1);
    expect(content.match(/rg/g)).to.have.length(1);
    expect(content).to.match(/\.753 0 0 rg/);
  });

  it('draws underlines of lines that have no characters, such as a tab to write on', async () => {
    const { lines } = linesMark('\t', 10, 10, { style: { underline: { kind: 'single' } } });
    expect(lines[0]?.glyphs).to.deep.equal([]);
    const { bytes } = draw([page({ kind: 'lines', x: 10, y: 10, lines })]);
    expect(contentOf(bytes)).to.match(/ l\nS/);
  });

  it('draws vertical lines from the right edge downwards', async () => {
    const { bytes } = draw([page(linesMark('縦組み', 180, 10, { vertical: true, width: 80 }))]);
    const [seen] = await seePdf(bytes);
    if (!seen) throw new Error('no page');
    const inked: [number, number][] = [];
    for (let y = 0; y < seen.height; y++) {
      for (let x = 0; x < seen.width; x++) if ((seen.pixels[(y * seen.width + x) * 4] ?? 255) < 128) inked.push([x, y]);
    }
    const xs = inked.map(([x]) => x);
    const ys = inked.map(([, y]) => y);
    expect(Math.min(...xs)).to.be.greaterThan(165);
    expect(Math.max(...xs)).to.be.lessThan(181);
    expect(Math.min(...ys)).to.be.within(9, 13);
    expect(Math.max(...ys)).to.be.within(35, 42);
  });

  it('rotates marks by a quarter turn in either direction into their box', async () => {
    const [right] = await seePdf(
      draw([
        page({
          kind: 'turned',
          turn: 'right',
          x: 50,
          y: 10,
          width: 20,
          height: 80,
          marks: [{ kind: 'box', shape: 'rectangle', x: 0, y: 0, width: 10, height: 10, fill: '000000' }],
        }),
      ]).bytes,
    );
    const [left] = await seePdf(
      draw([
        page({
          kind: 'turned',
          turn: 'left',
          x: 50,
          y: 10,
          width: 20,
          height: 80,
          marks: [{ kind: 'box', shape: 'rectangle', x: 0, y: 0, width: 10, height: 10, fill: '000000' }],
        }),
      ]).bytes,
    );
    const dark = (seen: typeof right, x: number, y: number): boolean =>
      (seen?.pixels[(y * seen.width + x) * 4] ?? 255) < 100;
    // What was top left ends up top right, or bottom left.
    expect(dark(right, 65, 15)).to.equal(true);
    expect(dark(right, 55, 15)).to.equal(false);
    expect(dark(left, 55, 85)).to.equal(true);
    expect(dark(left, 65, 15)).to.equal(false);
  });

  it('draws only the inside of clipped marks', async () => {
    const box = { kind: 'box', shape: 'rectangle', x: 10, y: 10, width: 100, height: 50, fill: '000000' } as const;
    const { bytes } = draw([
      page({ kind: 'clipped', x: 10, y: 10, width: 30, height: 20, marks: [box] }, linesMark('後', 150, 50)),
    ]);
    const [seen] = await seePdf(bytes);
    const dark = (x: number, y: number): boolean => (seen?.pixels[(y * seen.width + x) * 4] ?? 255) < 100;
    expect(dark(35, 25)).to.equal(true);
    expect(dark(45, 25)).to.equal(false);
    expect(dark(35, 35)).to.equal(false);
    expect(seen?.text).to.equal('後');
  });

  it('returns the same bytes for the same pages', () => {
    const pages = [page(linesMark('同じ文書', 10, 10))];
    expect(draw(pages, { metadata: { title: '題' } }).bytes).to.deep.equal(
      draw(pages, { metadata: { title: '題' } }).bytes,
    );
  });
});
