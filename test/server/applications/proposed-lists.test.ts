import { expect } from 'chai';
import { eachDatabase } from '../support/each-database.ts';
import type { TestClient } from '../support/test-client.ts';
import { proposingStaff, dataOf, notification, type ProposedField, type ProposingStaff } from './proposing-staff.ts';

eachDatabase('proposed questions that repeat', (own) => {
  const running = proposingStaff(own);
  let builder: ProposingStaff;
  beforeEach(() => {
    builder = running();
  });

  it('make lists in lists, are refused as a whole when one is wrong, and join lists that are there', async () => {
    const field = (name: string) => ({ name, type: 1 });
    const inner = { name: '家族', title: '家族', list: ['従業員', '家族'], fields: [field('続柄')] };
    const outer = { name: '従業員', title: '従業員', list: ['従業員'], fields: [field('社員名')] };
    const wrong = await builder.create({
      questions: [outer, { ...inner, fields: [{ name: '続柄', type: 5, date_format: 'x' }] }],
      version: 0,
    });
    expect([wrong.status, Object.keys(wrong.body.errors)]).to.deep.equal([422, ['date_format']]);
    expect(await builder.version()).to.equal(0);
    expect(dataOf(await builder.create({ questions: [inner, outer], version: 0 })).version).to.equal(1);
    const { questions, fields } = await builder.definition();
    const lists = questions.filter(({ type }: { type: string }) => type === 'repeat');
    expect(lists.map(({ name }: { name: string }) => name)).to.deep.equal(['従業員', '家族']);
    expect(lists[0].repeat_options[0].questions).to.include(lists[1].id);
    expect(fields.map(({ name }: ProposedField) => name)).to.deep.equal(['続柄', '社員名']);
    expect((await builder.create({ questions: [outer], file_id: 99, version: 1 })).status).to.equal(404);
    const taken = await builder.create({ questions: [outer], version: 1 });
    expect([taken.status, taken.body.code]).to.deep.equal([422, 'application_refused']);
    // Two people who add to one list at the same moment: the slower one looks at it again.
    const more = (by: TestClient, name: string, version: number) =>
      builder.create({ questions: [{ ...outer, fields: [field(name)] }], version }, by);
    const replies = await Promise.all([more(builder.staff, '部署', 1), more(builder.colleague, '役職', 1)]);
    expect(replies.map(({ status }) => status)).to.have.members([200, 409]);
    const slower = replies[0]?.status === 409 ? '部署' : '役職';
    expect((await more(builder.colleague, slower, 2)).status).to.equal(200);
    const named = dataOf(await builder.staff.get(`${builder.at}/fields`)).items.map(
      ({ name }: ProposedField) => name,
    ) as string[];
    expect(named).to.have.members(['続柄', '社員名', '部署', '役職']);
  });

  it('lay out a list in rows of a form, as its blocks were proposed', async () => {
    const pdf = await builder.upload('pdf', notification, '明細書.pdf');
    const place = (position_x: number) => ({ page: 1, position_x, position_y: 200, style: { width: 40, height: 6 } });
    const rows = { page: 1, rows: 3, pitch: 8 };
    const list = {
      name: '明細',
      title: '明細',
      list: ['明細'],
      rows,
      fields: [
        { name: '品名', type: 1, placements: [place(20)] },
        { name: '数量', type: 3, placements: [place(80)] },
      ],
    };
    dataOf(await builder.create({ questions: [list], file_id: pdf, version: await builder.version() }));
    const { questions, files } = await builder.definition();
    const { id } = questions.find(({ type }: { type: string }) => type === 'repeat');
    expect(files[0].form.repeats).to.deep.equal([{ question_id: id, ...rows }]);
    // Rows that are there stay; a form that is not named gets none.
    const more = { ...list, rows: { ...rows, rows: 9 }, fields: [{ name: '備考', type: 1 }] };
    dataOf(await builder.create({ questions: [more], file_id: pdf, version: await builder.version() }));
    expect((await builder.definition()).files[0].form.repeats).to.deep.equal([{ question_id: id, ...rows }]);
    const answers = { 明細: ['机', '椅子', '棚'].map((name, at_) => ({ 品名: name, 数量: at_ + 1 })) };
    const sheet = await builder.preview(pdf, answers);
    for (const name of ['机', '椅子', '棚']) expect(sheet?.text).to.contain(name);
  });
});
