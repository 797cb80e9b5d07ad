import type { Translated } from './help-text.ts';
import type { helpServerEn } from './server-en.ts';

const email = 'ログインに使うメールアドレス';
const json = 'JSONで出力します';

/** サーバーのコマンドの使い方。 */
export const helpServerJa: Translated<typeof helpServerEn> = {
  serve: {
    summary: 'サーバーを動かします',
    description:
      'サーバーを動かします。APIと /docs の説明、SHORUI_RUN_JOBS=false でなければジョブも動きます。設定は環境変数で行います（docs/operations.md）。SIGTERMとCtrl+Cで、10秒以内に停止します。',
    arguments: {},
    options: {},
    notes: '',
  },
  worker: {
    summary: 'ジョブを別のプロセスで動かします',
    description:
      'ジョブと予定を、このコンピューターか別のコンピューターのプロセスで動かします。いくつでも動かせます。SIGTERMとCtrl+Cで10秒以内に停止し、終わらなかったジョブはほかが引き継ぎます。',
    arguments: {},
    options: {},
    notes: '',
  },
  migrate: {
    summary: 'データベースの表を作成、更新します',
    description:
      'データベースの表を作成、更新します。サーバーが動いているときも、複数のコンピューターから同時でも実行できます。',
    arguments: {},
    options: {
      to: 'このマイグレーションまで適用します。--down と一緒なら、その前まで戻します',
      down: '最後のマイグレーションを取り消します（そのデータは失われます）',
      status: '適用済みと未適用のマイグレーションを示すだけにします',
      json,
    },
    notes: '',
  },
  seed: {
    summary: '空のデータベースにデモデータを入れます',
    description:
      '空のデータベースにデモデータを入れます。2つの会社、すべての役割のユーザー、運営です。ログイン情報を示します。',
    arguments: {},
    options: {
      'if-empty': 'すでにデータがあれば、エラーにせず何もしません',
      bundles: 'このフォルダーのバンドルからアプリケーションも作ります',
      json,
    },
    notes: '',
  },
  admin: {
    summary: '運営のアカウントを管理します',
    description: '管理画面にログインする運営のアカウントを管理します。',
    arguments: {},
    options: {},
    notes: '',
  },
  'admin create': {
    description: '運営のアカウントを作ります。--password-file がなければパスワードを自動で作り、一度だけ表示します。',
    arguments: { uid: 'ログインに使う名前' },
    options: {
      name: 'ユーザーと操作の記録に表示する名前（指定がなければログインに使う名前）',
      'password-file': 'パスワードをファイルから読み込みます。プロセスの一覧に表示されません',
      json,
    },
    notes: '',
  },
  user: {
    summary: 'ユーザーのアカウントを管理します',
    description: '会社のユーザーのアカウントを管理します。',
    arguments: {},
    options: {},
    notes: '',
  },
  'user list': {
    description: 'ユーザーを会社とともに一覧で示します。',
    arguments: {},
    options: {
      search: '氏名かメールアドレスの一部',
      company: 'この会社のメンバーだけ',
      limit: '表示する人数の上限',
      json,
    },
    notes: '',
  },
  'user suspend': {
    description: 'アカウントを停止します。ログインはすべて終了し、ログインできなくなります。',
    arguments: { email },
    options: { json },
    notes: '',
  },
  'user restore': {
    description: 'アカウントの停止を解除します。',
    arguments: { email },
    options: { json },
    notes: '',
  },
  'user reset-password': {
    description: 'ユーザーが新しいパスワードを設定するためのURLを示します。',
    arguments: { email },
    options: { json },
    notes: '',
  },
  backup: {
    summary: 'すべてのデータを1つのファイルに書き出します（バックアップ）',
    description:
      'すべての表とファイルを1つのzipに書き出します。動いているときも実行できます。すでにあるファイルは、新しいものが完成してから置き換えます。',
    arguments: { file: '書き込み先のファイル' },
    options: { json },
    notes: 'ないファイルや壊れたファイルがあれば終了コードは1です。ほかはすべて書き出してあります。',
  },
  restore: {
    summary: 'バックアップを元に戻します（復元）',
    description:
      'バックアップを元に戻します。別の種類のデータベースにも戻せます。すべてを読んで確かめてから、変更を始めます。戻す先のサーバーは先に停止してください。',
    arguments: { file: 'shorui backup で書き出したファイル' },
    options: {
      into: 'データのフォルダー、sqlite:<path>、postgres://… のどれか（指定がなければSHORUI_DATAとSHORUI_DATABASE_URL）',
      force: 'いまあるデータをすべて置き換えます',
      json,
    },
    notes: '--into がデータベースのとき、ファイルはSHORUI_STORAGE_URLかSHORUI_DATAに書き込みます。',
  },
  check: {
    summary: 'ないファイルや壊れたファイル、行を見つけます（点検）',
    description:
      'ないファイル、壊れたファイル、どこからも使われないファイル、参照先のない行、合わない件数を見つけます。何も変更せず、動いているときも実行できます。',
    arguments: {},
    options: { quick: 'ファイルを読まず、大きさだけを比べます', json },
    notes: '見つかれば終了コードは1です。1行に1つ示します。',
  },
};
