import { expect } from 'chai';
import { renderOverlay } from '@shorui/engine/document';
import { bundledLibrary, compileOverlay, describeProblem } from '@shorui/engine/node';
import { fill, formFile, ids, widget } from './support.ts';

/** A form with a text field and a certifying signature, named by the catalogue, or only standing in its field. */
function certified(permitted: string, how: 'catalogue' | 'field' = 'catalogue'): Uint8Array {
  const signature = `<</Type/Sig/ByteRange[0 1 2 3]/Reference[<</TransformMethod/DocMDP/TransformParams<<${permitted}>>>>]>>`;
  return formFile([widget('/FT/Tx/T(a)'), widget('/FT/Sig/T(s)/V 20 0 R', '300 10 380 40')], {
    form: '/SigFlags 3',
    others: { 20: signature },
    ...(how === 'catalogue' && { catalog: '/Perms<</DocMDP 20 0 R>>' }),
  });
}

function overlaid(file: Uint8Array): { compiled: string[]; bytes: Uint8Array } {
  const fields = [{ name: '値', position_x: 10, position_y: 10, style: { width: 40, height: 8 } }];
  const compiled = compileOverlay(file, { format: 1, fields }, { fonts: bundledLibrary(), file: 'form.pdf' });
  const { bytes } = renderOverlay(compiled, { 値: '山田' });
  return { compiled: compiled.problems.map(({ id }) => id), bytes };
}

describe('a form that is certified (DocMDP)', () => {
  const warnings = [
    ['/P 1', 'pdf.form-certified', 'pdf.form-certified'],
    ['/P 2', undefined, 'pdf.certified-forms'],
    // 2 is what a certification without a number permits.
    ['', undefined, 'pdf.certified-forms'],
    ['/P 3', undefined, 'pdf.certified-annotations'],
  ] as const;

  for (const [permitted, filled, drawn] of warnings) {
    it(`reports what a change invalidates, and makes it: ${permitted === '' ? 'no P' : permitted}`, () => {
      for (const how of ['catalogue', 'field'] as const) {
        const file = certified(permitted, how);
        expect(ids(fill(file, { a: 'x' })), how).to.deep.equal(filled === undefined ? [] : [filled]);
        expect(ids(fill(file, { a: 'x' }, true)), how).to.deep.equal([drawn, 'pdf.form-flatten-signed']);
        const { compiled, bytes } = overlaid(file);
        expect(compiled, how).to.deep.equal([drawn]);
        // The signed bytes stay in front.
        expect(bytes.subarray(0, file.length)).to.deep.equal(file);
        expect(bytes.length).to.be.greaterThan(file.length);
      }
    });
  }

  it('states the file and the remedy, in both languages', () => {
    const fields = { format: 1 as const, fields: [] };
    const { problems } = compileOverlay(certified('/P 2'), fields, { fonts: bundledLibrary(), file: 'form.pdf' });
    const [problem] = problems;
    expect(problem && describeProblem(problem, 'ja'))
      .to.include('フォームへの記入だけ')
      .and.to.include('署名のないファイル');
    expect(problem && describeProblem(problem, 'en')).to.include('form fields only');
    expect(problem?.place.file).to.equal('form.pdf');
  });

  it('does not exist without a certifying signature', () => {
    const signed = formFile([widget('/FT/Tx/T(a)'), widget('/FT/Sig/T(s)/V<</Type/Sig/ByteRange[0 1 2 3]>>')], {
      form: '/SigFlags 3',
    });
    expect(ids(fill(signed, { a: 'x' }))).to.deep.equal([]);
    expect(overlaid(signed).compiled).to.deep.equal([]);
    expect(overlaid(formFile([widget('/FT/Tx/T(a)')], { catalog: '/Perms<<>>' })).compiled).to.deep.equal([]);
  });
});
