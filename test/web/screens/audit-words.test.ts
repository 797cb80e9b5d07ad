import { endpoints } from '@shorui/server/contract';
import { expect } from 'chai';
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

  it('name all that the staff do to applications', () => {
    const silent = ['applications.presence', 'applications.preview'];
    const changes = endpoints.filter(
      ({ method, name, path }) =>
        method !== 'GET' && path.startsWith('/admin/v1/applications') && !silent.includes(name),
    );
    expect(changes.map(({ name }) => name)).to.include('applicationQuestions.addMany');
    for (const locale of [0, 1] as const)
      expect(changes.filter(({ name }) => wordsOfAction(name, locale) === name)).to.deep.equal([]);
    expect(wordsOfAction('applicationQuestions.addMany', 0)).to.equal('質問の一括追加');
    expect(wordsOfAction('applications.publish', 0)).to.equal('公開状態の変更');
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
});
