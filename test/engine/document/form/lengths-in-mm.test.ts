import { expect } from 'chai';
import type { Application } from '@shorui/engine';
import { checkFormFields, type FormFields } from '@shorui/engine/model';
import { fieldsInMm, formInMm } from '../../../../packages/engine/src/document/form/lengths-in-mm.ts';
import { drawFields } from '../../pdf/form/support/draw-fields.ts';
import { countDifferences, type SeenPage } from '../../pdf/support/see-pdf.ts';

const inch = { pt: 72, mm: 25.4 } as const;

/** The same fields in either unit: every length is an inch, or a share of one. */
function fieldsIn(unit: 'mm' | 'pt'): FormFields {
  const one = inch[unit];
  const place = { position_x: one / 2, position_y: one };
  return {
    format: 1,
    unit,
    style: { height: one / 2, font_size: 12, padding: one / 24 },
    fields: [
      { name: '文', ...place, style: { width: one * 2, padding: { left: one / 4 }, character_spacing: 2 } },
      {
        name: '升',
        position_x: one / 2,
        position_y: one * 2,
        style: { width: one, cells: { count: 3, gap: one / 24 } },
      },
      {
        name: '枠',
        position_x: one * 2,
        position_y: one * 2,
        style: { width: one, cells: { boxes: [{ x: one / 2, y: 0, width: one / 4, height: one / 4 }] } },
      },
    ],
    repeats: [
      {
        name: '行',
        rows: 2,
        pitch: one / 4,
        continuation: { page: 1, offset_y: one / 8 },
        fields: [{ name: '名', ...place, style: { width: one, height: one / 4, line_width: 1 } }],
        totals: [{ name: '数', over: 'all', ...place, style: { width: one } }],
      },
    ],
  };
}

describe('lengths in points', () => {
  it('give the same form as lengths in mm, except type sizes, spacing and lines', () => {
    const [mm, pt] = [fieldsIn('mm'), fieldsInMm(fieldsIn('pt'))];
    const round = (fields: FormFields): unknown =>
      JSON.parse(JSON.stringify(fields), (_name, value: unknown) =>
        typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value,
      );
    expect(round(pt)).to.deep.equal(round(mm));
    expect(fieldsInMm(mm)).to.equal(mm);
  });

  it('draw the same page', async () => {
    const data = { 文: '国の税', 升: '123', 枠: '国', 行: [{ 名: '甲', 数: 1 }] };
    const draw = async (unit: 'mm' | 'pt'): Promise<SeenPage> =>
      (await drawFields(fieldsIn(unit), data)).pages[0] as SeenPage;
    expect(countDifferences(await draw('pt'), await draw('mm'))).to.be.lessThan(20);
    const unlike = { ...fieldsIn('pt'), unit: 'mm' as const };
    const { problems } = await drawFields(unlike, data);
    expect(problems.map(({ id }) => id)).to.include('pdf.field-off-page');
  });

  it('are chosen by the unit of the fields file, which allows no other unit', () => {
    expect(checkFormFields(fieldsIn('pt'), 'f.json')).to.deep.equal([]);
    expect(checkFormFields({ ...fieldsIn('pt'), unit: 'cm' }, 'f.json').length).to.be.greaterThan(0);
  });

  it('of a form of an application hold for the instances on it, and for no others', () => {
    const on = { type: 1, position_x: 72, position_y: 36, style: { width: 144 } } as const;
    const file = { id: 5, type: 'pdf', name: 'a.pdf', path: 'files/a.pdf', form: { unit: 'pt' } } as const;
    const application = {
      fields: [
        { id: 1, name: '甲', file_id: 5, ...on },
        { id: 2, name: '乙', file_id: 6, ...on },
      ],
      files: [file],
    } as unknown as Application;
    const given = formInMm(application, file);
    const [one, other] = given.application.fields;
    expect(one?.position_x).to.be.closeTo(25.4, 1e-9);
    expect(one?.position_y).to.be.closeTo(12.7, 1e-9);
    expect(one?.style?.width).to.be.closeTo(50.8, 1e-9);
    expect(other).to.equal(application.fields[1]);
    expect(given.file.form?.unit).to.equal('mm');
  });
});
