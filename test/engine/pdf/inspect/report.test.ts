import { expect } from 'chai';
import { inspectPdf, isPdf } from '../../../../packages/engine/src/pdf/inspect/index.ts';
import { stream } from '../support/build-pdf.ts';
import { problemOf } from '../support/expect-problem.ts';
import { runQpdf } from '../support/run-qpdf.ts';
import { box, drawnFile, inspect, words } from './support.ts';
import { realPdfs } from '../../../support/real-files.ts';

const picture = stream('0', '/Type/XObject/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray');

describe('inspecting a PDF', () => {
  it('reports version, pages, boxes and rotation', () => {
    const { version, pages } = inspect(words('文字', 20, 20), {
      page: '/Rotate 270/UserUnit 2/CropBox[10 10 390 290]',
    });
    expect(version).to.equal('1.7');
    expect(pages[0]).to.deep.include({
      page: 1,
      width: 197.56,
      height: 268.11,
      rotation: 270,
      userUnit: 2,
      content: 'drawn',
      characters: 2,
    });
    expect(pages[0]?.mediaBox).to.deep.equal([0, 0, 400, 300]);
    expect(pages[0]?.cropBox).to.deep.equal([10, 10, 390, 290]);
  });

  it('reports fonts, embedded or not, where they are used', () => {
    const embedded = {
      resources: '/XObject<</X 8 0 R>>',
      others: {
        8: stream('', '/Type/XObject/Subtype/Form/BBox[0 0 1 1]/Resources<</Font<</A 9 0 R>>>>'),
        9: '<</Type/Font/Subtype/TrueType/BaseFont/ABCDEF+Gothic/FontDescriptor<</FontFile2 4 0 R>>>>',
      },
    };
    expect(inspect('', embedded).fonts).to.deep.equal([
      { name: 'MS-Mincho', type: 'Type0', embedded: false, subset: false, pages: [1] },
      { name: 'Gothic', type: 'TrueType', embedded: true, subset: true, pages: [1] },
    ]);
  });

  it('recognizes a scan and an empty page', () => {
    const scan = inspect('400 0 0 300 0 0 cm /P Do', { resources: '/XObject<</P 8 0 R>>', others: { 8: picture } });
    expect(scan.pages[0]?.content).to.equal('scan');
    expect(scan.problems.map(({ id }) => id)).to.deep.equal(['pdf.inspect-scan']);
    expect(inspect('').pages[0]?.content).to.equal('empty');
    const captioned = inspect(`q 400 0 0 300 0 0 cm /P Do Q ${words('たくさんの文字がある', 20, 20)}`, {
      resources: '/XObject<</P 8 0 R>>',
      others: { 8: picture },
    });
    expect(captioned.pages[0]?.content).to.equal('drawn');
  });

  it('reports attachments, scripts and signatures', () => {
    const report = inspect('', {
      catalog: '/Names<</EmbeddedFiles<</Kids[8 0 R 8 0 R]>>/JavaScript<</Names[]>>>>/AcroForm<</Fields[9 0 R]>>',
      page: '/Annots[9 0 R]',
      others: {
        8: '<</Names[(a)<</F(a.txt)/UF(data.csv)>>]/Kids[8 0 R]>>',
        9: '<</Type/Annot/Subtype/Widget/FT/Sig/T(sign)/Rect[0 0 50 50]/V<</Type/Sig/Name(Sato)/M(D:2026)/ByteRange[0 10 20 30]/Reference[<</TransformMethod/DocMDP/TransformParams<</P 1>>>>]>>>>',
      },
    });
    expect(report.attachments).to.deep.equal(['data.csv']);
    expect(report.hasJavaScript).to.equal(true);
    expect(report.signatures).to.deep.equal([
      { field: 'sign', name: 'Sato', date: 'D:2026', coversWholeFile: false, certifies: 1 },
    ]);
    expect(inspect('').hasJavaScript).to.equal(false);
  });

  it('reports what the owner of an encrypted file allows', async () => {
    const { bytes } = await runQpdf(
      drawnFile(box(100, 200, 200, 30)),
      '--encrypt',
      '',
      'owner',
      '256',
      '--print=none',
      '--',
      'in.pdf',
      'out.pdf',
    );
    const report = inspectPdf(bytes);
    expect(report.encryption).to.deep.include({ print: false, copy: true });
    expect(report.proposed.fields).to.have.length(1);
  });

  it('stops at its limits and reports it; the rest of the report is complete', () => {
    const many = box(10, 10, 100, 20).repeat(500);
    for (const [limit, reason] of [
      [{ operators: 100 }, 'operators'],
      [{ marks: 100 }, 'marks'],
      [{ steps: 2 }, 'steps'],
    ] as const) {
      const report = inspect(many, {}, { inspectLimits: limit });
      expect(report.problems[0]).to.deep.include({ id: 'pdf.inspect-too-much', params: { page: 1, reason } });
      expect(report.pages).to.have.length(1);
    }
    let time = 0;
    const slow = inspect(
      many,
      {},
      { now: () => (time += 900), limits: { milliseconds: 1e9 }, inspectLimits: { milliseconds: 800 } },
    );
    expect(slow.problems[0]?.params['reason']).to.equal('time');
  });

  it('stops at form XObjects that draw themselves', () => {
    const circle = stream(
      '/X Do /X Do /Y Do',
      '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 8 0 R/Y 9 0 R>>>>',
    );
    const report = inspect('/X Do', { resources: '/XObject<</X 8 0 R>>', others: { 8: circle, 9: circle } });
    expect(report.problems).to.deep.equal([]);
  });

  it('recognizes a PDF by its content, and refuses anything else', () => {
    expect(isPdf(drawnFile(''))).to.equal(true);
    expect(isPdf(new TextEncoder().encode('PK'))).to.equal(false);
    expect(problemOf(() => inspectPdf(new TextEncoder().encode('PK'), { file: 'x.pdf' })).id).to.equal('pdf.not-a-pdf');
  });

  for (const real of realPdfs('the pages of a real scan', /^Q03.*\.pdf$/))
    it('recognizes the pages of a real scan with form fields', () => {
      const report = inspectPdf(real.bytes);
      expect(report.pages.map(({ content }) => content)).to.deep.equal(['scan', 'scan', 'scan']);
      expect(report.proposed.fields).to.have.length(34);
    });
});
