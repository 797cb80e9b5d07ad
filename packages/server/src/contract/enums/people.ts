import { choices } from './choices.ts';

/** Users, groups and what they may do. Values are those of the API and the database. */
export const userStatuses = choices([0, 'general', '一般', 'General'], [1, 'test', 'テスト', 'Test']);

export const paymentSteps = choices(
  [0, 'none', '未着手', 'None'],
  [1, 'plan_selected', 'プラン選択済み', 'Plan selected'],
  [2, 'users_selected', 'ユーザー選択済み', 'Users selected'],
  [3, 'payment_entered', '支払情報入力済み', 'Payment entered'],
  [4, 'complete', '完了', 'Complete'],
);

export const locales = choices(['jp', 'jp', '日本語', 'Japanese'], ['en', 'en', '英語', 'English']);

export const loginFlags = choices(
  ['register', 'register', '会員登録へ進む', 'Register'],
  ['resend_mail', 'resend_mail', '認証メールを再送する', 'Resend mail'],
);

export const groupTypes = choices(
  [1, 'sub_root', 'サブルート', 'Sub-root'],
  [2, 'manager', '管理者', 'Manager'],
  [3, 'leader', 'リーダー', 'Leader'],
  [4, 'general', '一般', 'General'],
  [5, 'unassigned', '未所属（申請待ち）', 'Not in a group (waiting)'],
);

export const userPermissions = choices(
  ['accept_document', 'accept_document', '書類の承認', 'Approve documents'],
  ['accept_from_ls', 'accept_from_ls', '提案・業務の受け取り', 'Receive proposals and works'],
  ['leading', 'leading', 'リーダー権限', 'Leader'],
  ['settings', 'settings', '設定', 'Settings'],
);

export const categoryAccess = choices(
  ['full', 'full', 'フルアクセス', 'Full access'],
  ['read', 'read', '閲覧のみ', 'Read only'],
);
