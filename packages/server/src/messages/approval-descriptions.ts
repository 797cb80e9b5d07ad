/** Descriptions of the calls about approvals and links in Japanese; see descriptions.ts. */
export const approvalDescriptions: Readonly<Record<string, string>> = {
  'approvals.request':
    '指定した順に承認を依頼します。`steps` を使わない場合は、メンバー、外部アドバイザーの順です。メンバーには、accept_documentの権限とカテゴリの閲覧権限が必要です。外部アドバイザーには、リンクをメールで送ります。`details` は外部アドバイザーが判定する確認項目で、省略すると書類全体です。',
  'approvals.approve':
    '`content_sha256` には、確認した承認依頼の値を送ります。依頼のあとに書類が変更されている場合、承認は拒否されます。',
  'approvals.list': '`own` は自分が依頼したものと自分に依頼されたもの、`all` は閲覧できる書類のすべての承認依頼です。',
  'approvals.downloadSealed':
    'Wordの書類はPDFに変換します。`record` を指定すると、だれが何をいつ承認したかをハッシュとともに記録したページを追加します。',
  'approvals.decideAsAdvisor':
    '`details` で項目ごとに、または `status` ですべての項目に判定を付けます。否認した項目が1つでもあれば差し戻しとなり、理由が必要です。',
  'approvals.uploadAsAdvisor.file': 'ファイル',
  'advisorComments.list':
    '自分のコメントと、依頼のあとにメンバーがアドバイザー向けに公開したコメントです。`place` は、承認を依頼された書類の中の位置です。',
  'shares.open': '呼び出すたびに1回開いたと数えます。1時間以内の `visit` を付けると数えず、パスワードも不要です。',
  'shares.create': '`token` と `url` は作成時に一度だけ返します。サービスにはハッシュだけが残ります。',
};
