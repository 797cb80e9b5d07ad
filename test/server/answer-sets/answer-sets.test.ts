import { expect } from 'chai';
import { mostAnswerSets } from '../../../packages/server/src/contract/applications/index.ts';
import { eachDatabase } from '../support/each-database.ts';
import { loginAsAdmin, makeAdmin } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import type { TestClient } from '../support/test-client.ts';

interface Made {
  readonly id: number;
  readonly version: number;
}

eachDatabase('saved answers to try an application with', (own) => {
  let server: TestServer;
  let staff: TestClient;
  let other: TestClient;
  let at: string;

  const newApplication = async (name: string): Promise<string> => {
    const reply = await staff.post('/admin/v1/applications', { name });
    return `/admin/v1/applications/${(reply.body.data as Made).id}/answer-sets`;
  };

  before(async () => {
    server = await startServer(own.database);
    staff = await loginAsAdmin(server, await makeAdmin(own.database, { name: '運営 一郎' }));
    other = await loginAsAdmin(server, await makeAdmin(own.database, { name: '運営 二郎' }));
    at = await newApplication('業務委託契約');
  });
  after(() => server.close());

  const create = async (name: string, answers: object, path = at): Promise<Made> => {
    const reply = await staff.post(path, { name, answers });
    expect(reply.status, reply.text).to.equal(201);
    return reply.body.data as Made;
  };

  it('are there for all staff, listed by name', async () => {
    const answers = { 会社名: '株式会社青空', 手当: [{ 手当名: '住宅' }] };
    const { id } = await create('法人・新規', answers);
    await create('個人・更新', {});
    const listed = await other.get(at);
    expect(listed.body.data.items.map(({ name }: { name: string }) => name)).to.deep.equal([
      '個人・更新',
      '法人・新規',
    ]);
    expect(listed.body.data.items[0]).to.not.have.property('answers');
    const read = await other.get(`${at}/${id}`);
    expect(read.body.data).to.deep.include({ name: '法人・新規', answers, created_by: '運営 一郎', version: 0 });
  });

  it('keep one name for each set of an application', async () => {
    const { id, version } = await create('標準', { 会社名: '甲' });
    const twice = await staff.post(at, { name: '標準', answers: {} });
    expect(twice.status).to.equal(409);
    expect(twice.body.errors.name).to.deep.equal(['同じ名前の回答例があります。別の名前を入力してください。']);
    const second = await create('標準2', {});
    expect((await staff.put(`${at}/${second.id}`, { name: '標準', version: second.version })).status).to.equal(409);
    // Its own name is not taken, and another application has names of its own.
    expect((await staff.put(`${at}/${id}`, { name: '標準', version })).status).to.equal(200);
    await create('標準', {}, await newApplication('雇用契約'));
  });

  it('report who was faster when two change the same set', async () => {
    const { id, version } = await create('二人で変更', { 会社名: '甲' });
    expect((await other.put(`${at}/${id}`, { answers: { 会社名: '乙' }, version })).status).to.equal(200);
    const late = await staff.put(`${at}/${id}`, { answers: { 会社名: '丙' }, version });
    expect([late.status, late.body.code]).to.deep.equal([409, 'conflict']);
    expect(late.body.message).to.contain('運営 二郎');
    expect((await staff.get(`${at}/${id}`)).body.data.answers).to.deep.equal({ 会社名: '乙' });
  });

  it('are deleted, and belong to their application alone', async () => {
    const { id } = await create('使わない例', {});
    const elsewhere = await newApplication('覚書');
    for (const reply of [
      await staff.get(`${elsewhere}/${id}`),
      await staff.put(`${elsewhere}/${id}`, { name: '別', version: 0 }),
      await staff.call('DELETE', `${elsewhere}/${id}`),
    ])
      expect(reply.status).to.equal(404);
    expect((await staff.call('DELETE', `${at}/${id}`)).status).to.equal(200);
    expect((await staff.get(`${at}/${id}`)).status).to.equal(404);
  });

  it('are limited in number, and say so', async () => {
    const path = await newApplication('多数');
    for (let at = 0; at < mostAnswerSets; at += 1) await create(`例${at}`, {}, path);
    const more = await staff.post(path, { name: 'もう1件', answers: {} });
    expect(more.status).to.equal(400);
    expect(more.body.errors.name).to.deep.equal(['回答例は50件まで保存できます。使わないものを削除してください。']);
  });
});
