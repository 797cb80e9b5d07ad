import { fieldType } from '@shorui/engine/model';
import { expect } from 'chai';
import { eachDatabase } from '../support/each-database.ts';
import {
  proposingStaff,
  dataOf,
  notification,
  type ProposedField,
  type ProposedQuestion,
  type ProposingStaff,
} from './proposing-staff.ts';

eachDatabase('proposals of a file that is added later', (own) => {
  const running = proposingStaff(own);
  let builder: ProposingStaff;
  beforeEach(() => {
    builder = running();
  });

  it('print the answers of fields that exist', async () => {
    const field = (name: string, type: number, more: object = {}) => ({ name, type, ...more });
    const asked = [
      field('氏名', fieldType.name),
      field('電話番号', fieldType.phone),
      field('変更事項', fieldType.multi_select),
      field('生年月日', fieldType.date, { date_format: 'YYYY年M月D日' }),
    ];
    dataOf(await builder.create({ questions: [{ name: '届出', title: '届出', fields: asked }], version: 0 }));
    const pdf = await builder.upload('pdf', notification, '変更届.pdf');
    const { existing, questions, version } = await builder.proposals(pdf);
    expect(existing.map(({ name }: ProposedField) => name)).to.have.members(asked.map(({ name }) => name));
    const isAsked = ({ fields }: ProposedQuestion) =>
      fields.some(({ name }) => asked.some((other) => other.name === name));
    expect((questions as ProposedQuestion[]).filter(isAsked)).to.deep.equal([]);
    expect((await builder.create({ questions: [], version })).status).to.equal(400);
    const wrong = [{ ...existing[0], field_id: 9999 }];
    expect((await builder.create({ questions: [], existing: wrong, file_id: pdf, version })).status).to.equal(404);
    const made = dataOf(await builder.create({ questions: [], existing, file_id: pdf, version }));
    expect(made.questions).to.deep.equal([]);
    // The form prints them now: nothing is left to link, and no second question asks them.
    expect((await builder.proposals(pdf)).existing).to.deep.equal([]);
    const definition = await builder.definition();
    expect(definition.questions).to.have.length(1);
    const answers = {
      氏名: { last: '甲野', first: '太郎' },
      電話番号: '0312345678',
      変更事項: ['住所'],
      生年月日: '1990-02-03',
    };
    const sheet = await builder.preview(pdf, answers);
    for (const value of ['甲野', '太郎']) expect(sheet?.text).to.contain(value);
    expect(sheet?.text.replaceAll(/\s/g, '')).to.contain('020203');
    const marks = definition.fields.filter(({ name }: ProposedField) => name === '変更事項') as {
      option_value?: string;
    }[];
    expect(marks.map(({ option_value: mark }) => mark)).to.include('住所');
  });

  it('lay out the rows of a list that exists', async () => {
    const item = { name: '明細', title: '明細', list: ['明細'], fields: [{ name: '品名', type: 1 }] };
    dataOf(await builder.create({ questions: [item], version: 0 }));
    const pdf = await builder.upload('pdf', notification, '明細書.pdf');
    const { id: field_id } = (await builder.definition()).fields[0];
    const place = { page: 1, position_x: 20, position_y: 200, style: { width: 40, height: 6 } };
    const rows = { page: 1, rows: 3, pitch: 8 };
    const existing = [{ field_id, name: '品名', list: ['明細'], placements: [place], rows }];
    dataOf(await builder.create({ questions: [], existing, file_id: pdf, version: await builder.version() }));
    const answers = { 明細: [{ 品名: '机' }, { 品名: '椅子' }] };
    const sheet = await builder.preview(pdf, answers);
    for (const name of ['机', '椅子']) expect(sheet?.text).to.contain(name);
  });

  it('are none for files without content or of other applications', async () => {
    const value = { type: 'word', name: 'なし.docx', path: 'files/none.docx' };
    dataOf(
      await builder.staff.post(`${builder.at}/edit`, {
        changes: [{ action: 'create', kind: 'file', value }],
        version: 0,
      }),
    );
    const nothing = await builder.proposals(1);
    expect(nothing.questions).to.deep.equal([]);
    expect(nothing.findings[0].id).to.equal('document.file-missing');
    expect((await builder.staff.get(`${builder.at}/files/2/question-proposals`)).status).to.equal(404);
    const authored = dataOf(await builder.staff.post(`${builder.at}/word-templates`, { name: '覚書.docx' }));
    const document = {
      children: [
        { type: 'section', path: [0], children: [{ type: 'newParagraph', path: [0, 0], text: '{{締結日}}' }] },
      ],
    };
    const id = authored.item.id as number;
    dataOf(await builder.staff.put(`${builder.at}/word-templates/${id}`, { document, version: authored.version }));
    expect((await builder.proposals(id)).questions[0].fields).to.deep.include({
      name: '締結日',
      type: 5,
      date_format: 'YYYY年M月D日',
    });
  });
});
