import { expect } from 'chai';
import { makeDocx, p, row, table } from '../../engine/word/support/make-docx.ts';
import { textOf } from '../../engine/word/support/read-docx.ts';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, makeWorkspace } from '../support/factories.ts';
import { staffBuilds } from './staff-builds.ts';

eachDatabase('sums of Word forms without tags', (own) => {
  const { server, staff, plan, build, upload, publish } = staffBuilds(own);
  const word = makeDocx(
    p('【費用】') +
      table(row('内容', '数量', '金額'), row('', '', '　　円'), row('', '', '　　円'), row('合計', '', '　　円')),
  );

  it('are computed from the rows and printed as they are', async () => {
    const { id, at } = await build();
    const file = (await upload(at, 'files', 'file', word, { name: '精算.docx' })).body.data.item.id as number;
    const { questions, version } = (await staff().get(`${at}/files/${file}/question-proposals`)).body.data;
    const create = (body: object) =>
      staff().post(`${at}/questions/create-multiple`, { version, file_id: file, ...body });
    // A sum whose list is not taken over reads a name that nothing has.
    const refused = await create({ questions: questions.slice(1) });
    expect([refused.status, refused.body.code]).to.deep.equal([422, 'application_refused']);
    expect(refused.body.message).to.include('費用.数量');
    const made = await create({ questions });
    expect(made.status, made.text).to.equal(200);
    await publish(at);

    const { company, root } = await makeWorkspace(own.database, { plan_id: plan().id });
    const client = await loginAs(server(), root, company);
    const run = (await client.post('/v1/applications/use', { app_id: id })).body.data.id as number;
    const spent = (content: string, quantity: number, amount: number) => ({
      内容: content,
      数量: quantity,
      金額: amount,
    });
    const answers = { 会社名: '青空商事', 費用: [spent('用紙', 3, 1200), spent('切手', 10, 840)] };
    const saved = await client.post('/v1/applications/save-answer', { app_user_id: run, answers });
    expect(saved.body.data.errors).to.deep.equal([]);
    const { bytes } = await client.post('/v1/applications/download-doc-files', { app_user_id: run, file_id: file });
    expect(textOf(bytes).split('\n').slice(1)).to.deep.equal([
      '内容 | 数量 | 金額',
      '用紙 | 3 | 1,200円',
      '切手 | 10 | 840円',
      '合計 | 13 | 2,040円',
    ]);
  });
});
