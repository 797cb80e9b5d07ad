import { fieldType } from '@shorui/engine/model';
import { expect } from 'chai';
import { cell, makeDocx, p, row, table } from '../../engine/word/support/make-docx.ts';
import { textOf } from '../../engine/word/support/read-docx.ts';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, makeWorkspace } from '../support/factories.ts';
import type { ProposedField, ProposedQuestion } from './proposing-staff.ts';
import { staffBuilds } from './staff-builds.ts';

eachDatabase('Word forms without tags', (own) => {
  const { server, staff, plan, build, upload, publish } = staffBuilds(own);
  const word = makeDocx(
    table(row('性別', '□男　□女'), row('住所', cell(p('〒　　　-　　　　') + p('')))) +
      p('【添付書類】') +
      p('□ 住民票') +
      p('□ 印鑑証明書') +
      p('【家族】') +
      table(row('番号', '氏名', '続柄'), ...['1', '2', '3'].map((number) => row(number, '', ''))),
  );

  it('are filled in as people do: boxes checked, addresses below 〒, and one row of a table for each thing', async () => {
    const { id, at } = await build();
    const file = (await upload(at, 'files', 'file', word, { name: '届出.docx' })).body.data.item.id as number;
    const proposed = async () => (await staff().get(`${at}/files/${file}/question-proposals`)).body.data;
    const { questions, version } = await proposed();
    // The staff see that several papers may be handed in, and set it before they take the questions over.
    const wanted = (questions as ProposedQuestion[]).map((question) => ({
      ...question,
      fields: question.fields.map((field): ProposedField =>
        field.name === '添付書類' ? { ...field, type: fieldType.checkbox } : field,
      ),
    }));
    const made = await staff().post(`${at}/questions/create-multiple`, { questions: wanted, version, file_id: file });
    expect(made.status, made.text).to.equal(200);
    expect((await proposed()).questions).to.deep.equal([]);
    await publish(at);

    const { company, root } = await makeWorkspace(own.database, { plan_id: plan().id });
    const client = await loginAs(server(), root, company);
    const run = (await client.post('/v1/applications/use', { app_id: id })).body.data.id as number;
    const download = async (answers: object): Promise<string[]> => {
      const saved = await client.post('/v1/applications/save-answer', { app_user_id: run, answers });
      expect(saved.body.data.errors).to.deep.equal([]);
      const { bytes } = await client.post('/v1/applications/download-doc-files', { app_user_id: run, file_id: file });
      return textOf(bytes).split('\n');
    };
    const relative = (first: string, relation: string) => ({ 氏名: { last: '山田', first }, 続柄: relation });
    const answers = {
      会社名: '青空商事',
      性別: '女',
      住所: { postCode: '1000005', province: '東京都', district: '千代田区', street: '丸の内1-1' },
      添付書類: ['印鑑証明書'],
      家族: [relative('太郎', '夫'), relative('花', '子')],
    };
    expect(await download(answers)).to.deep.equal([
      '性別 | □男　☑女',
      '住所 | 〒100-0005／東京都千代田区丸の内1-1',
      '【添付書類】',
      '□ 住民票',
      '☑ 印鑑証明書',
      '【家族】',
      '番号 | 氏名 | 続柄',
      '1 | 山田　太郎 | 夫',
      '2 | 山田　花 | 子',
      '3 |  | ',
    ]);
    // Without things the empty rows count from 1.
    expect((await download({ ...answers, 家族: [] })).slice(7)).to.deep.equal(['1 |  | ', '2 |  | ']);
    // More things than the form has rows make further ones.
    const many = ['太郎', '花', '次郎', '三郎'].map((first) => relative(first, '子'));
    expect((await download({ ...answers, 家族: many })).slice(7)).to.deep.equal([
      '1 | 山田　太郎 | 子',
      '2 | 山田　花 | 子',
      '3 | 山田　次郎 | 子',
      '4 | 山田　三郎 | 子',
    ]);
  });
});
