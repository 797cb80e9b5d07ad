import type { authEndpoints } from '../../contract/auth.ts';
import type { SummariesOf } from '../../contract/endpoint.ts';
import type { groupEndpoints } from '../../contract/groups/index.ts';
import type { passwordEndpoints } from '../../contract/passwords.ts';
import type { registrationEndpoints } from '../../contract/registration.ts';
import type { userEndpoints } from '../../contract/users/index.ts';

/** Summaries of log-in, sessions, registration and passwords. */
export const authSummaries: SummariesOf<
  typeof authEndpoints | typeof registrationEndpoints | typeof passwordEndpoints
> = {
  'auth.login': 'ログイン',
  'auth.logout': 'ログアウト',
  'auth.info': 'ログイン中のユーザー情報',
  'auth.updateFirstLoggedIn': '初回ログインの記録',
  'auth.chooseWorkspace': 'ワークスペースの選択',
  'auth.enterOnBehalf': '代理ログインの開始',
  'auth.sessions': '自分のセッションの一覧',
  'auth.endSession': '自分のセッションの終了',
  'auth.register': '新規登録（メールの送信・登録の完了）',
  'auth.readRegistration': '新規登録リンクの内容',
  'auth.verify': '確認コードによるメールアドレスの確認',
  'auth.verifyEmail': 'トークンによるメールアドレスの確認',
  'auth.checkCanVerifyEmail': 'メールアドレス確認トークンの有効性',
  'auth.resendVerifyEmail': 'メールアドレス確認メールの再送信',
  'auth.readInvited': '招待リンクの内容',
  'auth.completeInvited': '招待されたユーザーの登録の完了',
  'auth.checkPassword': '現在のパスワードの照合',
  'auth.changePassword': 'パスワードの変更',
  'auth.forgotPassword': 'パスワード再設定メールの送信',
  'auth.checkResetToken': 'パスワード再設定リンクの有効性',
  'auth.resetPassword': 'パスワードの再設定',
  'auth.requestEmailChange': 'メールアドレス変更の申請',
  'auth.verifyEmailChange': 'メールアドレス変更の確定',
};

/** Summaries of the members of a workspace and of what a user may change of his own account. */
export const userSummaries: SummariesOf<typeof userEndpoints> = {
  'users.list': 'メンバーの一覧',
  'users.allActive': '選択できるメンバーの一覧',
  'users.companies': '自分の所属会社の一覧',
  'users.info': '自分のユーザー情報',
  'users.readNotification': '自分の通知設定',
  'users.saveNotification': '自分の通知設定の更新',
  'users.invite': 'メンバーの招待',
  'users.invitations': '招待中のユーザーの一覧',
  'users.cancelInvitation': '招待の取り消し',
  'users.resendInvitation': '招待メールの再送信',
  'users.acceptInvitation': '招待の承認',
  'users.withGroups': 'メンバーと所属グループの一覧',
  'users.read': 'メンバーの詳細',
  'users.update': 'メンバーの更新',
  'users.remove': 'メンバーの削除',
  'users.restore': 'メンバーの復元',
};

/** Summaries of the groups of a workspace. */
export const groupSummaries: SummariesOf<typeof groupEndpoints> = {
  'groups.list': 'グループの一覧',
  'groups.tree': 'グループの階層',
  'groups.joinable': '参加を申請できるグループの一覧',
  'groups.users': 'グループに所属するメンバーの一覧',
  'groups.read': 'グループの詳細',
  'groups.create': 'グループの追加',
  'groups.update': 'グループの更新',
  'groups.delete': 'グループの削除',
  'groups.restore': 'グループの復元',
  'groups.invite': 'グループへの招待',
  'groups.changeRootUser': 'ルートユーザーの変更',
  'groups.request': 'グループへの参加の申請',
  'groups.readRequest': '参加申請の内容',
  'groups.confirmRequest': '参加申請の承認・却下',
};
