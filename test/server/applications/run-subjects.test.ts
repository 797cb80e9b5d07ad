import { expect } from 'chai';
import { makeDocx, p } from '../../engine/word/support/make-docx.ts';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, loginAsAdmin, makeAdmin, makePlan, makeWorkspace } from '../support/factories.ts';
import { beginRun } from '../support/published-application.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import type { TestClient } from '../support/test-client.ts';

const text = 1;
const name = 10;

/** A question of fields with these names and types. Ids are given in the order of creation, from the last one on. */
const groupOf = (last: number, question: string, fields: readonly (readonly [string, number, object?])[]) => [
  { action: 'create', kind: 'question', value: { name: question, title: question, type: 'fields' } },
  { action: 'create', kind: 'field_group', question_id: last + 1, value: { name: question } },
  ...fields.map(([field, type, more = {}]) => ({
    action: 'create',
    kind: 'field',
    value: { name: field, type, field_group_id: last + 2, ...more },
  })),
];

eachDatabase('the subject of a run', (own) => {
  let server: TestServer;
  let member: TestClient;
  let application: number;

  before(async () => {
    server = await startServer(own.database);
    const staff = await loginAsAdmin(server, await makeAdmin(own.database));
    application = (await staff.post('/admin/v1/applications', { name: '業務委託契約' })).body.data.id as number;
    const at = `/admin/v1/applications/${application}`;
    const changes = [
      ...groupOf(0, '契約', [
        ['契約の目的', text],
        ['契約番号', text],
      ]),
      ...groupOf(4, '委託者', [
        ['委託者ふりがな', text],
        ['委託者印', text, { style: { seal: true } }],
        ['委託者名', text],
      ]),
      ...groupOf(9, '担当', [['担当者氏名', name]]),
      ...groupOf(12, '受託者', [['受託者名', text]]),
    ];
    const edited = await staff.post(`${at}/edit`, { version: 0, changes });
    expect(edited.status, edited.text).to.equal(200);
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(makeDocx(p('{{委託者名}} 御中')))]), 'template.docx');
    expect((await staff.call('POST', `${at}/files`, { form })).status).to.equal(201);
    const { version } = (await staff.get(at)).body.data as { version: number };
    const published = await staff.put(`${at}/publish`, { publish: 1, version });
    expect(published.status, published.text).to.equal(200);
    const plan = await makePlan(own.database, { features: { application_view: true } });
    const workspace = await makeWorkspace(own.database, { plan_id: plan.id });
    member = await loginAs(server, workspace.root, workspace.company);
  });
  after(() => server.close());

  const subjectOf = async (run: number): Promise<unknown> => {
    const { items } = (await member.get('/v1/applications/application-users')).body.data as {
      items: { id: number; subject: string }[];
    };
    return items.find(({ id }) => id === run)?.subject;
  };
  const answered = async (answers: object) => subjectOf(await beginRun(member, application, answers));

  it('is empty until something is answered', async () => {
    expect(await subjectOf(await beginRun(member, application))).to.equal('');
  });

  it('consists of the number, names and persons of three groups, without furigana and pictures', async () => {
    const answers = {
      契約の目的: '水質の調査',
      契約番号: '2026-07',
      委託者ふりがな: 'あおぞら',
      委託者名: '株式会社青空',
    };
    const 担当者氏名 = { last: '髙﨑', first: '𠮷之助', kana: 'たかさきよしのすけ' };
    expect(await answered({ ...answers, 担当者氏名, 受託者名: '山本事務所' })).to.equal(
      '2026-07、株式会社青空、髙﨑 𠮷之助',
    );
  });

  it('has the first texts of groups where there are fewer than two names', async () => {
    expect(await answered({ 契約の目的: '水質の調査', 委託者名: '株式会社青空' })).to.equal('株式会社青空、水質の調査');
  });

  it('shortens long answers between characters and tells what is alike once', async () => {
    const long = `${'𠮷'.repeat(40)}株式会社`;
    expect(await answered({ 委託者名: long, 受託者名: long })).to.equal(`${'𠮷'.repeat(29)}…`);
  });

  it('follows the answers, and is the same in the papers and in the run itself', async () => {
    const run = await beginRun(member, application, { 委託者名: '株式会社青空', 受託者名: '山本事務所' });
    const saved = await member.post('/v1/applications/save-answer', {
      app_user_id: run,
      answers: { 受託者名: '佐藤事務所' },
    });
    expect(saved.body.data.run.subject).to.equal('株式会社青空、佐藤事務所');
    expect(await subjectOf(run)).to.equal('株式会社青空、佐藤事務所');
    const papers = (await member.get('/v1/papers')).body.data.items as {
      id: number;
      application_user: { subject: string };
    }[];
    expect(papers.find(({ id }) => id === run)?.application_user.subject).to.equal('株式会社青空、佐藤事務所');
  });
});
