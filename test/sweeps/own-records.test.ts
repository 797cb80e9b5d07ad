import { expect } from 'chai';
import { eachDatabase } from '../server/support/each-database.ts';
import {
  loginAs,
  loginAsAdmin,
  makeAdmin,
  makeGroup,
  makeMember,
  makeUser,
  makeWorkspace,
} from '../server/support/factories.ts';
import { linkSecret } from '../server/support/sent-mails.ts';
import { startServer, type TestServer } from '../server/support/start-server.ts';
import type { TestClient, TestReply } from '../server/support/test-client.ts';
import { mark } from './support/scene.ts';
import { RefusalLog } from './support/refusal-log.ts';
import { Tally } from './support/tally.ts';
import { stillNow } from '../server/support/still-clock.ts';

/** Records that are accessed by a person's own id, or by a secret, and so are not covered by the sweep over ids of workspaces. */
eachDatabase('records of other people', (own) => {
  let server: TestServer;
  let log: RefusalLog;
  const tally = new Tally('records of others');
  before(async () => {
    server = await startServer(own.database);
    log = new RefusalLog(own.database, server);
  });
  after(async () => {
    tally.print();
    await server.close();
  });

  /** `subject`: the record that the audit must name for each of the calls; undefined if it must not write a line. */
  const refuse = async (what: string, subject: string | undefined, calls: readonly Promise<TestReply>[]) => {
    const replies = await Promise.all(calls);
    for (const reply of replies) {
      expect(reply.status, `${what}: ${reply.text}`).to.equal(404);
      expect(reply.text, what).to.not.include(mark);
      tally.add(what);
    }
    const rows = await log.take();
    const attempts = subject === undefined ? [] : replies.map((reply) => reply.headers.get('x-request-id'));
    expect(
      rows.map(({ request_id }) => request_id),
      what,
    ).to.have.members(attempts);
    for (const { subject_kind: kind, subject_id: id } of rows) expect(`${kind} ${id}`, what).to.equal(subject);
  };
  const sessionIds = async () =>
    (await own.models.Session.findAll({ attributes: ['id'], order: ['id'], raw: true })).map(({ id }) => id);

  it('sessions: no caller ends those of another user, of staff, or of the other area', async () => {
    const { company, root } = await makeWorkspace(own.database);
    const { user: colleague } = await makeMember(own.database, { company });
    const me = await loginAs(server, root, company);
    await loginAs(server, colleague, company);
    await loginAs(server, await makeUser(own.database));
    const staff = await loginAsAdmin(server, await makeAdmin(own.database));
    await loginAsAdmin(server, await makeAdmin(own.database));
    const before = await sessionIds();
    const mine = (await me.get('/v1/auth/sessions')).body.data as { readonly id: number }[];
    const staffs = (await staff.get('/admin/v1/auth/sessions')).body.data as { readonly id: number }[];
    expect([mine.length, staffs.length]).to.deep.equal([1, 1]);
    for (const id of before) {
      if (id !== mine[0]?.id) await refuse('session', `session ${id}`, [me.delete(`/v1/auth/sessions/${id}`)]);
      if (id !== staffs[0]?.id) {
        await refuse('session of staff', `session ${id}`, [staff.delete(`/admin/v1/auth/sessions/${id}`)]);
      }
    }
    expect(await sessionIds()).to.deep.equal(before);
  });

  it('requests to join: the link does not work for a root user elsewhere, a guest with the workspace header, or staff', async () => {
    const { company, root } = await makeWorkspace(own.database, { name: `${mark}株式会社` });
    const group = await makeGroup(own.database, { company, name: `${mark}部` });
    const { user } = await makeMember(own.database, { company, values: { last_name: mark } });
    const asking = await loginAs(server, user, company);
    const asked = await asking.post('/v1/groups/request', { group_id: group.id, message: mark });
    expect(asked.status, asked.text).to.equal(200);
    const path = `/v1/groups/confirm-request/${linkSecret(server, root.email)}`;
    const foreign = await makeWorkspace(own.database);
    const stranger = await loginAs(server, foreign.root, foreign.company);
    const groups = (await makeGroup(own.database, { company: foreign.company })).id;
    const { id } = await own.models.GroupRequest.findOne({
      where: { workspace_id: company.id },
      rejectOnEmpty: true,
    });
    await refuse('request', `group-request ${id}`, [
      stranger.get(path),
      stranger.post(path, {}),
      stranger.post(path, { accept: false }),
      stranger.post(path, { group_id: groups }),
      stranger.get(path, { headers: { 'x-workspace': String(company.id) } }),
    ]);
    const staff = await loginAsAdmin(server, await makeAdmin(own.database));
    expect((await staff.get(path)).status).to.equal(401);
    const request = await own.models.GroupRequest.findOne({ where: { workspace_id: company.id }, rejectOnEmpty: true });
    expect(request.status).to.equal('waiting');
    expect((await (await loginAs(server, root, company)).get(path)).status).to.equal(200);
    // A root user who has left can no longer decide.
    await own.models.Member.update({ removed_at: stillNow() }, { where: { user_id: root.id } });
    await log.take();
    await refuse('request', `group-request ${id}`, [
      (await loginAs(server, root)).get(path),
      (await loginAs(server, root)).post(path, {}),
    ]);
  });

  it('files: not accessible by their ids from elsewhere, nor by their links once they are deleted', async () => {
    const { company, root } = await makeWorkspace(own.database);
    const owner = await loginAs(server, root, company);
    const upload = async (client: TestClient) => {
      const form = new FormData();
      form.set('file', new Blob([mark]), `${mark}.txt`);
      return (await client.post('/v1/files', undefined, { form })).body.data.id as number;
    };
    const id = await upload(owner);
    const path = `/v1/files/${id}`;
    const foreign = await makeWorkspace(own.database);
    const stranger = await loginAs(server, foreign.root, foreign.company);
    const calls = () => [
      stranger.get(path),
      stranger.post(`${path}/link`, {}),
      stranger.delete(path),
      stranger.post(`${path}/restore`),
    ];
    await refuse('file', `file ${id}`, calls());
    const link = new URL((await owner.post(`${path}/link`, {})).body.data.url as string).pathname;
    const download = async () => (await fetch(server.url + link)).status;
    expect(await download()).to.equal(200);
    expect((await owner.delete(path)).status).to.equal(200);
    expect(await download()).to.equal(404);
    await log.take();
    await refuse('deleted file', `file ${id}`, calls());
    await refuse('own deleted file', undefined, [owner.get(path), owner.post(`${path}/link`, {})]);
    // The same content in another workspace is another file: its deletion and links are separate.
    const twin = await upload(stranger);
    const twinLink = new URL((await stranger.post(`/v1/files/${twin}/link`, {})).body.data.url as string).pathname;
    expect((await fetch(server.url + twinLink)).status).to.equal(200);
    expect(await download()).to.equal(404);
    const [token = ''] = /[^/]+(?=\/[^/]*$)/.exec(link) ?? [];
    const [twinToken = ''] = /[^/]+(?=\/[^/]*$)/.exec(twinLink) ?? [];
    for (const at of [8, 16, 24, 32]) {
      const spliced = twinToken.slice(0, at) + token.slice(at);
      expect((await fetch(`${server.url}/v1/downloads/${spliced}`)).status).to.be.equal(404);
      tally.add('spliced link');
    }
    server.advance(24 * 3_600_000);
    expect((await fetch(server.url + twinLink)).status).to.equal(404);
  });
});
