import { endpoints } from '@shorui/server/contract';
import { expect } from 'chai';
import { jobKinds } from '../../../packages/server/src/app/job-registry.ts';
import { wordsOfActor } from '../../../packages/web/src/messages/audit-actors.ts';
import { wordsOfAction, wordsOfSubject } from '../../../packages/web/src/messages/audit-words.ts';

describe('the words of the audit', () => {
  it('say what was done to what, and that it was refused', () => {
    expect(wordsOfAction('companies.update', 0)).to.equal('会社の変更');
    expect(wordsOfAction('adminCompanies.updateType', 0)).to.equal('種類の変更');
    expect(wordsOfAction('groups.delete.refused', 0)).to.equal('グループの削除（拒否）');
    expect(wordsOfAction('adminAuth.login', 0)).to.equal('ログイン');
    expect(wordsOfAction('companies.update', 1)).to.equal('Company: changed');
    expect(wordsOfAction('groups.delete.refused', 1)).to.equal('Group: deleted (refused)');
  });

  it('name all that calls change or ask for', () => {
    const changes = endpoints.filter(({ method }) => method !== 'GET').map(({ name }) => name);
    expect(changes).to.include('applicationQuestions.addMany').and.to.have.length.above(200);
    for (const locale of [0, 1] as const)
      expect(changes.filter((name) => wordsOfAction(name, locale) === name)).to.deep.equal([]);
    expect(wordsOfAction('applicationQuestions.addMany', 0)).to.equal('質問の一括追加');
    expect(wordsOfAction('applications.publish', 0)).to.equal('公開状態の変更');
    expect(wordsOfAction('companies.updateCurrent', 0)).to.equal('会社の変更');
    expect(wordsOfAction('shares.revoke', 1)).to.equal('Shared link: revoked');
  });

  it('say of all that is added, changed or deleted what it is', () => {
    const bare = new Set(['create', 'update', 'delete', 'restore'].map((verb) => wordsOfAction(`things.${verb}`, 0)));
    const changes = endpoints.filter(({ method }) => method !== 'GET').map(({ name }) => name);
    expect(changes.filter((name) => bare.has(wordsOfAction(name, 0)))).to.deep.equal([]);
    expect(wordsOfAction('applicationFields.create', 0)).to.equal('項目の追加');
  });

  it('name what is done beside the calls: by jobs, by the command line and for several at once', () => {
    const done = [
      'bulkRuns.done',
      'documentArchives.failed',
      'tools.exportDone',
      'groups.refuseRequest',
      'users.suspend',
    ];
    expect(done.map((name) => wordsOfAction(name, 0))).to.deep.equal([
      '一括作成の完了',
      '書類の一括ダウンロードの失敗',
      'データの出力の完了',
      '所属申請の拒否',
      'ユーザーの利用停止',
    ]);
  });

  it('leave a name as it is that has no words', () => {
    expect(wordsOfAction('things.frobnicate', 0)).to.equal('things.frobnicate');
    expect(wordsOfAction('constructor.toString', 0)).to.equal('constructor.toString');
    expect(wordsOfSubject({ kind: 'thing', id: '3' }, 0)).to.equal('thing 3');
  });

  it('name a record by its kind and number', () => {
    expect(wordsOfSubject({ kind: 'company', id: '12' }, 0)).to.equal('会社 12');
    expect(wordsOfSubject({ kind: 'session', id: null }, 1)).to.equal('Session');
  });

  it('name the system by what it was doing, and a person by the name', () => {
    const jobs = jobKinds.map(({ name }) => name);
    expect(jobs).to.include('read-document-version');
    for (const name of [...jobs, 'scheduler', 'bulk-run'])
      for (const locale of [0, 1] as const) expect(wordsOfActor({ kind: 'system', name }, locale)).to.not.equal(name);
    expect(wordsOfActor({ kind: 'system', name: 'read-document-version' }, 0)).to.equal('書類の読み取り');
    expect(wordsOfActor({ kind: 'system', name: 'shorui seed' }, 0)).to.equal('shorui seed');
    expect(wordsOfActor({ kind: 'user', name: 'scheduler' }, 0)).to.equal('scheduler');
  });
});
