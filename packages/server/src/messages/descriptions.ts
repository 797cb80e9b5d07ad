import { eventKinds } from '../contract/event-kinds.ts';
import { mostEventStreams } from '../contract/events.ts';
import { approvalDescriptions } from './approval-descriptions.ts';
import { documentDescriptions } from './document-descriptions.ts';
import { templateDescriptions, templateFileDescriptions } from './document-templates.ts';

/** Every kind of event with its members. */
const kinds = Object.entries(eventKinds)
  .map(([kind, { properties }]) => `\`${kind}\` {${Object.keys(properties).join(', ')}}`)
  .join('、');

const events =
  `Server-Sent Eventsです：${kinds}。\`workspace_id\` はイベントのワークスペースで、本人あてのイベントではnullです。` +
  '先にストリームを開き、その後で表示するデータを読み込むと、取りこぼしがありません。先に読み込む場合は、セッションの応答の `Event-Position` をlast_event_idで送ります。`reset` はイベントが欠けた可能性を示します。データを読み込み直してください。' +
  '15秒ごとにコメントを送ります。中断した場合は、最後のイベントのidをLast-Event-IDまたはlast_event_idで送ると、続きから受信できます（保持は2分間）。' +
  `同じイベントが2回届いた場合、idは同じです。ストリームはセッションの終了とともに終わります。1ユーザーにつき${mostEventStreams}本まで開けます。`;

const position =
  'ヘッダー `Event-Position` はイベントの現在位置です。`last_event_id` として送ってストリームを開くと、この応答より後の変更をすべて受信できます。';

const searchTotal =
  '`total` は10,000件まで、キーワードや絞り込みがある場合は1,000件まで数えます（その件数以上を表します）。ページもそこで終わります。条件を絞り込んでください。';

/**
 * Descriptions of endpoints in Japanese, by the name of the endpoint, and of their file fields (`files.create.file`). The
 * description in English is in the contract; a test requires one here for each.
 */
export const japaneseDescriptions: Readonly<Record<string, string>> = {
  ...approvalDescriptions,
  ...documentDescriptions,
  ...templateDescriptions,
  ...templateFileDescriptions,
  'auth.login':
    '登録が完了していない場合（`register`。完了に使うトークンを返します）と、メールアドレスが未確認の場合（`resend_mail`）は、セッションを作成しません。会社に所属していないユーザーはnot_invitedで拒否されます。',
  'auth.register': '応答は、登録済みのメールアドレスでも同じです。次の手順はメールにだけ記載します。',
  'groups.update':
    '`user_ids` はグループのユーザー全員を置き換えます。人数の多いグループは `add_user_ids` と `remove_user_ids` で変更します。',
  'documentCategories.tree':
    '親カテゴリを閲覧できないカテゴリは、最上位に置きます。グループを管理できる人には、すべてのカテゴリを返します。`access` はそのカテゴリの書類に対する権限です。',
  'applicationFiles.create':
    '種類は内容で判定します。`name` は作成するファイルの名前で、タグを使えます。`findings` はテンプレートの点検結果です。',
  'applicationFiles.create.file': 'WordテンプレートまたはPDFフォーム',
  'applicationWordTemplates.upload.template': 'Wordテンプレート',
  'applicationPdfs.create.file': 'PDFフォーム',
  'tools.exportApplication': 'zipには、アプリケーションの版とファイル、使用しているタグ、カテゴリ、プランが入ります。',
  'tools.importData': '何も変更しません。問題があってインポートできない場合、`import_id` はnullです。',
  'tools.importData.file': 'エクスポートしたzip',
  'applications.preview':
    'エンジンを組み込んでいないクライアントのためのプレビューです。ファイルはPDF（base64）で返し、未回答の箇所は空白になります。`number` を指定しない場合は、編集中の内容を使います。',
  'bulkRuns.create':
    '`source` が `csv` の場合は `file` のCSVの1行、`answers` の場合は回答済みの申請1件から、1件分の書類を作成します。件数は10,000件までです。zipには、書類のほか、記録（ledger.jsonl）と誤りの一覧（errors.csv）が入ります。',
  'bulkRuns.create.file': '1行目が見出しのCSV',
  'editor.uploadImage': 'ファイル名ではなく内容で形式を判定します。`url` を知っている人は誰でも画像を表示できます。',
  'editor.uploadImage.file': '画像',
  'masterFields.list':
    '`is_master` をfalseにすると、`application_id` のアプリケーション自身の入力項目を返します（`…/:id/fields` と同じもので、`id` はその中の番号です）。',
  'masterFields.update': '変更前に作られた入力項目は変わりません。公開した書類の内容を変えないためです。',
  'masterFields.saveAsMaster': '公開済みで変更できない版の項目は、リンクせずに複製します。',
  'applicationQuestions.proposals':
    '入力項目の種類とまとまりは、名前から判断します。`left_out` は項目の名前にできない名前です。何も変更しません。必要な候補を `…/questions/create-multiple` に送ってください。',
  'applicationQuestions.addMany':
    'ない繰り返しは作成します。`file_id` を指定すると、項目をそのPDFフォームの `placements` の位置に印字します。`option_value` は1つの選択肢の印です。',
  'applicationWordTemplates.read':
    '`document` は編集画面の木の全体です。ファイルのすべてのブロックのパス・文・書式・設定と、追加したブロックをその位置に含みます。',
  'applicationWordTemplates.update':
    '木の全体でも、設定したブロックだけでもかまいません。アップロードされたファイルのうち、何も設定していないブロックは保存しません。`document` と `options` は、nullで削除します。',
  'applicationPdfs.proposals':
    '`repeats` は、同じ形の欄の並びを繰り返しの行とした候補で、`fields` のそれらの欄の代わりに使えます。何も変更しません。',
  'applicationPdfs.update':
    '`fields` のうち、idのあるものは変更してこのフォームに置き、ないものは新しく作ります。ほかの項目は変わりません。`removed` の項目はフォームから外します。質問で入力する項目は質問に残り、それ以外は削除されます。`form` と `options` は、nullで削除します。',
  'applications.downloadPdf':
    '値のないタグはそのまま残ります。ファイルが1つのときはPDF、複数のときはzipです。申請の回答を読んだことは監査ログに記録されます。',
  'applicationUse.wizard': '内容は利用を開始したときの版のものです。テンプレートとその設定は含みません。',
  'applicationUse.paper':
    '回答を始めたときの版の内容です。ファイルはパスごとにbase64で返します。テンプレートエディターの文書だけから作成するファイルは含みません。',
  'paperFonts.outlines':
    '`glyphs` は字形の番号をカンマで区切ったもので、1,000個まで指定できます。応答は、エンジンの `GlyphOutlines` に渡す形式です。',
  'applicationUse.saveAnswer':
    '何度保存しても安全です。入力を失わないように、誤りのある回答も保存します。不足や誤りは `errors` で返します。nullを指定した回答は削除します。',
  'transferRequests.create':
    '何度送信しても安全です。申し込みは1つの申請につき1件です。`transfer_name` は会社名と異なる口座名義で振り込む場合に指定します。',
  'adminTransferRequests.list': '`total` は10,000件まで数えます（その件数以上を表します）。ページもそこで終わります。',
  'adminTransferRequests.cancel':
    '理由は会社にも表示されます。会社は新しく申し込めます。入金の記録は残り、返金は手作業で行います。入金確認済みの申請は、取引の取消（`adminTransactions.setCancelStatus`）で取り消します。',
  'adminTransactions.list':
    '`total` は10,000件まで数えます（その件数以上を表します）。ページもそこで終わります。取り消した取引も一覧に残ります。',
  'adminTransactions.amountInRange': '取り消した取引は含みません。',
  'adminTransactions.month': '取り消した取引は含みません。',
  'adminTransactions.setCancelStatus':
    '取り消すと、申請は未払いに戻り、領収書は無効になり、会社は新しく申し込めます。返金は手作業で行います。`is_cancel` がfalseのときは、その後に新しい申し込みもお支払いもない場合に、すべてを元に戻します。',
  'adminTransferRequests.confirm':
    '一部の入金では申請は確認待ちのままです。超過分は `overpaid` で示します。`amount` を省略すると不足額、`received_on` を省略すると当日になります。',
  'applications.presence':
    '画面は、開いたときに `arrived`、20秒ごとと、ほかの人の `arrived` への返事に `here`、閉じるときに `left` を送信します。55秒間知らせがない人は、開いていないものとして扱います。何も保存しません。',
  'applications.edit':
    'ほかの人が先に変更していても、同じ部分を変更していなければ受け付けます。`preview` を指定すると、影響だけを返して何も変更しません。',
  'applications.publish':
    '公開するには、ファイルが1つ以上あり、内容に矛盾がないことが必要です。公開した版は変更できなくなり、以後、会社はその版を利用します。',
  'appUsers.list':
    '`keyword` は会社と利用者を、文字の幅やかなの種類を問わずに探します。`filter_id` は保存した絞り込みの条件を加えます。`total` は10,000件まで、キーワードや回答で絞り込む場合は1,000件まで数えます（その件数以上を表します）。ページもそこで終わります。`total_quantity` と `complete_quantity` はアプリケーション全体の件数です。',
  'appUsers.read': '回答は個人情報です。閲覧は監査ログに記録されます。',
  'appUsers.export':
    'CSVはBOM付きのUTF-8またはCP932です。CP932で表せない文字がある場合は、その箇所を示して拒否します。`replace` を指定すると〓に置き換えて出力します。ダウンロードは監査ログに記録されます。',
  'campaigns.create':
    '`companies` は会社のIDです。0は期間中に加わった会社を自動で追加します（0だけの指定はできません）。`start` を省略すると直ちに始まり、`end` を省略すると終わりはありません。メールはアプリケーションが公開されてから送信します。`email_template` には {{会社名}}、{{氏名}}、{{アプリケーション名}}、{{キャンペーン名}}、{{開始日}}、{{終了日}} を使えます。',
  'appUserCampaigns.list':
    '`total` は10,000件まで数えます（その件数以上を表します）。ページもそこで終わります。`used` はキャンペーンを指定した場合に使えます。',
  'adminPapers.list': '`total` は10,000件まで数えます（その件数以上を表します）。ページもそこで終わります。',
  'adminUsers.search': searchTotal,
  'adminCompanies.search': searchTotal,
  'adminMails.list':
    '送信トレイのメールとメールサーバーに渡したメールを、送信の結果とともに返します。`total` は10,000件まで数えます（その件数以上を表します）。ページもそこで終わります。',
  'adminMails.show': '本文は送信トレイのメールにだけあります。メールの閲覧は監査ログに記録されます。',
  'adminAuditEvents.list':
    '`total` は10,000件まで数えます（その件数以上を表します）。ページもそこで終わります。さらに過去を読むには、期間で絞り込んでください。',
  'adminAuditEvents.export':
    '絞り込みに一致するすべての記録を、BOM付きのUTF-8で出力します（`encoding` でCP932も選べます）。ダウンロード自体も監査ログに記録されます。',
  'auth.info': position,
  'adminAuth.info': position,
  'events.stream': events,
  'adminEvents.stream': events,
  'files.create':
    'ファイルの種類は、名前ではなく内容で決まります。読み取れないWord・PDFファイルと、展開するとエンジンの上限を超えるファイルは拒否されます。',
  'files.create.file': 'ファイル',
  'files.link':
    '有効期限まで、リンクを知っている人は誰でもダウンロードできます。`inline` は、安全に表示できるものをブラウザーに表示します。',
  'files.download':
    'HEAD、Range、If-Range、If-None-Matchに対応します。ファイルはトークンで特定します。名前は表示用です。',
  'service.health':
    '稼働中は常に200を返します。ほかの状態は確認しません。データベースの停止を理由にプロセスを再起動しないためです。',
  'service.ready':
    '200または503を、データベース・マイグレーション・ストレージの状態とともに返します。停止処理中も503です。',
  'service.metrics':
    'SHORUI_METRICS_TOKENのトークンで呼び出します。トークンを設定していない場合は、プロキシを経由しない同じマシンからの呼び出しだけを受け付けます。',
};

/** Texts of the document itself. */
export const documentWords = {
  description: {
    jp: '応答は `{success, data, message}` の形です。拒否された呼び出しの応答には、`code`、`rid`（リクエストのID）、項目のパスごとの `errors` が含まれます。プログラムは `Authorization: Bearer` を送ります。ブラウザーはCookieと、変更のときはXSRF-TOKEN Cookieの値をX-XSRF-TOKENヘッダーで送ります。ワークスペースは、X-Workspaceヘッダーまたはworkspace Cookieで指定します。',
    en: 'Replies are `{success, data, message}`. Refused calls carry `code`, `rid` (the id of the request) and `errors` by path of the field. Programs send `Authorization: Bearer`; browsers send their cookies, and with every change the value of the XSRF-TOKEN cookie as the header X-XSRF-TOKEN. The workspace is named by the header X-Workspace or the workspace cookie.',
  },
  done: { jp: '成功', en: 'Done' },
  content: { jp: '内容そのもの', en: 'The content itself' },
} as const;
