import type { ServerMessages } from './server-messages.ts';

export const serverJa: ServerMessages = {
  notInstalled:
    'このコマンドにはサーバーが必要ですが、インストールされていません。npm install @shorui/server でインストールしてください。',
  badConfig: '設定に誤りがあります。環境変数を直してから、もう一度実行してください。',
  pending: (names) =>
    `データベースが古いバージョンのままです（未適用: ${names}）。shorui migrate を実行してから、もう一度お試しください。`,
  noDatabase: (detail) =>
    `データベースに接続できません（${detail}）。SHORUI_DATABASE_URL とデータベースの状態を確認してください。`,
  noDatabaseFile: (path) =>
    `「${path}」は書類のデータベースではありません。SHORUI_DATABASE_URL または SHORUI_DATA を確認してください。`,
  dataFolder: {
    isFile: (path) => `SHORUI_DATA の「${path}」はフォルダーではありません。フォルダーを指定してください。`,
    notWritable: (path, code) =>
      `SHORUI_DATA の「${path}」に書き込めません（${code}）。書き込めるフォルダーを指定するか、権限と空き容量を確認してください。`,
  },
  cannotUse: (path, code) => `「${path}」を読み書きできません（${code}）。パスと権限、空き容量を確認してください。`,
  portTaken: (port) => `ポート ${port} は使用中です。SHORUI_PORT で別のポートを指定してください。`,
  portForbidden: (port) =>
    `ポート ${port} で待ち受ける権限がありません。SHORUI_PORT で 1024 以上のポートを指定してください。`,
  hostForeign: (host) =>
    `「${host}」はこのコンピューターのアドレスではありません。SHORUI_HOST を確認してください（すべてのアドレスで待ち受けるときは 0.0.0.0）。`,
  cannotListen: (host, port, code) =>
    `${host} のポート ${port} で待ち受けられません（${code}）。SHORUI_HOST と SHORUI_PORT を確認してください。`,
  listening: (url) => `${url} で受け付けています（APIの説明: ${url}/docs）。Ctrl+C で停止します。`,
  working: 'ジョブを実行しています。Ctrl+C で停止します。',
  stopping: '停止しています…',
  stopped: '停止しました。',
  migrate: {
    applied: (name) => `適用しました: ${name}`,
    takenBack: (name) => `取り消しました: ${name}`,
    nothing: '適用するものはありません。',
    status: (applied, pending) => `適用済み ${applied} 件、未適用 ${pending} 件`,
    unknown: (name, known) => `マイグレーション「${name}」はありません。指定できるのは ${known} です。`,
  },
  seed: {
    done: 'デモデータを作成しました。',
    notEmpty: 'データがすでにあるため、デモデータは作成しませんでした。',
    production:
      '本番環境（SHORUI_MODE=production）にはデモデータを作成できません。管理者は shorui admin create で作成してください。',
    logins: 'デモのログイン情報',
    staff: '運営',
    password: (password) => `パスワード（全員共通）: ${password}`,
  },
  admin: {
    created: (uid) => `管理者 ${uid} を作成しました。`,
    password: (password) => `パスワード: ${password}（この画面にしか表示されません）`,
    taken: (uid) => `管理者 ${uid} はすでに登録されています。別のIDを指定してください。`,
    badPassword: (detail) =>
      `このパスワードは使用できません（${detail}）。8～128文字の推測されにくいものにしてください。`,
  },
  user: {
    headings: ['ID', 'メールアドレス', '氏名', '会社', '状態'],
    active: '利用中',
    suspendedSince: (time) => `停止中（${time}から）`,
    none: '該当するユーザーはいません。',
    more: (limit) => `${limit}件まで表示しました。--limit で増やせます。`,
    unknown: (email) => `メールアドレス ${email} のユーザーはいません。shorui user list で確認してください。`,
    suspended: (email) => `${email} を停止しました。すべてのログインが終了しました。`,
    restored: (email) => `${email} の停止を解除しました。`,
    unchanged: (email) => `${email} はすでにその状態です。`,
    link: (email, until) =>
      `${email} のパスワード再設定用URLです。${until} まで、1回だけ使えます。本人に安全な方法で渡してください。`,
  },
};
