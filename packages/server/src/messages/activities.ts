/** What was done with a document, as the list of activities states it. */
const verbs: Readonly<Record<string, { readonly jp: string; readonly en: string }>> = {
  'documents.create': { jp: 'を登録しました', en: 'filed' },
  'documents.file': { jp: 'を下書きから登録しました', en: 'filed from a draft' },
  'documents.update': { jp: 'を変更しました', en: 'changed' },
  'documents.delete': { jp: 'をごみ箱に移しました', en: 'deleted' },
  'documents.restore': { jp: 'をごみ箱から戻しました', en: 'restored' },
  'documents.addVersion': { jp: 'の新しい版を登録しました', en: 'added a version of' },
  'documents.restoreVersion': { jp: 'を前の版に戻しました', en: 'restored a version of' },
  'approvals.request': { jp: 'の承認を依頼しました', en: 'asked for approval of' },
  'approvals.askNext': { jp: 'の承認を次の承認者に依頼しました', en: 'asked the next approver of' },
  'approvals.approve': { jp: 'を承認しました', en: 'approved' },
  'approvals.decideAsAdvisor': { jp: 'の確認に回答しました', en: 'decided on' },
  'approvals.uploadAsAdvisor': { jp: 'に修正したファイルを追加しました', en: 'added a file with corrections to' },
  'approvals.checkBack': { jp: 'を差し戻しました', en: 'checked back' },
  'approvals.checkBackAsAdvisor': { jp: 'を差し戻しました', en: 'checked back' },
  'approvals.withdraw': { jp: 'の承認依頼を取り下げました', en: 'withdrew the approval of' },
  'shares.create': { jp: 'の共有リンクを作成しました', en: 'shared' },
  'shares.revoke': { jp: 'の共有を停止しました', en: 'stopped sharing' },
  'shares.revokeAll': { jp: 'の共有を停止しました', en: 'stopped sharing' },
};
const other = { jp: 'を変更しました', en: 'changed' };
/** Acts of outside advisors and of the service have no name of a member. */
const advisor = { jp: '社外アドバイザー', en: 'An outside advisor' };
const service = { jp: 'システム', en: 'The service' };

export interface ActivityFacts {
  /** As in the audit. */
  readonly action: string;
  /** Empty where it is no member and no staff. */
  readonly actor: string;
  readonly document: string;
}

/** A sentence about something that was done with a document. */
export function activityText(locale: 'jp' | 'en', { action, actor, document }: ActivityFacts): string {
  const verb = (Object.hasOwn(verbs, action) ? verbs[action] : undefined) ?? other;
  const who = actor === '' ? (action.endsWith('AsAdvisor') ? advisor : service)[locale] : actor;
  if (locale === 'en') return `${who} ${verb.en} "${document}".`;
  return `${actor === '' ? who : `${who}さん`}が「${document}」${verb.jp}。`;
}
