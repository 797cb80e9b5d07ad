import { expect } from 'chai';
import { nodeCodec } from '../../../../packages/engine/src/node/node-codec.ts';
import { openPdf, PdfDict, PdfName, PdfRef, PdfString } from '../../../../packages/engine/src/pdf/read/index.ts';
import { startUpdate, type PdfUpdate } from '../../../../packages/engine/src/pdf/write/index.ts';
import { buildPdf, flate, latin1, type BuildOptions } from '../support/build-pdf.ts';
import { contentOf, printValue } from '../support/read-text.ts';
import { checkWithQpdf } from '../support/run-qpdf.ts';
import { mark, onePageFile, sampleId, twoPageFile, twoPages } from '../support/sample-pdfs.ts';
import { countDifferences, isInk, seePdf } from '../support/see-pdf.ts';
import { realPdfs } from '../../../support/real-files.ts';

const begin = (bytes: Uint8Array): PdfUpdate => startUpdate(openPdf(bytes), { codec: nodeCodec });
const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** The update follows the file's bytes, and qpdf finds nothing wrong. */
async function expectUpdateOf(built: Uint8Array, bytes: Uint8Array): Promise<string> {
  expect(Buffer.compare(built.subarray(0, bytes.length), bytes)).to.equal(0);
  expect(await checkWithQpdf(built)).to.equal('');
  return textOf(built.subarray(bytes.length));
}

describe('an update of a PDF', () => {
  const kinds: BuildOptions[] = [
    { xref: 'table' },
    { xref: 'stream' },
    { xref: 'packed' },
    { xref: 'hybrid' },
    { xref: 'table', eol: '\r\n' },
    { xref: 'table', junk: 'junk\n', origin: 'header' },
    { xref: 'packed', junk: 'junk\n', origin: 'header' },
  ];
  for (const options of kinds) {
    it(`follows ${JSON.stringify(options)} with a section of the same kind`, async () => {
      const bytes = twoPageFile(options);
      const update = begin(bytes);
      update.addToPage(1, { content: '100 100 50 50 re f' });
      update.set(
        new PdfRef(7),
        PdfDict.of({ Type: PdfName.of('Font'), Subtype: PdfName.of('Type1'), BaseFont: PdfName.of('Courier') }),
      );
      const added = await expectUpdateOf(update.build(), bytes);
      expect(added.includes('\nxref\n')).to.equal(update.file.layout.kind === 'table');
      const again = openPdf(update.build());
      expect(again.warnings).to.have.length(0);
      expect(contentOf(again, 1)).to.equal(`q\n\n${mark('Two')}\nQ\nq\n100 100 50 50 re f\nQ\n`);
      expect(printValue(again.resolve(new PdfRef(7)))).to.include('/Courier');
      expect(again.layout.size).to.equal(again.trailer.get('Size'));
    });
  }

  it('writes a whole cross-reference for a file without a usable one', async () => {
    for (const options of [{ xref: 'none' }, { startLie: 5 }, { xref: 'packed', startLie: 5 }, { lie: 2 }] as const) {
      const bytes = twoPageFile(options);
      const update = begin(bytes);
      update.addToPage(0, { content: '100 100 50 50 re f' });
      await expectUpdateOf(update.build(), bytes);
      expect(openPdf(update.build()).warnings).to.have.length(0);
    }
  });

  it('can follow any number of updates', async () => {
    let bytes = twoPageFile({ xref: 'packed' });
    for (let round = 0; round < 4; round++) {
      const update = begin(bytes);
      update.addToPage(0, { content: `${round} 0 m 9 9 l S` });
      const built = update.build();
      await expectUpdateOf(built, bytes);
      bytes = built;
    }
    expect(contentOf(openPdf(bytes), 0).match(/0 m 9 9 l S/g)).to.have.length(4);
  });

  it('equals the file when nothing was changed', () => {
    const bytes = twoPageFile();
    expect(Buffer.compare(begin(bytes).build(), bytes)).to.equal(0);
  });

  it('cannot be changed once it is built, but can be read again', () => {
    const update = begin(twoPageFile());
    update.copyPage(0);
    expect(update.build()).to.equal(update.build());
    expect(() => update.addToPage(0, { content: '1 g' })).to.throw(TypeError);
    expect(() => update.allocate()).to.throw(TypeError);
    expect(() => update.set(new PdfRef(1), null)).to.throw(TypeError);
  });

  it('is the same bytes for the same changes, and has another id for other content', () => {
    const build = (content: string): Uint8Array => {
      const update = begin(twoPageFile());
      update.addToPage(0, { content });
      return update.build();
    };
    const idOf = (bytes: Uint8Array): string => printValue(openPdf(bytes).trailer.get('ID') ?? null);
    expect(Buffer.compare(build('1 g'), build('1 g'))).to.equal(0);
    expect(idOf(build('1 g'))).not.to.equal(idOf(build('0 g')));
    expect(idOf(build('1 g'))).to.include('<00112233445566778899aabbccddeeff>');
  });

  it('reads the objects that were set', () => {
    const update = begin(twoPageFile());
    const ref = update.add(new PdfString(latin1('new')));
    update.set(new PdfRef(3), ref);
    expect((update.resolve(new PdfRef(3)) as PdfString).text).to.equal('new');
    expect(update.resolve(update.allocate())).to.equal(null);
    update.set(new PdfRef(3), new PdfRef(3));
    expect(update.resolve(new PdfRef(3))).to.equal(null);
  });

  it('numbers objects without gaps, and writes null for those never set', async () => {
    const bytes = twoPageFile();
    const update = begin(bytes);
    expect([update.allocate().number, update.add(true).number]).to.deep.equal([8, 9]);
    const added = await expectUpdateOf(update.build(), bytes);
    expect(added).to.include('8 0 obj\nnull').and.to.include('/Size 10');
  });

  it('compresses streams unless they are compressed, small, or excluded by the option', () => {
    const update = begin(twoPageFile());
    const data = latin1('x'.repeat(500));
    const lengthOf = (ref: PdfRef): string => printValue(update.resolve(ref)).slice(0, 40);
    expect(lengthOf(update.addStream(PdfDict.empty, data))).to.include('/FlateDecode');
    expect(lengthOf(update.addStream(PdfDict.empty, data, { level: false }))).to.include('/Length 500');
    expect(lengthOf(update.addStream(PdfDict.of({ Filter: PdfName.of('DCTDecode') }), data))).to.include('/Length 500');
  });

  it('leaves signed bytes unchanged', () => {
    const bytes = buildPdf({ ...twoPages(), 8: `<</Type/Sig/ByteRange[0 100 200 300]/Contents<${'00'.repeat(50)}>>>` });
    const update = begin(bytes);
    update.addToPage(0, { content: '1 g' });
    expect(Buffer.compare(update.build().subarray(0, bytes.length), bytes)).to.equal(0);
    expect(textOf(update.build().subarray(bytes.length))).not.to.include('ByteRange');
  });

  for (const { name, bytes } of realPdfs('drawing on a real PDF')) {
    it(`changes nothing but what it draws in ${name}`, async () => {
      const update = begin(bytes);
      update.addToPage(0, { content: '1 0 0 rg 10 10 20 20 re f' });
      const last = update.file.pages().length - 1;
      update.addToPage(last, { entries: { Tabs: PdfName.of('S') } });
      const built = update.build();
      await expectUpdateOf(built, bytes);
      const [before, after] = [await seePdf(bytes), await seePdf(built)];
      expect(after.map(({ text }) => text)).to.deep.equal(before.map(({ text }) => text));
      before.forEach((page, index) => {
        const differing = countDifferences(page, after[index] ?? page);
        expect(differing).to.equal(index === 0 ? 400 : 0);
      });
    });
  }
});

describe('content drawn on a page', () => {
  const square = '200 200 40 40 re f';

  it('starts from the default state, whatever earlier content left open', async () => {
    const leaks = [
      '0 0 1 rg .1 0 0 .1 300 300 cm',
      'q q q .1 0 0 .1 300 300 cm 1 g',
      '.1 0 0 .1 300 300 cm Q Q',
      'BT /F1 10 Tf (x) Tj',
      '0 0 10 10 re W n',
      'q BI /W 1 /H 1 /BPC 8 /CS/G ID Q Q EI .1 0 0 .1 0 0 cm',
      '(Q Q) pop <51> /Q gs % Q Q\n.5 0 0 .5 0 0 cm',
    ];
    for (const leak of leaks) {
      const update = begin(onePageFile('/MediaBox[0 0 420 595]', leak));
      update.addToPage(0, { content: square });
      const [seen] = await seePdf(update.build());
      if (!seen) throw new Error('nothing seen');
      const ink = (x: number, y: number): boolean => isInk(seen, x, 595 - y);
      expect([ink(202, 202), ink(238, 238), ink(195, 220), ink(245, 220)], leak).to.deep.equal([
        true,
        true,
        false,
        false,
      ]);
    }
  });

  it('keeps existing resources, inherited, shared or of the page, and adds its own', async () => {
    const objects = {
      ...twoPages(),
      3: '<</Type/Page/Parent 2 0 R/Contents 5 0 R/Resources 8 0 R>>',
      8: '<</ProcSet[/PDF/Text]/Font 9 0 R/XObject 10 0 R>>',
      9: '<</F1 7 0 R/S#61 7 0 R>>',
      10: 'null',
    };
    const bytes = buildPdf(objects);
    const update = begin(bytes);
    expect(update.namePrefix).to.equal('S1.');
    const font = update.add(
      PdfDict.of({ Type: PdfName.of('Font'), Subtype: PdfName.of('Type1'), BaseFont: PdfName.of('Courier') }),
    );
    for (const page of [0, 1]) {
      const name = `${update.namePrefix}F`;
      const gray = PdfDict.of({ ca: 0.5 });
      update.addToPage(page, {
        content: `BT /${name} 9 Tf 50 50 Td (new) Tj ET`,
        resources: { Font: { [name]: font } },
      });
      update.addToPage(page, { resources: { ExtGState: { [`${update.namePrefix}G`]: gray } } });
    }
    const built = update.build();
    await expectUpdateOf(built, bytes);
    expect((await seePdf(built)).map(({ text }) => text.replace(/\s+/g, ' '))).to.deep.equal(['One new', 'Two new']);
    const [first, second] = openPdf(built).pages();
    expect(printValue(first?.resources ?? null)).to.equal(
      '<</ProcSet[/PDF/Text]/Font<</F1 7 0 R/Sa 7 0 R/S1.F 11 0 R>>/XObject 10 0 R/ExtGState<</S1.G<</ca .5>>>>>>',
    );
    expect(second?.resources.get('Font')).to.be.instanceOf(PdfDict);
  });

  it('sets and removes other entries, and leaves those that are not named', () => {
    const update = begin(onePageFile('/MediaBox[0 0 9 9]/Annots[]/Tabs/R'));
    update.addToPage(0, { entries: { Annots: [1, 2], Tabs: undefined } });
    const [page] = openPdf(update.build()).pages();
    expect(printValue(page?.dict.get('Annots') ?? null)).to.equal('[1 2]');
    expect(page?.dict.has('Tabs')).to.equal(false);
    expect(page?.contents).to.have.length(1);
    expect(page?.width).to.equal(9);
  });

  it('works on pages whose content is an array, missing or broken', async () => {
    const contents = ['[4 0 R]', '6 0 R', '[4 0 R 99 0 R 4 0 R]', 'null', '[]', '8 0 R'];
    for (const entry of contents) {
      const objects = {
        ...twoPages(),
        3: `<</Type/Page/Parent 2 0 R/Contents ${entry}>>`,
        4: flate('0 g'),
        6: '[4 0 R]',
      };
      const update = begin(
        buildPdf({
          ...objects,
          2: '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 420 595]>>',
          8: flate('x', '/Filter/Unheard'),
        }),
      );
      update.addToPage(0, { content: square });
      const [seen] = await seePdf(update.build());
      expect(seen && isInk(seen, 220, 595 - 220), entry).to.equal(true);
    }
  });

  it('is on one page only, when two pages share one object', async () => {
    const bytes = buildPdf(
      {
        ...twoPages(),
        2: '<</Type/Pages/Kids[3 0 R 3 0 R]/Count 2/MediaBox[0 0 420 595]/Resources<</Font<</F1 7 0 R>>>>>>',
      },
      { trailer: `/Root 1 0 R${sampleId}` },
    );
    const update = begin(bytes);
    update.addToPage(1, { content: square });
    const pages = await seePdf(update.build());
    expect(pages.map((page) => isInk(page, 220, 595 - 220))).to.deep.equal([false, true]);
    expect(pages.map(({ text }) => text)).to.deep.equal(['One', 'One']);
  });

  it('is refused on a missing page', () => {
    const update = begin(twoPageFile());
    expect(() => update.addToPage(2, { content: square })).to.throw(RangeError);
    expect(() => update.addToPage(-1, { content: square })).to.throw(RangeError);
    const other = begin(twoPageFile()).copyPage(0);
    expect(() => update.addToPage(other, { content: square })).to.throw(RangeError);
  });
});
