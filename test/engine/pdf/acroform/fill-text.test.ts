import { expect } from 'chai';
import { bundledLibrary, fillPdfForm } from '../../../../packages/engine/src/node/index.ts';
import { arrayOf, dictOf, openPdf, PdfRef, stringOf } from '../../../../packages/engine/src/pdf/read/index.ts';
import { checkWithQpdf, runQpdf } from '../support/run-qpdf.ts';
import { firstPage, inkRuns, objectOf, scale } from './see-form.ts';
import { fieldsOf, fill, formFile, ids, pageHeight, widget } from './support.ts';

describe('filling text fields', () => {
  it('sets the value, draws it in Japanese, and appends to the file without changing it', async () => {
    const file = formFile([widget('/FT/Tx/T(name)/DA(/KozMin 12 Tf 0 g)/DV(old)')]);
    const filled = fill(file, { name: '髙橋 𠮷野' });
    expect(filled.problems).to.deep.equal([]);
    expect(filled.bytes.subarray(0, file.length)).to.deep.equal(file);
    expect(fieldsOf(filled.bytes)['name']).to.deep.include({ value: '髙橋 𠮷野', defaultValue: 'old' });
    expect((await firstPage(filled.bytes)).text).to.include('髙橋 𠮷野');
    expect(await checkWithQpdf(filled.bytes)).to.equal('');
  });

  it('draws text that extracts as given, without spaces between Japanese and digits', async () => {
    const file = formFile([widget('/FT/Tx/T(a)/DA(/KozMin 40 Tf 0 g)', '20 200 380 260')]);
    const text = '前町488番地A棟';
    const page = await firstPage(fill(file, { a: text }).bytes);
    expect(page.text).to.equal(text);
    // Five characters of 40 pt and four of about half of it; a quarter em at each of three borders would make 320.
    const runs = inkRuns(page, 200, 260, 20, 380);
    expect((runs.at(-1)?.[1] ?? 0) - (runs[0]?.[0] ?? 0)).to.be.within(270, 305);
  });

  it('centers each character of a comb field in its cell', async () => {
    const file = formFile([widget('/FT/Tx/T(code)/Ff 16777216/MaxLen 8/DA(/Helv 12 Tf 0 g)', '20 200 180 224')]);
    const { bytes, problems } = fill(file, { code: '1234567' });
    expect(problems).to.deep.equal([]);
    const runs = inkRuns(await firstPage(bytes), 202, 222, 20, 180);
    expect(runs).to.have.length(7);
    for (const [index, [from, to]] of runs.entries()) expect((from + to) / 2).to.be.closeTo(30 + index * 20, 1.6);
  });

  it('begins at the cell that the alignment determines', async () => {
    const file = formFile([widget('/FT/Tx/T(code)/Ff 16777216/MaxLen 8/Q 2/DA(/Helv 12 Tf 0 g)', '20 200 180 224')]);
    const [first] = inkRuns(await firstPage(fill(file, { code: '88' }).bytes), 202, 222, 20, 180);
    expect(((first?.[0] ?? 0) + (first?.[1] ?? 0)) / 2).to.be.closeTo(150, 1.6);
  });

  it('breaks lines of a multiline field, and aligns them', async () => {
    const file = formFile([widget('/FT/Tx/T(note)/Ff 4096/DA(/KozMin 10 Tf 0 g)', '20 100 120 200')]);
    const page = await firstPage(fill(file, { note: 'これは複数行にわたる文章です。\n改行もあります。' }).bytes);
    const rows = new Set<number>();
    for (let y = 0; y < 100; y++) {
      const runs = inkRuns(page, 100 + y, 101 + y, 20, 120);
      if (runs.length > 0) rows.add(Math.floor(y / 11));
    }
    expect(rows.size).to.be.greaterThan(2);
    expect(inkRuns(page, 100, 200, 0, 18).filter(([from]) => from > 12)).to.deep.equal([]);
  });

  it('keeps a long text inside a field by narrowing and shrinking it', async () => {
    const file = formFile([widget('/FT/Tx/T(name)/DA(/KozMin 12 Tf 0 g)', '20 200 80 220')]);
    const narrowed = fill(file, { name: '東京都千代田区' });
    expect(ids(narrowed)).to.deep.equal(['pdf.form-text-squeezed']);
    const runs = inkRuns(await firstPage(narrowed.bytes), 200, 220, 15, 120);
    expect(runs.at(-1)?.[1]).to.be.lessThan(80);
  });

  it('refuses a text that its field does not show whole, unless cutting it is allowed', async () => {
    const file = formFile([widget('/FT/Tx/T(name)/DA(/KozMin 12 Tf 0 g)', '20 200 80 220')]);
    const values = { name: '東京都千代田区'.repeat(9) };
    for (const flatten of [false, true]) {
      const refused = fill(file, values, flatten);
      expect(ids(refused)).to.deep.equal(['pdf.form-text-overflow']);
      expect(refused.bytes).to.equal(file);
      const cut = fillPdfForm(file, values, { fonts: bundledLibrary(), flatten, overflow: 'cut' });
      expect(cut.problems.map(({ id, severity }) => [id, severity])).to.deep.equal([['pdf.form-text-cut', 'warning']]);
      expect(inkRuns(await firstPage(cut.bytes), 200, 220, 15, 120).at(-1)?.[1]).to.be.lessThan(81);
    }
  });

  it('warns of a text that was made very narrow or small, by configurable limits', () => {
    const file = formFile([widget('/FT/Tx/T(name)/DA(/KozMin 12 Tf 0 g)', '20 200 80 220')]);
    const values = { name: '東京都千代田' };
    expect(ids(fill(file, values))).to.deep.equal([]);
    const long = { name: '東京都千代田区' };
    const squeezed = fillPdfForm(file, long, { fonts: bundledLibrary() });
    expect(squeezed.problems.map(({ id, severity, place }) => [id, severity, place.slot])).to.deep.equal([
      ['pdf.form-text-squeezed', 'warning', 'name'],
    ]);
    const legibility = { scale: 0.6, size: 5 };
    expect(fillPdfForm(file, long, { fonts: bundledLibrary(), legibility }).problems).to.deep.equal([]);
  });

  it('does not refuse an old value that its field does not show whole, unless it is flattened', () => {
    const old = widget(`/FT/Tx/T(name)/V(${'abcdefghij '.repeat(12)})/DA(/Helv 12 Tf 0 g)`, '20 200 80 220');
    const file = formFile([old, widget('/FT/Tx/T(other)', '20 100 120 120')], { form: '/NeedAppearances true' });
    expect(ids(fill(file, { other: 'x' }))).to.deep.equal(['pdf.form-text-cut']);
    expect(ids(fill(file, { other: 'x' }, true))).to.deep.equal(['pdf.form-text-overflow']);
  });

  it('warns of an invisible character in a value', () => {
    const file = formFile([widget('/FT/Tx/T(name)')]);
    expect(ids(fill(file, { name: '山\u200b田' }))).to.deep.equal(['pdf.glyph-invisible']);
  });

  it('keeps background and border, and rotates with the widget', async () => {
    const file = formFile([widget('/FT/Tx/T(a)/MK<</BG[1 1 0]/BC[1 0 0]/R 90>>/DA(/Helv 12 Tf 0 g)', '20 100 44 220')]);
    const { bytes } = fill(file, { a: 'AAAAAAAAAA' });
    const ink = inkRuns(await firstPage(bytes), 102, 218, 10.5, 60);
    expect(ink.at(0)?.[0]).to.be.within(19, 24);
    const page = await firstPage(bytes);
    const at = ((pageHeight - 215) * scale * page.width + 23 * scale) * 4;
    const [one, two, three] = page.pixels.slice(at, at + 3);
    expect(Math.max(one ?? 0, three ?? 0), 'yellow in either byte order').to.be.greaterThan(200);
    expect(two).to.be.greaterThan(200);
    expect(Math.min(one ?? 255, three ?? 255)).to.be.lessThan(60);
    // Ten letters of 12 pt are longer than the field is wide: they run up.
    const rows = Array.from(
      { length: 10 },
      (_, index) => inkRuns(page, 104 + index * 6, 110 + index * 6, 26, 40).length,
    );
    expect(rows.filter((count) => count > 0).length).to.be.greaterThan(8);
  });

  it('refuses values that are too long, passwords, buttons, signatures and unknown names', () => {
    const file = formFile([
      widget('/FT/Tx/T(code)/MaxLen 3'),
      widget('/FT/Tx/T(secret)/Ff 8192'),
      widget('/FT/Btn/T(push)/Ff 65536'),
      widget('/FT/Sig/T(sign)'),
    ]);
    const bad = fill(file, { code: '1234', secret: 'x', push: 'x', sign: 'x', cod: '1', 社名: 'x' });
    expect(ids(bad)).to.deep.equal([
      'pdf.form-too-long',
      'pdf.form-password',
      'pdf.form-button',
      'pdf.form-signature',
      'pdf.form-unknown-field-near',
      'pdf.form-unknown-field',
    ]);
    expect(bad.problems[4]?.params).to.deep.equal({ name: 'cod', nearest: 'code' });
    expect(bad.bytes).to.equal(file);
    expect(ids(fill(file, { code: '123' }))).to.deep.equal([]);
  });

  it('fills a read-only field and one with a label, and reports required ones that stay empty', () => {
    const file = formFile([widget('/FT/Tx/T(a)/Ff 1/TU(Company)'), widget('/FT/Tx/T(b)/Ff 2')]);
    expect(ids(fill(file, { Company: 'x' }))).to.deep.equal(['pdf.form-read-only', 'pdf.form-required']);
    expect(ids(fill(file, { b: 'x' }))).to.deep.equal([]);
  });

  it('reports a character that no font has', () => {
    expect(ids(fill(formFile([widget('/FT/Tx/T(a)')]), { a: '\u{e000}' }))).to.deep.equal(['pdf.glyph-private']);
  });

  it('updates all widgets of a field together, and fields of dotted names from nested values', () => {
    const file = formFile(
      [
        '<</T(a)/FT/Tx/Kids[11 0 R 12 0 R]>>',
        widget('/Parent 10 0 R'),
        widget('/Parent 10 0 R', '20 100 220 124'),
        '<</T(b)/Kids[14 0 R]>>',
        widget('/FT/Tx/T(c)/Parent 13 0 R'),
      ],
      {
        list: '10 0 R 13 0 R',
      },
    );
    const { bytes } = fill(file, { a: 'x', b: { c: 'y' } });
    for (const number of [11, 12, 14]) expect(objectOf(bytes, number).has('AP'), String(number)).to.equal(true);
    expect(stringOf(openPdf(bytes), objectOf(bytes, 10).get('V'))?.text).to.equal('x');
    expect(fieldsOf(bytes)['b.c']?.value).to.equal('y');
  });

  it('removes NeedAppearances and draws the appearances itself', async () => {
    const file = formFile([widget('/FT/Tx/T(a)/V(OLD)'), widget('/FT/Tx/T(b)', '20 100 220 124')], {
      form: '/NeedAppearances true/XFA(x)',
    });
    const { bytes, problems } = fill(file, { b: 'new' });
    expect(problems.map(({ id }) => id)).to.deep.equal(['pdf.form-xfa']);
    const form = dictOf(openPdf(bytes), openPdf(bytes).catalog.get('AcroForm'));
    expect(form?.get('NeedAppearances')).to.equal(false);
    expect(form?.has('XFA')).to.equal(false);
    expect((await firstPage(bytes)).text).to.include('OLD');
  });

  it('reports scripts, which it does not run', () => {
    const file = formFile([widget('/FT/Tx/T(a)/AA<</C<</S/JavaScript/JS(x)>>>>')], { form: '/CO[10 0 R]' });
    expect(ids(fill(file, { a: '1' }))).to.deep.equal(['pdf.form-scripts']);
  });

  it('adds an unlisted field to the field list when it fills it', () => {
    const { bytes } = fill(formFile([widget('/FT/Tx/T(a)'), widget('/FT/Tx/T(b)')], { list: '10 0 R' }), { b: 'x' });
    const opened = openPdf(bytes);
    const list = arrayOf(opened, dictOf(opened, opened.catalog.get('AcroForm'))?.get('Fields')) ?? [];
    expect(list.map((ref) => (ref instanceof PdfRef ? ref.number : 0))).to.deep.equal([10, 11]);
  });

  it('fills an encrypted file with encrypted strings', async () => {
    const plain = formFile([widget('/FT/Tx/T(a)')]);
    const { bytes } = await runQpdf(plain, '--encrypt', '', 'owner', '256', '--', 'in.pdf', 'out.pdf');
    const filled = fill(bytes, { a: '秘密の値' });
    expect(filled.problems).to.deep.equal([]);
    expect(fieldsOf(filled.bytes)['a']?.value).to.equal('秘密の値');
    expect((await firstPage(filled.bytes)).text).to.include('秘密の値');
  });

  it('reports when a certifying signature allows no changes, and when a signed file is flattened', () => {
    const reference = '/Reference[<</TransformMethod/DocMDP/TransformParams<</P 1>>>>]';
    const file = formFile([
      widget('/FT/Tx/T(a)'),
      widget(`/FT/Sig/T(s)/V<</Type/Sig/ByteRange[0 1 2 3]${reference}>>`),
    ]);
    expect(ids(fill(file, { a: 'x' }))).to.deep.equal(['pdf.form-certified']);
    expect(ids(fill(file, { a: 'x' }, true))).to.deep.equal(['pdf.form-certified', 'pdf.form-flatten-signed']);
  });

  it('removes usage rights that a change would invalidate, and keeps the rest of the catalog', () => {
    const { bytes } = fill(formFile([widget('/FT/Tx/T(a)')], { catalog: '/Perms<</UR3<<>>>>/Lang(ja)' }), { a: 'x' });
    const { catalog } = openPdf(bytes);
    expect(catalog.has('Perms')).to.equal(false);
    expect(catalog.has('Lang')).to.equal(true);
  });

  it('makes the same bytes of the same values', () => {
    const file = formFile([widget('/FT/Tx/T(a)')]);
    expect(fill(file, { a: '同じ' }).bytes).to.deep.equal(fill(file, { a: '同じ' }).bytes);
  });

  it('can be filled again after it was filled', async () => {
    const once = fill(formFile([widget('/FT/Tx/T(a)'), widget('/FT/Tx/T(b)', '20 100 220 124')]), {
      a: '一回目',
      b: '残る値',
    });
    const twice = fill(once.bytes, { a: '二回目' });
    const { text } = await firstPage(twice.bytes);
    expect(text).to.include('二回目').and.include('残る値').and.not.include('一回目');
    expect(await checkWithQpdf(twice.bytes)).to.equal('');
  });

  it('reports a file without a form', () => {
    expect(ids(fill(formFile([], {}), { a: 'x' }))).to.deep.equal(['pdf.form-no-fields']);
  });
});
