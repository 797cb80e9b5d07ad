import { expect } from 'chai';
import type { Application } from '@shorui/engine';
import { proposeFromBlanks, proposeFromForm } from '@shorui/engine/document';
import { documentFromTemplate } from '@shorui/engine/editor';
import { fieldType } from '@shorui/engine/model';
import { makeDocx, p } from '../word/support/make-docx.ts';
import { emptyApplication } from './shown-proposals.ts';

describe('proposals of a file that is added later', () => {
  it('link places to fields that are asked already, where their values fit, once for each file', () => {
    const place = (name: string, x: number, more: object = {}) => ({ name, position_x: x, position_y: 20, ...more });
    const options = ['住所', '氏名'].map((value) => ({ text: value, value }));
    const group = { field_group_id: 2 };
    const application: Application = {
      ...emptyApplication,
      last_id: 20,
      questions: [
        { id: 1, name: '届出', title: '届出', type: 'fields', field_groups: [{ id: 2, name: '届出' }] },
        {
          id: 6,
          name: '明細',
          title: '明細',
          type: 'repeat',
          repeat_options: [{ id: 7, name: '明細', questions: [8], min: 0, max: 9 }],
        },
        { id: 8, name: '品', title: '品', type: 'fields', field_groups: [{ id: 9, name: '品' }] },
      ],
      fields: [
        { id: 3, name: '件名', type: fieldType.text, ...group },
        { id: 4, name: '変更事項', type: fieldType.radio, options: options.slice(0, 1), ...group },
        { id: 5, name: '印刷済み', type: fieldType.text, ...group },
        { id: 10, name: '品名', type: fieldType.text, field_group_id: 9 },
        {
          id: 11,
          name: '写し',
          type: fieldType.text,
          source_field_id: 5,
          file_id: 12,
          page: 1,
          position_x: 1,
          position_y: 1,
        },
      ],
      files: [{ id: 12, type: 'pdf', name: '届.pdf', path: 'files/12.pdf' }],
    };
    const rows = {
      name: '明細',
      rows: 3,
      pitch: 10,
      fields: [
        { name: '品名', position_x: 10, position_y: 40, style: {} },
        { name: '数量', position_x: 60, position_y: 40, style: {} },
      ],
    };
    const form = [
      place('件名', 10),
      place('新しい', 40),
      place('変更事項', 60, { option_value: '住所' }),
      place('変更事項', 80, { option_value: '氏名' }),
      place('印刷済み', 90),
    ];
    const { existing, questions } = proposeFromForm(application, form, [], [rows], 12);
    expect(
      existing.map(({ field_id: id, list, placements }) => [id, list, placements?.map((at) => at.position_x)]),
    ).to.deep.equal([
      [3, [], [10]],
      [4, [], [60]],
      [10, ['明細'], [10]],
    ]);
    expect(existing[2]?.rows).to.deep.equal({ page: 1, rows: 3, pitch: 10 });
    expect(questions.map(({ list, fields }) => [list, fields.map(({ name }) => name)])).to.deep.equal([
      [[], ['新しい']],
      [['明細'], ['数量']],
    ]);
    const word = documentFromTemplate(makeDocx(p('件名：　　　　　') + p('電話番号：')));
    const blanks = proposeFromBlanks(application, word);
    expect(blanks.existing.map(({ field_id: id, blanks: own }) => [id, own?.map(({ to }) => to)])).to.deep.equal([
      [3, ['{{件名}}']],
    ]);
    expect(blanks.questions.flatMap(({ fields }) => fields.map(({ name }) => name))).to.deep.equal(['電話番号']);
  });
});
