import { expect } from 'chai';
import { nodeCodec } from '../../../../packages/engine/src/node/node-codec.ts';
import {
  dictOf,
  openPdf,
  PdfDict,
  PdfName,
  type PdfStream,
  streamOf,
  stringOf,
} from '../../../../packages/engine/src/pdf/read/index.ts';
import { pdfDate, setMetadata, startDocument, startUpdate } from '../../../../packages/engine/src/pdf/write/index.ts';
import { srgbProfile } from '../../../../packages/engine/src/pdf/write/new-document/srgb-profile.ts';
import { checkWithQpdf } from '../support/run-qpdf.ts';
import { isInk, seePdf } from '../support/see-pdf.ts';
import { twoPageFile } from '../support/sample-pdfs.ts';

const metadata = {
  title: '見積書 <1> & "2"',
  author: '山田',
  language: 'ja',
  producer: 'Shorui',
  created: '2026-04-01T09:00:00+09:00',
};

function build(pages: number, options = {}): Uint8Array {
  const document = startDocument({ codec: nodeCodec });
  const font = document.allocate();
  document.set(
    font,
    PdfDict.of({ Type: PdfName.of('Font'), Subtype: PdfName.of('Type1'), BaseFont: PdfName.of('Helvetica') }),
  );
  const resources = document.add(PdfDict.of({ Font: PdfDict.of({ F: font }) }));
  for (let page = 0; page < pages; page++) {
    const content = `BT /F 12 Tf 50 700 Td (page ${page}) Tj ET 100 100 40 40 re f`;
    document.addPage({ width: 595, height: 842, content, resources });
  }
  return document.build(options);
}

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');

describe('a new PDF', () => {
  it('holds its pages in order, however many', async () => {
    for (const count of [1, 64, 65, 300]) {
      const bytes = build(count);
      expect(await checkWithQpdf(bytes)).to.equal('');
      expect(openPdf(bytes).pages()).to.have.length(count);
    }
    const pages = await seePdf(build(70));
    expect(pages.map(({ text }) => text)).to.deep.equal(Array.from({ length: 70 }, (_, page) => `page ${page}`));
    expect(pages[0] && isInk(pages[0], 120, 842 - 120)).to.equal(true);
  });

  it('is small: objects are in compressed object streams', () => {
    expect(build(300).length).to.be.lessThan(300 * 250);
  });

  it('has equal metadata in Info and XMP', () => {
    const file = openPdf(build(1, { metadata }));
    const info = dictOf(file, file.trailer.get('Info'));
    expect(stringOf(file, info?.get('Title'))?.text).to.equal(metadata.title);
    expect(stringOf(file, info?.get('CreationDate'))?.text).to.equal("D:20260401090000+09'00'");
    expect(stringOf(file, file.catalog.get('Lang'))?.text).to.equal('ja');
    const xmp = textOf((file.resolve(file.catalog.get('Metadata')) as PdfStream).raw);
    expect(xmp).to.include('見積書 &lt;1&gt; &amp; &quot;2&quot;').and.to.include('2026-04-01T09:00:00+09:00');
    expect(xmp).not.to.include('pdfaid:part>');
    expect(openPdf(build(1)).catalog.has('Metadata')).to.equal(false);
  });

  it('has the identification and the output intent of PDF/A-2b', async () => {
    const bytes = build(1, { metadata, archival: true });
    expect(await checkWithQpdf(bytes)).to.equal('');
    const file = openPdf(bytes);
    expect(textOf((file.resolve(file.catalog.get('Metadata')) as PdfStream).raw)).to.include(
      '<pdfaid:part>2</pdfaid:part>',
    );
    const [intent] = file.resolve(file.catalog.get('OutputIntents')) as unknown as [never];
    const profile = streamOf(file, dictOf(file, intent)?.get('DestOutputProfile'));
    expect(profile && Buffer.compare(file.decode(profile).bytes, srgbProfile())).to.equal(0);
    expect(file.trailer.has('ID')).to.equal(true);
  });

  it('is the same bytes for the same calls', () => {
    expect(Buffer.compare(build(3, { metadata }), build(3, { metadata }))).to.equal(0);
  });

  it('is refused without a page, or with an invalid date', () => {
    expect(() => startDocument().build()).to.throw(RangeError);
    expect(() => build(1, { metadata: { created: 'yesterday' } })).to.throw(RangeError);
    expect(() => pdfDate('2026-04-01')).to.throw(RangeError);
    expect(pdfDate('2026-04-01T00:00Z')).to.equal('D:20260401000000Z');
  });
});

describe('the sRGB profile', () => {
  it('is an ICC profile of version 2 whose tags lie within it', () => {
    const bytes = srgbProfile();
    const view = new DataView(bytes.buffer);
    expect(view.getUint32(0)).to.equal(bytes.length);
    expect(Buffer.from(bytes.subarray(36, 40)).toString()).to.equal('acsp');
    const count = view.getUint32(128);
    const tags = Array.from({ length: count }, (_, index) => {
      const at = 132 + index * 12;
      expect(view.getUint32(at + 4) % 4).to.equal(0);
      expect(view.getUint32(at + 4) + view.getUint32(at + 8)).to.be.at.most(bytes.length);
      return Buffer.from(bytes.subarray(at, at + 4)).toString();
    });
    expect(tags).to.deep.equal(['desc', 'cprt', 'wtpt', 'rXYZ', 'gXYZ', 'bXYZ', 'rTRC', 'gTRC', 'bTRC']);
  });

  it('has primaries whose sum is white', () => {
    const bytes = srgbProfile();
    const view = new DataView(bytes.buffer);
    const xyz = (tag: number): number[] => {
      const at = view.getUint32(132 + tag * 12 + 4);
      return [8, 12, 16].map((offset) => view.getInt32(at + offset) / 65_536);
    };
    [0, 1, 2].forEach((axis) => {
      const sum = [3, 4, 5].reduce((total, tag) => total + (xyz(tag)[axis] ?? 0), 0);
      expect(sum).to.be.closeTo(xyz(2)[axis] ?? 0, 0.0002);
    });
  });
});

describe('the metadata of a PDF that is updated', () => {
  it('is set, and existing entries stay', async () => {
    const bytes = build(1, { metadata: { author: '山田', title: 'old' } });
    const update = startUpdate(openPdf(bytes), { codec: nodeCodec });
    setMetadata(update, { title: '新しい題', language: 'ja' });
    const built = update.build();
    expect(await checkWithQpdf(built)).to.equal('');
    const file = openPdf(built);
    const info = dictOf(file, file.trailer.get('Info'));
    expect([info?.get('Title'), info?.get('Author')].map((value) => stringOf(file, value)?.text)).to.deep.equal([
      '新しい題',
      '山田',
    ]);
    const xmp = textOf((file.resolve(file.catalog.get('Metadata')) as PdfStream).raw);
    expect(xmp).to.include('新しい題').and.to.include('山田');
  });

  it('is created where there was none', () => {
    const update = startUpdate(openPdf(twoPageFile()));
    setMetadata(update, { title: 'x' });
    const file = openPdf(update.build());
    expect(stringOf(file, dictOf(file, file.trailer.get('Info'))?.get('Title'))?.text).to.equal('x');
    expect(file.pages()).to.have.length(2);
  });
});
