import { expect } from 'chai';
import { atOnce } from '../support/at-once.ts';
import { eachDatabase } from '../support/each-database.ts';
import {
  loginAs,
  loginAsAdmin,
  makeAdmin,
  makeCategory,
  makeGroup,
  makeMember,
  makePlan,
  makeWorkspace,
} from '../support/factories.ts';
import { beginRun, publishApplicationBy } from '../support/published-application.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import type { TestClient } from '../support/test-client.ts';

const path = '/v1/documents/from-application';

eachDatabase('documents made with an application', (own) => {
  let server: TestServer;
  let workspace: Awaited<ReturnType<typeof makeWorkspace>>;
  let root: TestClient;
  let application: number;
  let category: Awaited<ReturnType<typeof makeCategory>>;
  before(async () => {
    server = await startServer(own.database);
    const staff = await loginAsAdmin(server, await makeAdmin(own.database));
    application = (await publishApplicationBy(staff)).id;
  });
  after(() => server.close());
  beforeEach(async () => {
    const features = { application_view: true, crud_document: true };
    workspace = await makeWorkspace(own.database, { plan_id: (await makePlan(own.database, { features })).id });
    root = await loginAs(server, workspace.root, workspace.company);
    category = await makeCategory(own.database, { company: workspace.company, name: '契約' });
  });

  const begin = (name: string) => beginRun(root, application, { 会社名: name, 決済: 'cash' });
  const fileOf = async (run: number): Promise<number> =>
    (await root.get(`/v1/applications/${run}/check-can-download`)).body.data.files[0].id;
  const countDocuments = () => own.models.Document.count({ where: { workspace_id: workspace.company.id } });

  it('are filed with the values of the call, tell their run and are listed by their source', async () => {
    const run = await begin('株式会社青空');
    const file_id = await fileOf(run);
    const facts = { record_date: '2026-04-01', record_party: '株式会社青空' };
    const files = [{ file_id, name: '青空との契約' }];
    const filed = await root.post(path, { app_user_id: run, files, format: 'pdf', category_id: category.id, ...facts });
    expect(filed.status, filed.text).to.equal(200);
    const id: number = filed.body.data.documents[0]?.id;
    expect(filed.body.data).to.deep.equal({ documents: [{ id, name: '青空との契約', file_id }], same: [] });
    expect((await root.get(`/v1/documents/${id}`)).body.data).to.deep.include({
      name: '青空との契約',
      source: 'application',
      kind: 'pdf',
      status: 'filed',
      category: { id: category.id, name: '契約' },
      ...facts,
      application_user_id: run,
      run: { id: run, application_name: '秘密保持契約', is_own: true },
    });
    const listed = async (source: string) => (await root.get('/v1/documents', { query: { source } })).body.data.total;
    expect([await listed('application'), await listed('upload')]).to.deep.equal([1, 0]);
    const content = await root.get(`/v1/documents/${id}/download`);
    expect(content.text.slice(0, 5)).to.equal('%PDF-');
    // Another member sees where it came from, but cannot open the answers; neither can anyone once the run is deleted.
    const group = await makeGroup(own.database, {
      company: workspace.company,
      categories: [{ category, full: false }],
    });
    const { user } = await makeMember(own.database, { company: workspace.company, groups: [group] });
    const member = await loginAs(server, user, workspace.company);
    const runSeenBy = async (client: TestClient) => (await client.get(`/v1/documents/${id}`)).body.data.run;
    expect(await runSeenBy(member)).to.deep.equal({ id: run, application_name: '秘密保持契約', is_own: false });
    await root.delete(`/v1/applications/delete-application-user/${run}`);
    expect((await runSeenBy(root)).is_own).to.equal(false);
  });

  it('are reported when their content is filed already, also for calls at the same time, and filed again on request', async () => {
    const run = await begin('株式会社青空');
    const body = { app_user_id: run, files: [{ file_id: await fileOf(run) }], category_id: category.id };
    const replies = await atOnce(2, () => root.post(path, body));
    expect(replies.map(({ status }) => status)).to.deep.equal([200, 200]);
    const [first] = replies.flatMap((reply) => reply.body.data.documents);
    const same = replies.flatMap((reply) => reply.body.data.same);
    expect(same).to.deep.equal([
      { file_id: first.file_id, name: first.name, document: { id: first.id, name: first.name } },
    ]);
    expect(await countDocuments()).to.equal(1);
    expect((await root.post(path, { ...body, again: true })).body.data.documents).to.have.length(1);
    expect(await countDocuments()).to.equal(2);
    // Other answers make another file.
    const answers = { 会社名: '別会社', 決済: 'cash' };
    await root.post('/v1/applications/save-answer', { app_user_id: run, answers });
    expect((await root.post(path, body)).body.data).to.deep.include({ same: [] });
  });

  it('need complete answers, a file of the run, full access to the category and a run of the member', async () => {
    const run = await begin('株式会社青空');
    const file_id = await fileOf(run);
    const body = { app_user_id: run, files: [{ file_id }], category_id: category.id };
    const unfinished = await beginRun(root, application);
    const refused = async (client: TestClient, changes: object) => {
      const { status, body: reply } = await client.post(path, { ...body, ...changes });
      return [status, reply.code];
    };
    expect(await refused(root, { app_user_id: unfinished })).to.deep.equal([422, 'answers_incomplete']);
    expect(await refused(root, { files: [{ file_id: file_id + 100 }] })).to.deep.equal([400, 'invalid']);
    expect(await refused(root, { type_id: 999_999 })).to.deep.equal([400, 'invalid']);
    const group = await makeGroup(own.database, {
      company: workspace.company,
      categories: [{ category, full: false }],
    });
    const { user } = await makeMember(own.database, { company: workspace.company, groups: [group] });
    const member = await loginAs(server, user, workspace.company);
    expect((await member.post(path, body)).status, 'the run of another member').to.equal(404);
    const own_ = await beginRun(member, application, { 会社名: '株式会社海', 決済: 'cash' });
    expect(await refused(member, { app_user_id: own_ })).to.deep.equal([403, 'forbidden']);
    expect(await countDocuments()).to.equal(0);
  });
});
