import { expect } from 'chai';
import { isPdf } from '../../../../packages/engine/src/pdf/inspect/index.ts';
import { openPdf, PdfRef, PdfStream, type PdfFile } from '../../../../packages/engine/src/pdf/read/index.ts';
import { buildPdf, flate, join, latin1, stream, type BuildOptions } from '../support/build-pdf.ts';
import { problemOf } from '../support/expect-problem.ts';
import { contentOf } from '../support/read-text.ts';
import { runQpdf } from '../support/run-qpdf.ts';
import { mark, twoPageFile, twoPages } from '../support/sample-pdfs.ts';
import { realPdfs } from '../../../support/real-files.ts';

const warnings = (file: PdfFile): string[] => file.warnings.map(({ id }) => id);

/** The file opens, with the expected warnings only, and both pages have their text. */
function expectTwoPages(bytes: Uint8Array, expected: readonly string[] = []): PdfFile {
  const file = openPdf(bytes);
  expect([contentOf(file, 0), contentOf(file, 1)]).to.deep.equal([mark('One'), mark('Two')]);
  expect(file.pages()).to.have.length(2);
  expect(warnings(file)).to.deep.equal(expected);
  return file;
}

const replaced = (bytes: Uint8Array, from: string, to: string): Uint8Array => {
  const text = Buffer.from(bytes).toString('latin1');
  expect(text).to.include(from);
  return latin1(text.replace(from, to));
};

describe('opening a PDF', () => {
  const kinds: BuildOptions[] = [
    { xref: 'table' },
    { xref: 'stream' },
    { xref: 'packed' },
    { xref: 'hybrid' },
    { xref: 'table', eol: '\r\n' },
    { xref: 'packed', eol: '\r\n' },
    { xref: 'table', eol: '\r' },
  ];
  for (const options of kinds) {
    it(`reads ${JSON.stringify(options)}`, () => {
      const file = expectTwoPages(twoPageFile(options));
      expect(file.layout.kind).to.equal(['stream', 'packed'].includes(options.xref ?? '') ? 'stream' : 'table');
    });
  }

  it('reads offsets that count from the file or from a header behind other bytes', () => {
    expectTwoPages(twoPageFile({ junk: 'HTTP/1.1 200 OK\r\n\r\n', origin: 'file' }));
    expectTwoPages(twoPageFile({ junk: 'HTTP/1.1 200 OK\r\n\r\n', origin: 'header' }));
    expectTwoPages(twoPageFile({ junk: 'x'.repeat(1000), origin: 'header', xref: 'packed' }));
    expect(problemOf(() => openPdf(twoPageFile({ junk: 'x'.repeat(1025) }))).id).to.equal('pdf.not-a-pdf');
  });

  it('reads a file without its header, with a warning', () => {
    const bytes = twoPageFile();
    for (const cut of [9, 15]) {
      const headless = bytes.slice(cut);
      const file = openPdf(headless);
      expect([contentOf(file, 0), contentOf(file, 1)]).to.deep.equal([mark('One'), mark('Two')]);
      expect(warnings(file)).to.include('pdf.header-missing');
      expect(isPdf(headless)).to.equal(true);
    }
    expect(isPdf(latin1('1 0 obj\nnothing more'))).to.equal(false);
    expect(problemOf(() => openPdf(latin1('1 0 obj\nnothing more'))).id).to.equal('pdf.not-a-pdf');
  });

  it('reads linearized files', async () => {
    for (const args of [['--linearize'], ['--linearize', '--object-streams=generate']]) {
      const { bytes } = await runQpdf(twoPageFile(), 'in.pdf', ...args, 'out.pdf');
      expectTwoPages(bytes);
    }
  });

  it('applies updates over earlier sections, and omits freed objects', () => {
    const base = twoPageFile();
    const changed = stream('changed');
    const at = base.length;
    const body = join('5 0 obj\n', changed, '\nendobj\n');
    const previous = /startxref\n(\d+)/.exec(Buffer.from(base).toString('latin1'))?.[1];
    const table = `xref\n5 1\n${String(at).padStart(10, '0')} 00000 n \n7 1\n0000000000 00001 f \ntrailer\n`;
    const trailer = `<</Size 8/Root 1 0 R/Prev ${previous}>>\nstartxref\n${at + body.length}\n%%EOF\n`;
    const file = openPdf(join(base, body, table, trailer));
    expect(contentOf(file, 0)).to.equal('changed');
    expect(file.resolve(new PdfRef(7))).to.equal(null);
    expect(file.resolve(new PdfRef(3, 1))).to.equal(null);
    expect(file.refs().map(({ number }) => number)).to.deep.equal([1, 2, 3, 4, 5, 6]);
    expect(file.trailer.has('ID')).to.equal(true);
  });

  it('uses the version of the header or the catalog, whichever is later', () => {
    expect(openPdf(twoPageFile({ version: '1.4' })).version).to.equal('1.4');
    const later = { ...twoPages(), 1: '<</Type/Catalog/Pages 2 0 R/Version/2.0>>' };
    expect(openPdf(buildPdf(later)).version).to.equal('2.0');
  });

  for (const { name, bytes } of realPdfs('opening a real PDF')) {
    it(`reads ${name}`, () => {
      const file = openPdf(bytes);
      expect(warnings(file)).to.deep.equal([]);
      for (const ref of file.refs()) {
        const value = file.resolve(ref);
        if (value instanceof PdfStream) expect(file.decode(value).complete).to.equal(true);
      }
    });
  }
});

describe('opening a damaged PDF', () => {
  it('searches for objects when the cross-reference is missing or misplaced', () => {
    expectTwoPages(twoPageFile({ xref: 'none' }), ['pdf.repaired']);
    expectTwoPages(twoPageFile({ startLie: 7 }), ['pdf.repaired']);
    expectTwoPages(twoPageFile({ xref: 'packed', startLie: -5 }), ['pdf.repaired']);
    const whole = twoPageFile();
    expectTwoPages(whole.subarray(0, whole.length - 60), ['pdf.repaired']);
  });

  it('finds objects with wrong offsets in the cross-reference', () => {
    expectTwoPages(twoPageFile({ lie: 3 }), ['pdf.repaired']);
    expectTwoPages(twoPageFile({ lie: -9, xref: 'stream' }), ['pdf.repaired']);
    const one = Buffer.from(twoPageFile())
      .toString('latin1')
      .replace(/(\d{10}) 00000 n/, '0000000099 00000 n');
    expectTwoPages(latin1(one), ['pdf.repaired']);
  });

  it('uses the last of several objects of one number', () => {
    const base = twoPageFile({ xref: 'none' });
    const file = openPdf(join(base, '5 0 obj\n', stream('later'), '\nendobj\n'));
    expect(contentOf(file, 0)).to.equal('later');
  });

  it('does not read the content of a stream as an object', () => {
    const objects = { ...twoPages(), 8: stream('5 0 obj\n<<>>\nendobj\n') };
    expectTwoPages(buildPdf(objects, { xref: 'none' }), ['pdf.repaired']);
  });

  it('finds the catalog when no trailer names it, also in an object stream', () => {
    const bytes = replaced(twoPageFile({ xref: 'none' }), '/Root 1 0 R', '/Boot 1 0 R');
    expectTwoPages(bytes, ['pdf.repaired']);
    const packed = replaced(twoPageFile({ xref: 'packed', startLie: 3 }), '/Root 1 0 R', '/Boot 1 0 R');
    expectTwoPages(packed, ['pdf.repaired']);
  });

  it('finds the end of a stream whose Length is wrong, missing, indirect or refers to itself', () => {
    for (const length of ['3', '99999', '-1', '(x)', '6 0 R', '5 0 R', '99 0 R', '[1]']) {
      const body = join(`<</Length ${length}>>\nstream\r\n`, mark('One'), '\r\nendstream');
      expectTwoPages(buildPdf({ ...twoPages(), 5: body }, { trailer: '/Root 1 0 R' }));
    }
    const body = join('<</Length 8 0 R>>\nstream\n', mark('One'), '\nendstream');
    expectTwoPages(buildPdf({ ...twoPages(), 5: body, 8: String(mark('One').length) }));
  });

  it('reads references that refer to each other as null', () => {
    const file = openPdf(buildPdf({ ...twoPages(), 8: '9 0 R', 9: '8 0 R' }));
    expect(file.resolve(new PdfRef(8))).to.equal(null);
  });

  it('ignores an object stream that lists itself', () => {
    const objects = { ...twoPages(), 8: flate('8 0 20 7 20 0 R 8 0 R', '/Type/ObjStm/N 2/First 9') };
    const file = openPdf(buildPdf(objects, { xref: 'none' }));
    expect(file.resolve(new PdfRef(20))).to.be.instanceOf(PdfStream);
    expect(file.resolve(new PdfRef(8))).to.be.instanceOf(PdfStream);
  });

  it('stops at circular chains of sections', () => {
    const base = Buffer.from(twoPageFile()).toString('latin1');
    const at = /startxref\n(\d+)/.exec(base)?.[1] ?? '';
    expectTwoPages(latin1(base.replace('/Root', `/Prev ${at}/Root`)), ['pdf.repaired']);
  });

  it('is refused with a name when nothing can be found', () => {
    expect(problemOf(() => openPdf(latin1('%PDF-1.7\nnothing'))).id).to.equal('pdf.damaged');
    expect(problemOf(() => openPdf(latin1('PK\u0003\u0004'))).id).to.equal('pdf.not-a-pdf');
    expect(problemOf(() => openPdf(new Uint8Array())).id).to.equal('pdf.not-a-pdf');
    expect(problemOf(() => openPdf(latin1('x'), { file: 'a.pdf' })).place).to.deep.equal({ file: 'a.pdf' });
  });
});
