import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { listEndpoints } from '../../../packages/server/src/app/list-endpoints.ts';
import { whoMayCall, whoMayCallPage } from '../../../packages/server/src/app/who-may-call.ts';
import { endpoints } from '../../../packages/server/src/contract/index.ts';

const page = join(dirname(fileURLToPath(import.meta.url)), '../../../docs/who-may-call.md');
const named = (name: string) => whoMayCall(endpoints.find((each) => each.name === name)!);

describe('who may call what', () => {
  it('is an up-to-date page', () => {
    expect(readFileSync(page, 'utf8'), 'npm run -s list:endpoints -- --markdown > docs/who-may-call.md').to.equal(
      whoMayCallPage(endpoints),
    );
  });

  it('contains the flags of the contract and the policies of the records that a call names', () => {
    expect(named('memos.update')).to.deep.equal({
      who: 'member',
      needs: ['plan view_memo', 'a group'],
      records: [{ kind: 'memo', policy: 'isOwnRecord' }],
    });
    expect(named('groups.update')).to.deep.include({
      needs: ['settings', 'plan manage_group_user', 'a group'],
    });
    expect(named('groups.update').records).to.deep.include({ kind: 'group', policy: 'mayManageGroup' });
    expect(named('users.remove').records).to.deep.equal([{ kind: 'user', policy: 'mayRemoveUser' }]);
    expect(named('files.delete').records).to.deep.equal([{ kind: 'file', policy: 'mayReadFile, mayChangeFile' }]);
    expect(named('adminUsers.read')).to.deep.equal({
      who: 'staff',
      needs: [],
      records: [{ kind: 'user', policy: 'every one' }],
    });
    expect(named('auth.login').who).to.equal('everyone');
  });

  it('is part of the list of addresses', () => {
    const memos = listEndpoints(endpoints).filter(({ path }) => path.startsWith('/v1/memos'));
    expect(memos.map(({ method, path }) => `${method} ${path}`)).to.include.members([
      'GET /v1/memos',
      'POST /v1/memos',
      'PUT /v1/memos/:id',
      'POST /v1/memos/delete-multiple',
    ]);
    for (const { who, needs } of memos) expect([who, needs[0]]).to.deep.equal(['member', 'plan view_memo']);
  });
});
