import { expect } from 'chai';
import { Type } from 'typebox';
import { defineEndpoint, Shape } from '../../../packages/server/src/contract/index.ts';
import { handle } from '../../../packages/server/src/http/handler.ts';
import { temporaryFolders } from '../../support/temporary-folder.ts';
import { aMember, aUser } from '../support/fake-sessions.ts';
import { serveHandlers, type ServedHandlers } from '../support/serve-handlers.ts';

const user = { area: 'user', summary: 'For tests', reply: Type.Unknown() } as const;
const login = defineEndpoint({ ...user, name: 'areas.login', method: 'GET', path: '/v1/mine', access: 'login' });
const here = defineEndpoint({ ...user, name: 'areas.here', method: 'GET', path: '/v1/here', access: 'workspace' });
const managed = defineEndpoint({
  ...user,
  name: 'areas.managed',
  method: 'GET',
  path: '/v1/managed',
  access: 'workspace',
  permission: ['settings'],
  plan: 'manage_group_user',
});
const waiting = defineEndpoint({
  ...user,
  name: 'areas.waiting',
  method: 'GET',
  path: '/v1/waiting',
  access: 'workspace',
  withoutGroup: true,
});
const own = defineEndpoint({
  ...user,
  name: 'areas.own',
  method: 'POST',
  path: '/v1/own',
  access: 'login',
  body: Shape({}),
  notOnBehalf: true,
});

const handlers = [
  handle(login, async ({ actor }) => actor.userId),
  handle(here, async ({ actor }) => actor.workspace.id),
  handle(managed, async () => null),
  handle(waiting, async () => null),
  handle(own, async () => null),
];

describe('the workspace of a call', () => {
  const folder = temporaryFolders();
  let served: ServedHandlers;
  beforeEach(async () => {
    served = await serveHandlers(folder(), handlers);
  });
  afterEach(() => served.close());

  it('must be chosen, by header or cookie', async () => {
    const browser = served.asBrowser();
    for (const workspace of [undefined, '', 'x', '0', '-3', '3x', '3.0', '9'.repeat(30)]) {
      if (workspace === undefined) browser.cookies.delete('workspace');
      else browser.cookies.set('workspace', workspace);
      const { status, body } = await browser.get('/v1/here');
      expect([status, body.code, body.needWorkspace], workspace).to.deep.equal([400, 'need_workspace', true]);
    }
    browser.cookies.set('workspace', '3');
    expect((await browser.get('/v1/here')).body.data).to.equal(3);
    const program = served.asUser();
    program.workspace = 3;
    expect((await program.get('/v1/here')).body.data).to.equal(3);
  });

  it('is refused if the user is not a member; the cookie of a workspace that the user left is removed', async () => {
    const program = served.asUser();
    program.workspace = 4;
    expect((await program.get('/v1/here')).body.code).to.equal('forbidden');
    const browser = served.asBrowser();
    browser.cookies.set('workspace', '4');
    expect((await browser.get('/v1/here')).body.needWorkspace).to.equal(true);
    expect(browser.cookies.has('workspace')).to.equal(false);
    expect(served.audited.map(({ action, note }) => `${action} ${note}`)).to.deep.equal([
      'areas.here.refused GET /v1/here: forbidden',
    ]);
  });

  it('is checked for the groups, permissions and plan that the contract requires', async () => {
    const program = served.asUser();
    program.workspace = 3;
    const group = { id: 1, type: 'general', permissions: [], categories: [] } as const;
    const codes = async (member: Parameters<typeof aMember>[0]) => {
      served.sessions.members.set('7 3', aMember(member));
      return Promise.all(
        ['here', 'waiting', 'managed'].map(async (path) => (await program.get(`/v1/${path}`)).body.code ?? 'ok'),
      );
    };
    expect(await codes({})).to.deep.equal(['ok', 'ok', 'ok']);
    expect(await codes({ membership: { isRoot: false, groups: [] } })).to.deep.equal([
      'need_group',
      'ok',
      'need_group',
    ]);
    expect(await codes({ membership: { isRoot: false, groups: [group] } })).to.deep.equal(['ok', 'ok', 'forbidden']);
    const settings = { ...group, permissions: ['settings'] as const };
    expect(await codes({ membership: { isRoot: false, groups: [settings] } })).to.deep.equal(['ok', 'ok', 'ok']);
    const workspace = { id: 3, roles: ['normal'] as const, planId: 1, planPermissions: { view_calendar: true } };
    expect(await codes({ workspace })).to.deep.equal(['ok', 'ok', 'plan_forbids']);
  });
});

describe('acting as a user', () => {
  const folder = temporaryFolders();

  it('does not give access to endpoints reserved for the user, and the refusal names both', async () => {
    const served = await serveHandlers(folder(), handlers);
    const onBehalf = { adminId: 5, adminName: '管理 花子' };
    served.sessions.users.set('behalf-token', aUser({ onBehalf }));
    const program = served.client();
    program.bearer = 'behalf-token';
    expect((await program.get('/v1/mine')).status).to.equal(200);
    expect((await program.post('/v1/own', {})).body.code).to.equal('not_on_behalf');
    expect(served.audited[0]?.source.actor).to.deep.include({ userId: 7, onBehalf });
    await served.close();
  });
});
