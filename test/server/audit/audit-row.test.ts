import { expect } from 'chai';
import type { Actor } from '../../../packages/server/src/access/actor.ts';
import { auditRow } from '../../../packages/server/src/audit/audit-row.ts';
import { sourceOf } from '../support/sources.ts';

const now = new Date('2026-04-01T00:00:00Z');
const entry = { action: 'groups.update', subject: { kind: 'group', id: 5 }, workspaceId: 2 };
const user: Actor = {
  kind: 'user',
  userId: 3,
  name: '山田花子',
  email: 'hanako@example.jp',
  sessionId: 1,
  onBehalf: { adminId: 9, adminName: '管理者' },
};

describe('an audit row', () => {
  it('names the actor, and the member of the staff who acted as the user', () => {
    expect(auditRow(sourceOf(user), entry, now)).to.deep.include({
      workspace_id: 2,
      subject_kind: 'group',
      subject_id: '5',
      actor_kind: 'user',
      actor_id: 3,
      actor_name: '山田花子',
      on_behalf_id: 9,
      on_behalf_name: '管理者',
      request_id: 'request-1',
      created_at: now,
    });
    const staff: Actor = { kind: 'admin', adminId: 4, name: '管理者', sessionId: 1 };
    expect(auditRow(sourceOf(staff), entry, now)).to.include({ actor_kind: 'admin', actor_id: 4, on_behalf_id: null });
    expect(auditRow(sourceOf({ kind: 'guest' }), entry, now)).to.include({ actor_kind: 'guest', actor_name: '' });
  });

  it('contains only changed members, whatever their order', () => {
    const before = { name: '総務', size: 3, roles: { a: 1, b: 2 }, at: now };
    const after = { name: '総務部', size: 3, roles: { b: 2, a: 1 }, at: now.toJSON() };
    const row = auditRow(sourceOf(), { ...entry, before, after }, now);
    expect([row.before, row.after]).to.deep.equal([{ name: '総務' }, { name: '総務部' }]);
    const made = auditRow(sourceOf(), { ...entry, after }, now);
    expect([made.before, made.after]).to.deep.equal([null, after]);
  });

  it('hides secrets at any depth, and still shows that one changed', () => {
    const secrets = { password: 'a', token_hash: 'b', deep: [{ apiKey: 'c', 'X-Auth-Token': 'd' }], reset_token: null };
    const row = auditRow(sourceOf(), { ...entry, before: { password: 'old' }, after: secrets }, now);
    expect(row.before).to.deep.equal({ password: '***' });
    expect(row.after).to.deep.equal({
      password: '***',
      token_hash: '***',
      deep: [{ apiKey: '***', 'X-Auth-Token': '***' }],
      reset_token: null,
    });
  });

  it('fits its columns, whatever a browser sends', () => {
    const source = { ...sourceOf(), userAgent: `a\0${'𠮷'.repeat(600)}`, requestId: 'r'.repeat(200) };
    const row = auditRow(source, { ...entry, subject: { kind: 'group', id: 'x'.repeat(100) } }, now);
    expect(row.user_agent).to.have.length(511);
    expect(Buffer.from(row.user_agent!).toString()).to.equal(row.user_agent);
    expect([row.request_id, row.subject_id].map((text) => text?.length)).to.deep.equal([64, 64]);
  });
});
