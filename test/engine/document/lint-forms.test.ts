import { expect } from 'chai';
import { lintForms } from '@shorui/engine/document';
import type { FieldInstance } from '@shorui/engine/model';
import { bundleNames } from '../../fixtures/fixture-folders.ts';
import { onePageFile } from '../pdf/support/sample-pdfs.ts';
import { fixtureBundle } from './support.ts';

/** A page of 210 by 297 mm with a line across at 100 mm and a line down at 60 mm, drawn twice and in dashes. */
const ruled = onePageFile(
  '/MediaBox[0 0 595.28 841.89]',
  '0.5 w 56.69 558.43 m 538.58 558.43 l S 170.08 785.2 m 170.08 400 l S 170.3 785.2 m 170.3 400 l S [2 1] 0 d 56.69 300 m 538.58 300 l S',
);

function problemsOf(
  ...fields: readonly Partial<FieldInstance>[]
): [id: string, params: object, name: string | undefined][] {
  const { application, files } = fixtureBundle('address-change');
  const [file] = application.files.filter(({ type }) => type === 'pdf');
  if (!file) throw new Error('no form');
  const amount: FieldInstance = {
    id: 900,
    name: '家賃 月額',
    type: 3,
    field_group_id: application.fields[0]?.field_group_id ?? 0,
  };
  const placed = fields.map((field, index): FieldInstance => ({
    id: 1000 + index,
    name: `欄${index}`,
    type: 1,
    file_id: file.id,
    source_field_id: 4,
    ...field,
  }));
  const asked = application.fields.filter(({ file_id: id }) => id === undefined);
  const bundle = {
    application: { ...application, fields: [...asked, amount, ...placed] },
    files: new Map([...files, [file.path, ruled]]),
  };
  return lintForms(bundle).map(({ id, params, place }) => [id, params, place.field?.name]);
}

const box = (x: number, y: number, width: number, height: number, style: FieldInstance['style'] = {}) => ({
  position_x: x,
  position_y: y,
  style: { width, height, ...style },
});

describe('linting the PDF forms of a bundle', () => {
  for (const name of bundleNames) {
    it(`finds nothing wrong in ${name}`, () => {
      expect(lintForms(fixtureBundle(name))).to.deep.equal([]);
    });
  }

  it('reports fields that printed lines run through, once each', () => {
    expect(problemsOf(box(70, 97, 60, 8), box(50, 110, 40, 8), box(70, 187, 60, 8))).to.deep.equal([
      ['pdf.line-across-field', { at: 100 }, '欄0'],
      ['pdf.line-down-field', { at: 60 }, '欄1'],
      ['pdf.line-across-field', { at: 191.2 }, '欄2'],
    ]);
  });

  it('leaves fields between lines, at their edges, and those that are made for lines', () => {
    const between = [box(70, 90, 60, 9.5), box(70, 99.2, 60, 8), box(61, 110, 40, 8), box(20, 110, 40.8, 8)];
    const made = [
      box(70, 97, 60, 8, { cells: { count: 7 } }),
      box(70, 97, 60, 8, { multiline: true }),
      { ...box(70, 97, 8, 8, { checkbox: 2 }), option_value: '住所' },
      box(20, 97, 160, 8, { strike: true }),
    ];
    expect(problemsOf(...between, ...made)).to.deep.equal([]);
  });

  it('reports amounts of money that are printed without commas', () => {
    const place = box(70, 20, 60, 8);
    expect(
      problemsOf(
        { ...place, source_field_id: 900 },
        { ...place, source_field_id: 900, value: '{{number 家賃 月額}}' },
        { ...box(70, 20, 60, 8, { cells: { count: 7, content: 'money' } }), source_field_id: 900 },
      ),
    ).to.deep.equal([['pdf.amount-bare', { tag: '{{number [家賃 月額]}}' }, '欄0']]);
  });

  it('leaves files that are not there and files that are no PDF to others', () => {
    const { application, files } = fixtureBundle('address-change');
    const broken = new Map([...files].map(([path]) => [path, Uint8Array.of(1, 2, 3)]));
    expect(lintForms({ application, files: new Map() })).to.deep.equal([]);
    expect(lintForms({ application, files: broken })).to.deep.equal([]);
  });
});
