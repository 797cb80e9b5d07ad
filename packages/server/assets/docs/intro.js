// The page that the documentation opens on: what a program has to know before its first call. English and Japanese side by side.

import { make, prose } from './dom.js';
import { inOrder } from './languages.js';

/** Title, words in English and in Japanese, and lines to try. `{server}` is the address of the server. */
const chapters = [
  {
    id: 'start',
    en: 'Every call answers with an envelope: `success`, `data`, `message`; a refused call with `code`, `errors` by field, and `rid`, which finds the lines of the log. `Accept-Language: en` asks for English messages, `ja` for Japanese ones. A call that creates a record (`….create`) answers 201, every other one 200.',
    jp: 'すべての呼び出しは `success`、`data`、`message` を持つ封筒を返します。拒否されたときは `code`、項目ごとの `errors`、ログを探すための `rid` が付きます。メッセージの言語は `Accept-Language`（`ja` または `en`）で選びます。レコードを作る呼び出し（`….create`）は 201、ほかは 200 を返します。',
    title: 'Calls and replies / 呼び出しと応答',
  },
  {
    id: 'login',
    en: 'Users log in at `POST /v1/auth/login`, the staff at `POST /admin/v1/auth/login`; a session of one area means nothing in the other. A browser gets the token as a cookie (`token`, `adminToken`); a program sends the `access_token` of the reply as `Authorization: Bearer …`.',
    jp: 'ユーザーは `POST /v1/auth/login`、運営は `POST /admin/v1/auth/login` でログインします。一方のセッションは他方では使えません。ブラウザーはトークンを Cookie（`token`、`adminToken`）で受け取り、プログラムは応答の `access_token` を `Authorization: Bearer …` で送ります。',
    title: 'Log-in / ログイン',
    code: `curl -s {server}/v1/auth/login -H 'Content-Type: application/json' \\
  -d '{"email":"you@example.com","password":"…"}'
curl -s {server}/v1/auth/info -H 'Authorization: Bearer TOKEN'`,
  },
  {
    id: 'csrf',
    en: 'A change from a browser, that is with a cookie, needs the value of the cookie `XSRF-TOKEN` in the header `X-XSRF-TOKEN`, and must not come from a page of another site. Calls with a bearer token need neither. Without it a call answers 403 `csrf`.',
    jp: 'ブラウザー（Cookie）からの変更には、Cookie `XSRF-TOKEN` の値をヘッダー `X-XSRF-TOKEN` に付けます。別サイトのページからの変更は受け付けません。Bearer トークンの呼び出しには不要です。ないときは 403 `csrf` を返します。',
    title: 'CSRF / CSRF対策',
    code: `await fetch('/v1/groups', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': valueOfTheCookie },
  body: JSON.stringify({ name: '営業部' }),
});`,
  },
  {
    id: 'workspace',
    en: 'A user may be a member of several companies. Calls of access `workspace` work in one of them: the id in the header `X-Workspace`, or the cookie that `POST /v1/auth/workspace` sets. Without one a call answers 400 `need_workspace`; `companies` of the log-in lists those to choose from.',
    jp: 'ユーザーは複数の会社に所属できます。アクセスが `workspace` の呼び出しは、ヘッダー `X-Workspace` の会社ID、または `POST /v1/auth/workspace` が設定する Cookie の会社で行われます。ないときは 400 `need_workspace` を返します。選べる会社はログインの応答の `companies` にあります。',
    title: 'Workspace / ワークスペース',
    code: `curl -s {server}/v1/groups -H 'Authorization: Bearer TOKEN' -H 'X-Workspace: 1'`,
  },
  {
    id: 'limits',
    en: 'Calls are counted. One too many answers 429 `rate_limited`, with the seconds to wait in `Retry-After`. 503 `busy` may be tried again, also after `Retry-After`; 507 `disk_full` is for the administrator.',
    jp: '呼び出しの回数には上限があります。超えると 429 `rate_limited` と、待つ秒数の `Retry-After` を返します。503 `busy` は `Retry-After` の後に再試行できます。507 `disk_full` は管理者の対応が必要です。',
    title: 'Limits / 回数の上限',
  },
];

/** The nodes of the introduction. */
export function introduction(server) {
  return [
    make('h2', {}, 'Shorui API'),
    ...chapters.map(({ id, title, en, jp, code }) =>
      make(
        'section',
        { id: `about-${id}` },
        make('h3', {}, title),
        ...inOrder({ ja: jp, en }).map(({ language, text }) => make('p', { lang: language }, ...prose(text))),
        ...(code === undefined ? [] : [make('pre', {}, code.replaceAll('{server}', server))]),
      ),
    ),
  ];
}
