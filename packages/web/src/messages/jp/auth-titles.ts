import type { AuthPath } from '../../routes/screen-paths.ts';

/** Titles of log-in and registration, by path: these pages load them alone at first. */
export const authTitles: Readonly<Record<AuthPath, string>> = {
  '/auth/bridge': 'ユーザーとしての操作',
  '/auth/login': 'ログイン',
  '/auth/login-application': '書類作成サービス ログイン',
  '/auth/register': '新規登録',
  '/auth/register-application': '書類作成サービス 新規登録',
  '/auth/register/confirm': '新規登録確認',
  '/auth/register-application/confirm': '書類作成サービス 新規登録確認',
  '/auth/register/:token': '会員情報登録',
  '/auth/forgot-password': 'パスワード再設定申請',
  '/auth/forgot-password-application': '書類作成サービス パスワード再設定申請',
  '/auth/forgot-password/:token?': 'パスワード再設定',
  '/auth/forgot-password-application/:token?': '書類作成サービス パスワード再設定',
  '/auth/change-password': 'パスワード変更',
  '/auth/change-info/:active_code?': '登録情報変更',
  '/auth/verify/:active_code?': 'メールアドレス認証',
  '/auth/verify-email-change-email/:token?': 'メールアドレス変更認証',
};
