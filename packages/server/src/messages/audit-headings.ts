import type { Words } from './validation.ts';

/** Headings of the columns of the exported audit, in their order. */
export const auditHeadings = {
  id: { jp: 'ID', en: 'ID' },
  created_at: { jp: '日時', en: 'Time' },
  workspace_id: { jp: 'ワークスペースID', en: 'Workspace ID' },
  action: { jp: '操作', en: 'Action' },
  subject_kind: { jp: '対象の種類', en: 'Kind of subject' },
  subject_id: { jp: '対象のID', en: 'ID of subject' },
  subject_workspace_id: { jp: '対象のワークスペースID', en: 'Workspace ID of subject' },
  actor_kind: { jp: '操作者の種類', en: 'Kind of actor' },
  actor_id: { jp: '操作者のID', en: 'ID of actor' },
  actor_name: { jp: '操作者', en: 'Actor' },
  on_behalf_id: { jp: '代理ログインした管理者のID', en: 'ID of staff acting for the user' },
  on_behalf_name: { jp: '代理ログインした管理者', en: 'Staff acting for the user' },
  before: { jp: '変更前', en: 'Before' },
  after: { jp: '変更後', en: 'After' },
  note: { jp: '備考', en: 'Note' },
  request_id: { jp: 'リクエストID', en: 'Request ID' },
  address: { jp: 'IPアドレス', en: 'IP address' },
  user_agent: { jp: 'ブラウザー', en: 'Browser' },
} as const satisfies Readonly<Record<string, Words>>;
