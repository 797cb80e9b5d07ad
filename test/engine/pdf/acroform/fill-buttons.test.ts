import { expect } from 'chai';
import { nameOf, openPdf } from '../../../../packages/engine/src/pdf/read/index.ts';
import { firstPage, inkRuns, objectOf } from './see-form.ts';
import { fieldsOf, fill, formFile, widget } from './support.ts';

describe('filling check boxes, radio buttons and choices', () => {
  const boxes = formFile(
    [
      widget('/FT/Btn/T(agree)/MK<</BC[0]/CA(4)>>', '20 200 40 220'),
      '<</T(sex)/FT/Btn/Ff 32768/Kids[12 0 R 13 0 R]/Opt[<FEFF7537><FEFF5973>]>>',
      widget('/Parent 11 0 R/AS/Off/MK<</BC[0]>>/AP<</D<</0 4 0 R/Off 4 0 R>>>>', '60 200 80 220'),
      widget('/Parent 11 0 R/AS/Off/MK<</BC[0]>>/AP<</D<</1 4 0 R/Off 4 0 R>>>>', '100 200 120 220'),
      widget('/FT/Ch/T(size)/Ff 131072/Opt[[(s)(small)][(l)(large)]]', '140 200 220 220'),
      widget('/FT/Ch/T(many)/Ff 2097152/Opt[(x)(y)(z)]/DA(/Helv 10 Tf 0 g)', '240 150 320 220'),
    ],
    { list: '10 0 R 11 0 R 14 0 R 15 0 R' },
  );

  it('draws the mark of a checked box, and none in an unchecked one', async () => {
    const on = fill(boxes, { agree: true });
    const off = fill(boxes, { agree: false });
    expect(on.problems).to.deep.equal([]);
    expect(nameOf(openPdf(on.bytes), objectOf(on.bytes, 10).get('AS'))).to.equal('Yes');
    expect(nameOf(openPdf(off.bytes), objectOf(off.bytes, 10).get('AS'))).to.equal('Off');
    expect(inkRuns(await firstPage(on.bytes), 203, 217, 22, 38)).not.to.deep.equal([]);
    expect(inkRuns(await firstPage(off.bytes), 203, 217, 22, 38)).to.deep.equal([]);
  });

  it('chooses a radio button by its export value and turns the others off', async () => {
    const { bytes, problems } = fill(boxes, { sex: '女' });
    expect(problems).to.deep.equal([]);
    expect(fieldsOf(bytes)['sex']?.value).to.equal('女');
    const opened = openPdf(bytes);
    expect(nameOf(opened, objectOf(bytes, 12).get('AS'))).to.equal('Off');
    expect(nameOf(opened, objectOf(bytes, 13).get('AS'))).to.equal('1');
    const page = await firstPage(bytes);
    expect(inkRuns(page, 206, 214, 64, 76)).to.deep.equal([]);
    expect(inkRuns(page, 206, 214, 104, 116)).not.to.deep.equal([]);
  });

  it('accepts an option by export value or label, and several in a list', async () => {
    const { bytes, problems } = fill(boxes, { size: 'large', many: ['x', 'z'] });
    expect(problems).to.deep.equal([]);
    expect(fieldsOf(bytes)['size']?.value).to.equal('l');
    expect(fieldsOf(bytes)['many']?.value).to.deep.equal(['x', 'z']);
    expect((await firstPage(bytes)).text).to.include('large');
  });

  it('refuses values that are not options, and several where one is allowed', () => {
    const { problems } = fill(boxes, { sex: '他', size: 'medium', agree: ['a', 'b'] });
    expect(problems.map(({ id }) => id)).to.deep.equal([
      'pdf.form-not-an-option',
      'pdf.form-not-an-option',
      'pdf.form-one-value',
    ]);
    expect(problems[0]?.params['options']).to.equal('"男", "女"');
  });

  it('clears a field for null', () => {
    const { bytes } = fill(fill(boxes, { sex: '男', size: 's' }).bytes, { sex: null, size: null });
    expect(fieldsOf(bytes)['sex']).not.to.have.property('value');
    expect(fieldsOf(bytes)['size']).not.to.have.property('value');
  });
});
