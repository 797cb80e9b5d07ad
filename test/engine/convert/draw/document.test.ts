import { expect } from 'chai';
import { deflateSync } from 'node:zlib';
import type { Mark, Picture, ShapePath } from '../../../../packages/engine/src/convert/model/index.ts';
import { nodeCodec } from '../../../../packages/engine/src/node/node-codec.ts';
import { dictOf, nameOf, openPdf, streamOf, stringOf } from '../../../../packages/engine/src/pdf/read/index.ts';
import { checkWithQpdf } from '../../pdf/support/run-qpdf.ts';
import { seePdf, type SeenPage } from '../../pdf/support/see-pdf.ts';
import { contentOf, draw, edge, linesMark, page } from './support.ts';

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  crc.writeUInt32BE(nodeCodec.crc32(body));
  return Buffer.concat([length, body, crc]);
}

/** A PNG of four squares: red, green; blue, black. */
function fourSquares(): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(2, 0);
  header.writeUInt32BE(2, 4);
  header.set([8, 2], 8);
  const rows = Buffer.from([0, 255, 0, 0, 0, 255, 0, 0, 0, 0, 255, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function picture(more: Partial<Picture> = {}): Mark {
  const bytes = more.bytes ?? fourSquares();
  return {
    kind: 'picture',
    x: 20,
    y: 20,
    picture: { part: 'word/media/1.png', width: 40, height: 40, ...more, bytes },
  };
}

function color(seen: SeenPage | undefined, x: number, y: number): string {
  const at = (y * (seen?.width ?? 0) + x) * 4;
  return Array.from(seen?.pixels.subarray(at, at + 3) ?? [], (part) => (part > 127 ? '1' : '0')).join('');
}

const [red, green, blue, black, white] = ['100', '010', '001', '000', '111'];

describe('pages drawn as PDF: pictures and metadata', () => {
  it('draws a picture in its size', async () => {
    const { bytes } = draw([page(picture())]);
    const [seen] = await seePdf(bytes);
    expect([25, 55].flatMap((y) => [25, 55].map((x) => color(seen, x, y)))).to.deep.equal([red, green, blue, black]);
    expect(color(seen, 65, 30)).to.equal(white);
    expect(await checkWithQpdf(bytes)).to.equal('');
  });

  it('mirrors a picture that is flipped', async () => {
    const [across] = await seePdf(draw([page(picture({ flippedAcross: true }))]).bytes);
    expect([25, 55].flatMap((y) => [25, 55].map((x) => color(across, x, y)))).to.deep.equal([green, red, black, blue]);
    const [down] = await seePdf(draw([page(picture({ flippedDown: true }))]).bytes);
    expect([25, 55].flatMap((y) => [25, 55].map((x) => color(down, x, y)))).to.deep.equal([blue, black, red, green]);
  });

  it('draws shapes, and turns marks by any angle', async () => {
    const steps = [
      { to: 'move', x: 0, y: 0 },
      { to: 'line', x: 40, y: 0 },
      { to: 'line', x: 0, y: 40 },
      { to: 'close' },
    ] as const;
    const triangle: Mark = {
      kind: 'path',
      x: 20,
      y: 20,
      paths: [{ steps, isFilled: true, isStroked: true }],
      fill: 'ff0000',
      outline: edge('single', 1, '0000ff'),
    };
    const { bytes } = draw([page(triangle)]);
    const [seen] = await seePdf(bytes);
    expect([color(seen, 28, 28), color(seen, 55, 55), color(seen, 40, 20)]).to.deep.equal([red, white, blue]);
    expect(await checkWithQpdf(bytes)).to.equal('');
    const around = { kind: 'rotated', x: 20, y: 20, width: 40, height: 40, marks: [triangle] } as const;
    const [half] = await seePdf(draw([page({ ...around, degrees: 180 })]).bytes);
    expect([color(half, 28, 28), color(half, 52, 52)]).to.deep.equal([white, red]);
    // A quarter clockwise: what was at the left top comes to the right top.
    const [quarter] = await seePdf(draw([page({ ...around, degrees: 90 })]).bytes);
    expect([color(quarter, 28, 52), color(quarter, 52, 28)]).to.deep.equal([white, red]);
  });

  it('mixes white or black into the fill of parts of a shape that require it', async () => {
    const square = (x: number, tone?: number): ShapePath => ({
      steps: [
        { to: 'move', x, y: 0 },
        { to: 'line', x: x + 20, y: 0 },
        { to: 'line', x: x + 20, y: 20 },
        { to: 'line', x, y: 20 },
        { to: 'close' },
      ],
      isFilled: true,
      isStroked: false,
      ...(tone !== undefined && { tone }),
    });
    const paths = [square(0), square(20, 0.4), square(40, -0.2), { ...square(60), steps: [] }];
    const { bytes } = draw([page({ kind: 'path', x: 0, y: 0, paths, fill: 'ff0050' })]);
    const [seen] = await seePdf(bytes);
    const at = (x: number): number[] =>
      Array.from(seen?.pixels.subarray((10 * 200 + x) * 4, (10 * 200 + x) * 4 + 3) ?? []);
    // PDFium gives blue first.
    expect([at(10), at(30), at(50), at(70)].map((each) => each.toSorted((one, other) => other - one))).to.deep.equal([
      [255, 80, 0],
      [255, 150, 102],
      [204, 64, 0],
      [255, 255, 255],
    ]);
    expect(await checkWithQpdf(bytes)).to.equal('');
  });

  it('clips a cropped picture and rotates it about its center', async () => {
    const [cropped] = await seePdf(draw([page(picture({ crop: { left: 0.5, top: 0, right: 0, bottom: 0 } }))]).bytes);
    expect([color(cropped, 25, 25), color(cropped, 55, 25), color(cropped, 25, 55)]).to.deep.equal([
      green,
      green,
      black,
    ]);
    expect(color(cropped, 65, 30)).to.equal(white);
    const [turned] = await seePdf(draw([page(picture({ rotation: 90 }))]).bytes);
    expect([25, 55].flatMap((y) => [25, 55].map((x) => color(turned, x, y)))).to.deep.equal([blue, red, black, green]);
  });

  it('strokes the outline of a picture, rotated with it', async () => {
    const outline = edge('single', 4, 'ff00ff');
    const [upright] = await seePdf(draw([page(picture({ outline }))]).bytes);
    expect([color(upright, 40, 20), color(upright, 25, 25)]).to.deep.equal(['101', red]);
    const [turned] = await seePdf(draw([page(picture({ outline, rotation: 45 }))]).bytes);
    expect([color(turned, 40, 20), color(turned, 26, 26)]).to.deep.equal([red, '101']);
  });

  it('embeds a picture once, however often it is shown', () => {
    const one = draw([page(picture())]).bytes.length;
    const many = draw([page(picture(), picture(), picture()), page(picture())]).bytes;
    expect(many.length).to.be.lessThan(one + 500);
    expect(
      Buffer.from(many)
        .toString('latin1')
        .match(/\/Subtype\/Image/g),
    ).to.have.length(1);
  });

  it('leaves a broken picture out and reports where it is', () => {
    const { problems, bytes } = draw(
      [page(picture({ bytes: fourSquares().subarray(0, 30) }), linesMark('他', 10, 10))],
      {
        place: { file: 'a.docx' },
      },
    );
    expect(problems.map(({ id, severity, place }) => [id, severity, place])).to.deep.equal([
      ['pdf.image-broken', 'warning', { file: 'a.docx', part: 'word/media/1.png' }],
    ]);
    expect(openPdf(bytes).pages()).to.have.length(1);
  });

  it('has title, author and language, and no date', () => {
    const metadata = { title: '契約書', author: '山田', language: 'ja' };
    const file = openPdf(draw([page()], { metadata }).bytes);
    const info = dictOf(file, file.trailer.get('Info'));
    expect(stringOf(file, info?.get('Title'))?.text).to.equal('契約書');
    expect(stringOf(file, info?.get('Author'))?.text).to.equal('山田');
    expect(info?.has('CreationDate')).to.equal(false);
    expect(stringOf(file, file.catalog.get('Lang'))?.text).to.equal('ja');
    expect(dictOf(file, file.catalog.get('ViewerPreferences'))?.get('DisplayDocTitle')).to.equal(true);
  });

  it('makes PDF/A-2b with the option: marked, with a color profile and all fonts embedded', async () => {
    const { bytes } = draw([page(linesMark('保存', 10, 10))], { archival: true, metadata: { title: '保存' } });
    const file = openPdf(bytes);
    expect(Buffer.from(bytes).toString('latin1')).to.include('<pdfaid:part>2</pdfaid:part>');
    expect(file.catalog.has('OutputIntents')).to.equal(true);
    expect(await checkWithQpdf(bytes)).to.equal('');
  });

  it('refuses a CMYK picture in a PDF/A', () => {
    // A frame of 8 by 8 pixels in four colors and a scan without data: enough for its header to be read.
    const jpeg = Uint8Array.of(
      0xff,
      0xd8,
      0xff,
      0xc0,
      0,
      20,
      8,
      0,
      8,
      0,
      8,
      4,
      1,
      17,
      0,
      2,
      17,
      0,
      3,
      17,
      0,
      4,
      17,
      0,
      0xff,
      0xda,
      0,
      2,
      0xff,
      0xd9,
    );
    const cmyk = picture({ bytes: jpeg, part: 'word/media/2.jpeg' });
    expect(draw([page(cmyk)], { archival: true }).problems.map(({ id }) => id)).to.deep.equal([
      'convert.archival-cmyk',
    ]);
    expect(draw([page(cmyk)]).problems).to.deep.equal([]);
  });

  it('names fonts and pictures only on the pages that use them', () => {
    const file = openPdf(draw([page(linesMark('字', 10, 10)), page(picture())]).bytes);
    const [first, second] = file.pages();
    expect([...(first?.resources.keys() ?? [])]).to.deep.equal(['Font']);
    expect([...(second?.resources.keys() ?? [])]).to.deep.equal(['XObject']);
    expect(nameOf(file, dictOf(file, first?.resources.get('Font'))?.get('F1'))).to.equal(undefined);
  });

  it('leaves the first 24 KiB of its pages uncompressed and compresses the others', () => {
    const lines = Array.from({ length: 9 }, (_, index) => linesMark('一二三四五六七八九十'.repeat(4), 0, index * 10));
    const pages = Array.from({ length: 24 }, () => page(...lines));
    const { bytes } = draw(pages);
    const file = openPdf(bytes);
    const streams = file.pages().map(({ contents }) => contents.map((ref) => streamOf(file, ref)));
    const isPacked = streams.map((parts) => parts.some((stream) => stream?.dict.has('Filter')));
    const firstPacked = isPacked.indexOf(true);
    const plain = pages.slice(0, firstPacked).map((_, index) => contentOf(bytes, index).length);
    const sum = plain.reduce((total, length) => total + length, 0);
    expect(sum).to.be.within(1024, 24 * 1024);
    expect(sum + contentOf(bytes, firstPacked).length).to.be.greaterThan(24 * 1024);
    expect(isPacked.slice(firstPacked)).to.not.include(false);
    expect(contentOf(bytes, firstPacked)).to.equal(contentOf(bytes, 0));
  });
});
