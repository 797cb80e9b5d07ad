import { deflateSync } from 'node:zlib';
import { expect } from 'chai';
import { openPdf, PdfStream, type PdfFile } from '../../../../packages/engine/src/pdf/read/index.ts';
import { startUpdate } from '../../../../packages/engine/src/pdf/write/index.ts';
import { buildPdf, flate, join, latin1, stream } from '../support/build-pdf.ts';
import { problemOf } from '../support/expect-problem.ts';
import { twoPageFile, twoPages } from '../support/sample-pdfs.ts';
import { expectProcessorTime } from '../../../support/processor-time.ts';

/** Opens a file and reads all there is in it. */
function readAll(bytes: Uint8Array, limits = {}): PdfFile {
  const file = openPdf(bytes, { limits });
  file.pages();
  for (const ref of file.refs()) {
    const value = file.resolve(ref);
    if (value instanceof PdfStream) file.decode(value);
  }
  return file;
}

/** What refuses a file, which must not take long about it. */
function refusal(bytes: Uint8Array, limits = {}): string {
  return expectProcessorTime(3000, () => problemOf(() => readAll(bytes, limits)).id);
}

const zeros = (size: number): Uint8Array => new Uint8Array(deflateSync(new Uint8Array(size), { level: 9 }));

describe('a PDF made to exhaust resources', () => {
  it('may not decompress to too many bytes, in one stream or in all', () => {
    const bomb = stream(zeros(70_000_000), '/Filter/FlateDecode');
    expect(refusal(buildPdf({ ...twoPages(), 8: bomb }))).to.equal('pdf.stream-too-large');
    const many = Object.fromEntries(
      Array.from({ length: 9 }, (_, index) => [8 + index, stream(zeros(5_000_000), '/Filter/FlateDecode')]),
    );
    expect(refusal(buildPdf({ ...twoPages(), ...many }), { pdfInflatedBytes: 40_000_000 })).to.equal('pdf.bomb');
  });

  it('may not compress compressed data again and again', () => {
    const twice = new Uint8Array(deflateSync(zeros(60_000_000), { level: 9 }));
    const nested = stream(twice, '/Filter[/FlateDecode/FlateDecode]');
    expect(refusal(buildPdf({ ...twoPages(), 8: nested }))).to.equal('pdf.bomb');
    const filters = stream('x', `/Filter[${'/FlateDecode'.repeat(100_000)}]`);
    expect(refusal(buildPdf({ ...twoPages(), 8: filters }))).to.equal('pdf.bomb');
    expect(refusal(buildPdf({ ...twoPages(), 8: stream('x', '/Filter/Unheard') }))).to.equal('pdf.filter-unknown');
  });

  it('may not nest arrays or page nodes too deeply', () => {
    expect(refusal(buildPdf({ ...twoPages(), 8: '['.repeat(200_000) }))).to.equal('pdf.too-deep');
    const nodes = Object.fromEntries(
      Array.from({ length: 300 }, (_, index) => [2 + index, `<</Type/Pages/Kids[${3 + index} 0 R]>>`]),
    );
    expect(refusal(buildPdf({ 1: '<</Pages 2 0 R>>', ...nodes, 302: '<</Type/Page>>' }))).to.equal('pdf.too-deep');
  });

  it('may not hold too many objects, values or pages', () => {
    expect(refusal(twoPageFile(), { pdfObjects: 3 })).to.equal('pdf.too-many-objects');
    expect(refusal(buildPdf({ ...twoPages(), 8: `[${'0 '.repeat(100_000)}]` }), { pdfValues: 50_000 })).to.equal(
      'pdf.too-many-values',
    );
    const kids = `<</Type/Pages/Kids[${'3 0 R '.repeat(50_000)}]>>`;
    expect(refusal(buildPdf({ ...twoPages(), 2: kids }))).to.equal('pdf.too-many-pages');
  });

  it('may state any size, count, length and width without effect', () => {
    const lies = {
      ...twoPages(),
      2: '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2000000000>>',
      8: flate('x', '/DecodeParms<</Predictor 15/Columns 2000000000/Colors 2000000000>>'),
      9: flate('1 0 2 0', '/Type/ObjStm/N 2000000000/First 7'),
    };
    const file = readAll(buildPdf(lies, { trailer: '/Root 1 0 R/Size 2000000000' }));
    expect(file.pages()).to.have.length(2);
    expect(file.layout.size).to.be.lessThan(100);
  });

  it('may not list objects in a cross-reference stream with entries of no bytes', () => {
    const bytes = join(
      Buffer.from(twoPageFile({ xref: 'none' }))
        .toString('latin1')
        .replace(/startxref[^]*/, ''),
      '8 0 obj\n',
      stream('', '/Type/XRef/W[0 0 0]/Size 2000000000/Root 1 0 R'),
      '\nendobj\nstartxref\n',
    );
    const at = Buffer.from(bytes).indexOf('8 0 obj');
    expect(readAll(join(bytes, `${at}\n%%EOF`)).warnings.map(({ id }) => id)).to.deep.equal(['pdf.repaired']);
  });

  it('may not make us read the same bytes for each object', () => {
    const strings = `%PDF-1.7\n${'1 0 obj('.repeat(300_000)}`;
    expect(refusal(latin1(strings))).to.equal('pdf.bomb');
    const comments = `%PDF-1.7\n${'1 0 obj %'.repeat(300_000)}`;
    expect(refusal(latin1(comments))).to.equal('pdf.bomb');
    const streams = `%PDF-1.7\n${'1 0 obj<<>>stream\n'.repeat(200_000)}`;
    expect(refusal(latin1(streams))).to.equal('pdf.damaged');
  });

  it('may not chain the lengths of streams', () => {
    const chain = Object.fromEntries(
      Array.from({ length: 5000 }, (_, index) => [
        8 + index,
        latin1(`<</Length ${9 + index} 0 R>>stream\nx\nendstream`),
      ]),
    );
    expect(readAll(buildPdf({ ...twoPages(), ...chain })).pages()).to.have.length(2);
  });

  it('may not be larger than allowed, or take longer', () => {
    expect(refusal(twoPageFile(), { fileBytes: 100 })).to.equal('pdf.file-too-large');
    let time = 0;
    const slow = (): PdfFile => openPdf(twoPageFile(), { now: () => (time += 40_000) });
    expect(problemOf(slow).id).to.equal('pdf.too-slow');
  });

  it('has fresh limits for each document that is made of it', () => {
    let time = 0;
    const file = openPdf(twoPageFile(), { now: () => time, limits: { milliseconds: 1000, pdfInflatedBytes: 100 } });
    for (let document = 0; document < 5; document++) {
      time += 5000;
      const update = startUpdate(file);
      update.addToPage(1, { content: '1 g' });
      update.build();
    }
    const stream = file.resolve(file.pages()[1]?.contents[0]) as PdfStream;
    file.renewLimits();
    file.decode(stream);
    expect(problemOf(() => file.decode(stream)).id).to.equal('pdf.bomb');
    time += 5000;
    file.renewLimits();
    time += 1001;
    expect(problemOf(() => file.decode(stream)).id).to.equal('pdf.too-slow');
  });
});
