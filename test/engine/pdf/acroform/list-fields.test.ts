import { expect } from 'chai';
import { readAcroForm } from '../../../../packages/engine/src/pdf/acroform/index.ts';
import { openPdf } from '../../../../packages/engine/src/pdf/read/index.ts';
import { onePageFile } from '../support/sample-pdfs.ts';
import { fieldsOf, formFile, widget } from './support.ts';
import { realPdfs } from '../../../support/real-files.ts';

const problemIds = (file: Uint8Array): string[] => readAcroForm(openPdf(file)).problems.map(({ id }) => id);

describe('listing the fields of a form', () => {
  it('lists kinds, flags, values and options', () => {
    const fields = fieldsOf(
      formFile([
        widget('/FT/Tx/T(a)/MaxLen 7/Ff 16777216/V(1000005)/TU(code)'),
        widget('/FT/Tx/T(b)/Ff 4099/DV(x)'),
        widget('/FT/Tx/T(c)/Ff 8192'),
        widget('/FT/Btn/T(d)/AS/Off/AP<</N<</On 4 0 R/Off 4 0 R>>>>'),
        widget('/FT/Ch/T(e)/Ff 393216/Opt[[(1)(one)][(2)(two)]]/V(2)'),
        widget('/FT/Ch/T(f)/Ff 2097152/Opt[(x)(y)]/V[(x)(y)]'),
        widget('/FT/Btn/T(g)/Ff 65536'),
        widget('/FT/Sig/T(h)'),
      ]),
    );
    expect(fields['a']).to.deep.include({ type: 'text', maxLength: 7, comb: true, value: '1000005', label: 'code' });
    expect(fields['b']).to.deep.include({ readOnly: true, required: true, multiline: true, defaultValue: 'x' });
    expect(fields['c']).to.deep.include({ password: true });
    expect(fields['d']).to.deep.include({ type: 'check', options: [{ value: 'On', label: 'On' }] });
    expect(fields['d']).not.to.have.property('value');
    expect(fields['e']).to.deep.include({ type: 'choice', combo: true, editable: true, value: '2' });
    expect(fields['e']?.options).to.deep.equal([
      { value: '1', label: 'one' },
      { value: '2', label: 'two' },
    ]);
    expect(fields['f']).to.deep.include({ multiple: true, value: ['x', 'y'] });
    expect(fields['g']?.type).to.equal('button');
    expect(fields['h']?.type).to.equal('signature');
  });

  it('joins names by dots, and inherits kind and value from parents', () => {
    const file = formFile(
      [
        '<</T(top)/FT/Tx/V(above)/Kids[11 0 R 12 0 R]>>',
        widget('/T(one)/Parent 10 0 R'),
        widget('/T(two)/V(own)/Parent 10 0 R'),
      ],
      {
        list: '10 0 R',
      },
    );
    const fields = fieldsOf(file);
    expect(Object.keys(fields)).to.deep.equal(['top.one', 'top.two']);
    expect(fields['top.one']?.value).to.equal('above');
    expect(fields['top.two']?.value).to.equal('own');
  });

  it('gives places in mm from the top left of the visible page, also when it is rotated', () => {
    const [place] = fieldsOf(formFile([widget('/FT/Tx/T(a)', '72 228 144 264')]))['a']?.widgets ?? [];
    expect(place).to.deep.equal({ page: 1, x: 25.4, y: 12.7, width: 25.4, height: 12.7 });
    const [turned] =
      fieldsOf(formFile([widget('/FT/Tx/T(a)', '72 228 144 264')], { page: '/Rotate 90' }))['a']?.widgets ?? [];
    expect(turned).to.deep.equal({ page: 1, x: 80.43, y: 25.4, width: 12.7, height: 25.4 });
  });

  it('groups radio buttons with the value of each, in Japanese too', () => {
    const state = (name: string): string => widget(`/Parent 10 0 R/AS/Off/AP<</N<</${name} 4 0 R/Off 4 0 R>>>>`);
    const file = formFile(['<</T(kind)/FT/Btn/Ff 32768/V/b/Kids[11 0 R 12 0 R]>>', state('b'), state('#E7#94#B7')], {
      list: '10 0 R',
    });
    const field = fieldsOf(file)['kind'];
    expect(field).to.deep.include({ type: 'radio', value: 'b' });
    expect(field?.widgets.map(({ option }) => option)).to.deep.equal(['b', '男']);
  });

  it('finds widgets that are not in the field list, and reports them', () => {
    const file = formFile([widget('/FT/Tx/T(a)'), widget('/FT/Tx/T(b)')], { list: '10 0 R' });
    expect(Object.keys(fieldsOf(file))).to.deep.equal(['a', 'b']);
    expect(problemIds(file)).to.deep.equal(['pdf.form-tree']);
  });

  it('lists a field that no page shows, without a place', () => {
    expect(fieldsOf(formFile(['<</FT/Tx/T(a)/V(x)>>'], { annotations: '' }))['a']).to.deep.include({
      value: 'x',
      widgets: [],
    });
  });

  it('stops at cycles and skips objects that are not fields', () => {
    const file = formFile(['<</T(a)/FT/Tx/Kids[11 0 R]>>', '<</T(b)/Kids[10 0 R 11 0 R]>>', widget('/FT/Tx/T(c)')], {
      list: '10 0 R 12 0 R 99 0 R (text)',
    });
    expect(Object.keys(fieldsOf(file))).to.include('c');
    expect(problemIds(file)).to.deep.equal(['pdf.form-tree']);
  });

  it('reports an XFA form', () => {
    expect(problemIds(formFile([widget('/FT/Tx/T(a)')], { form: '/XFA(x)' }))).to.deep.equal(['pdf.form-xfa']);
  });

  it('finds nothing in a file without a form', () => {
    expect(fieldsOf(onePageFile('/MediaBox[0 0 100 100]'))).to.deep.equal({});
  });

  for (const real of realPdfs('the fields of a real form', /^Q03.*\.pdf$/))
    it('reads the fields of a real form', () => {
      const fields = Object.values(fieldsOf(real.bytes));
      expect(fields).to.have.length(37);
      expect(fields.filter(({ type }) => type === 'signature')).to.have.length(3);
      expect(fields.every(({ widgets }) => widgets.length === 1)).to.equal(true);
    });
});
