import type { Words } from './validation.ts';

/** Acts of an approval, as messages name them. */
export const actWords = {
  ask: { jp: '承認依頼', en: 'ask for approval' },
  approve: { jp: '承認', en: 'approve' },
  check_back: { jp: '差し戻し', en: 'check back' },
  withdraw: { jp: '取り下げ', en: 'withdraw' },
} as const satisfies Record<string, Words>;

/** Why an act is impossible now. */
export const refusalWords = {
  no_request: { jp: '承認依頼はまだありません。', en: 'There is no request for approval yet.' },
  not_possible: { jp: 'この承認依頼は終了しています。', en: 'The request has ended.' },
  not_asked: { jp: 'いまはあなたの順番ではありません。', en: 'It is not your turn.' },
  acted_already: {
    jp: 'この依頼には、すでに回答しています。',
    en: 'You have already decided on this request.',
  },
  content_changed: {
    jp: '依頼のあとに書類が変更されました。',
    en: 'The document was changed after it was presented.',
  },
  open: { jp: '承認依頼中です。', en: 'A request is open.' },
  approved: { jp: 'この書類は承認済みです。', en: 'The document is approved.' },
  draft: { jp: '下書きの承認は依頼できません。', en: 'A draft cannot be presented for approval.' },
  nothing: { jp: 'なし', en: 'nothing' },
} as const satisfies Record<string, Words>;

/** Words of replies, and messages at fields. */
export const approvalWords = {
  jp: {
    asked: '承認を依頼しました。',
    approved: '承認しました。',
    checkedBack: '差し戻しました。',
    withdrawn: '承認依頼を取り下げました。',
    uploaded: 'ファイルを受け付けました。',
    absenceSaved: '代理の設定を保存しました。',
    noApprovers: '承認者を1人以上選んでください。',
    oneOfTwo: '承認者か外部アドバイザーのどちらか一方を指定してください。',
    twoForms: 'stepsと、approver_idsまたはadvisor_emailsを同時に指定できません。',
    self: '自分自身を承認者にすることはできません。',
    pastDay: '今日以降の日付を入力してください。',
    dueNeeded: '順番に依頼して1人の承認で完了する場合は、最後の承認者を除き、期限が必要です。',
    detailsNeeded: 'すべての確認項目に回答してください。',
    reasonNeeded: '差し戻しの理由を入力してください。',
    endBeforeStart: '開始日以降の日付を入力してください。',
    selfSubstitute: '自分自身を代理にすることはできません。',
    mayNotAccept: (name: string) => `${name}さんには、書類を承認する権限がありません。`,
    mayNotRead: (name: string) => `${name}さんは、この書類のカテゴリを閲覧できません。`,
  },
  en: {
    asked: 'The approval was requested.',
    approved: 'The document was approved.',
    checkedBack: 'The document was checked back.',
    withdrawn: 'The request was withdrawn.',
    uploaded: 'The file was received.',
    absenceSaved: 'The substitute was saved.',
    noApprovers: 'Choose at least one approver.',
    oneOfTwo: 'Name either a member or an outside advisor.',
    twoForms: 'Give either steps, or approver_ids and advisor_emails.',
    self: 'You cannot approve your own request.',
    pastDay: 'Enter today or a later day.',
    dueNeeded: 'When approvers are asked in turn and one suffices, each but the last needs a due date.',
    detailsNeeded: 'Decide on every detail.',
    reasonNeeded: 'State the reason for checking back.',
    endBeforeStart: 'Enter a day that is not before the first day.',
    selfSubstitute: 'You cannot be your own substitute.',
    mayNotAccept: (name: string) => `${name} has no permission to approve documents.`,
    mayNotRead: (name: string) => `${name} cannot see the category of this document.`,
  },
} as const;
