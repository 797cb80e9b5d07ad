import { choices } from './choices.ts';

/** Plans and what they open. Values are those of the API and the database. */
export const planStatuses = choices(
  [1, 'draft', '下書き', 'Draft'],
  [2, 'public', '公開', 'Public'],
  [3, 'limited_public', '限定公開', 'Limited public'],
);

export const planTypes = choices(
  [1, 'blank', 'なし', 'None'],
  [2, 'standard', 'スタンダード', 'Standard'],
  [3, 'business', 'ビジネス', 'Business'],
  [4, 'professional', 'プロフェッショナル', 'Professional'],
);

export const planShowing = choices([0, 'not_shown', '非表示', 'Not shown'], [1, 'show', '表示', 'Shown']);

export const planPermissions = choices(
  ['view_calendar', 'view_calendar', 'カレンダー表示', 'View calendar'],
  ['view_proposal_month', 'view_proposal_month', '今月の提案表示', 'View proposal month'],
  ['view_todo_month', 'view_todo_month', '今月のTODO表示', 'View todo month'],
  ['view_memo', 'view_memo', 'メモ表示', 'View memo'],
  ['view_activity', 'view_activity', 'アクティビティ表示', 'View activity'],
  ['view_approve_document', 'view_approve_document', '承認依頼書類表示', 'View approve document'],
  ['application_view', 'application_view', 'ワークフロー書類作成', 'Application view'],
  ['crud_document', 'crud_document', '書類の作成・編集', 'Crud document'],
  ['assign_todo', 'assign_todo', 'TODOの割り当て', 'Assign todo'],
  ['crud_manual', 'crud_manual', '社内マニュアルの作成・編集', 'Crud manual'],
  ['crud_todo', 'crud_todo', 'TODOの作成・編集', 'Crud todo'],
  [
    'download_document_template',
    'download_document_template',
    '書類テンプレートのダウンロード',
    'Download document template',
  ],
  ['manage_group_chat', 'manage_group_chat', 'グループメッセージ', 'Manage group chat'],
  ['manage_group_user', 'manage_group_user', 'ユーザー・グループ管理', 'Manage group user'],
  ['manual_add_to_todo', 'manual_add_to_todo', 'マニュアルをTODOへ追加', 'Manual add to todo'],
  ['proposal_view', 'proposal_view', '提案の表示', 'Proposal view'],
  ['todo_add_to_manual', 'todo_add_to_manual', 'TODOをマニュアルへ追加', 'Todo add to manual'],
  ['proposal_add_to_manual', 'proposal_add_to_manual', '提案をマニュアルへ追加', 'Proposal add to manual'],
  ['view_works', 'view_works', '業務一覧の表示', 'View works'],
  ['work_add_to_manual', 'work_add_to_manual', '業務をマニュアルへ追加', 'Work add to manual'],
  ['work_add_to_todo', 'work_add_to_todo', '業務をTODOへ追加', 'Work add to todo'],
);

export const planStateFlags = choices(
  ['expiredStatus', 'expired', '有効期限切れ', 'Expired'],
  ['limitUserStatus', 'limit_user', 'ユーザー数上限', 'Limit user'],
  ['limitStorageStatus', 'limit_storage', '容量上限', 'Limit storage'],
);
