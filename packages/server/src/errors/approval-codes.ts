import type { ErrorWords } from './error-words.ts';

/** Errors of calls about approvals and about links to documents. */
export const approvalCodes = {
  approval_impossible: {
    status: 409,
    jp: 'この操作は今は行えません。{reason}現在行える操作：{possible}',
    en: 'This cannot be done now. {reason} Possible now: {possible}.',
  },
  approval_changed: {
    status: 409,
    jp: '承認を依頼したときから書類が変更されています。承認せずに、差し戻してください。',
    en: 'The document is not as it was presented for approval. Check it back instead.',
  },
  approval_same_approver: {
    status: 400,
    jp: '同じ承認者に重複して依頼することはできません。',
    en: 'The same approver cannot be asked twice.',
  },
  document_lacks_file: {
    status: 409,
    jp: '書類にファイルがありません。ファイルを登録してからやり直してください。',
    en: 'The document has no file. File one first.',
  },
  approval_not_approved: {
    status: 409,
    jp: '承認が完了していません。承認の完了後にダウンロードできます。',
    en: 'The document is not approved. It can be downloaded with seals once it is.',
  },
  approval_no_pdf: {
    status: 422,
    jp: 'この形式の書類には検印を付けられません。PDFまたはWordの書類を使ってください。',
    en: 'Seals cannot be stamped on this kind of file. Use PDF or Word.',
  },
  wrong_share_password: { status: 400, jp: 'パスワードが正しくありません。', en: 'The password is not right.' },
  share_without_download: {
    status: 403,
    jp: 'この共有リンクでは、ダウンロードが許可されていません。',
    en: 'This link does not allow to download the file.',
  },
} as const satisfies Record<string, ErrorWords>;
