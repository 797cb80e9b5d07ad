import { approvalCodes } from './approval-codes.ts';
import type { ErrorWords } from './error-words.ts';

/** Every error that a call can return, with its status and texts. Texts given by the specification are used verbatim. */
export const errorCodes = {
  bad_request: {
    status: 400,
    jp: 'リクエストを読み取れませんでした。送信内容を確認してください。',
    en: 'The request could not be read. Check what was sent.',
  },
  invalid: { status: 400, jp: '入力内容に誤りがあります。', en: 'Some of the input is not valid.' },
  need_workspace: { status: 400, jp: 'ワークスペースを選択してください。', en: 'Choose a workspace.' },
  unauthenticated: { status: 401, jp: 'ログインしてください。', en: 'Log in.' },
  session_expired: {
    status: 401,
    jp: 'ログインの有効期限が切れました。もう一度ログインしてください。',
    en: 'Your session has expired. Log in again.',
  },
  not_invited: { status: 401, jp: 'ユーザは招待されていません。', en: 'The user has not been invited.' },
  wrong_credentials: {
    status: 400,
    jp: 'メールアドレスまたはパスワードが正しくありません。',
    en: 'The email address or the password is not right.',
  },
  suspended: {
    status: 403,
    jp: 'このアカウントは停止されています。管理者にお問い合わせください。',
    en: 'This account is suspended. Ask your administrator.',
  },
  forbidden: { status: 403, jp: '権限がありません。', en: 'You do not have permission.' },
  plan_forbids: {
    status: 403,
    jp: '現在のプランではご利用いただけません。',
    en: 'The current plan does not include this.',
  },
  need_group: {
    status: 403,
    jp: 'グループに所属していません。グループへの参加を申請してください。',
    en: 'You are in no group. Ask to join one.',
  },
  not_on_behalf: {
    status: 403,
    jp: '代理ログイン中はこの操作を行えません。',
    en: 'This cannot be done while acting for a user.',
  },
  csrf: {
    status: 403,
    jp: '画面の有効期限が切れました。再読み込みしてからやり直してください。',
    en: 'The page is out of date. Reload it and try again.',
  },
  not_found: { status: 404, jp: '対象が見つかりません。', en: 'It could not be found.' },
  no_route: { status: 404, jp: 'このURLは存在しません。', en: 'There is nothing at this address.' },
  method_not_allowed: {
    status: 405,
    jp: 'このURLではその操作を行えません。',
    en: 'This address does not take that method.',
  },
  timeout: {
    status: 408,
    jp: '送信が時間内に終わりませんでした。もう一度お試しください。',
    en: 'The request took too long to arrive. Try again.',
  },
  conflict: {
    status: 409,
    jp: '{name}さんが先に変更しました。再読み込みして内容を確認してください。',
    en: '{name} changed this first. Reload and check it again.',
  },
  conflict_unnamed: {
    status: 409,
    jp: 'ほかの人が先に変更しました。再読み込みして内容を確認してください。',
    en: 'Someone changed this first. Reload and check it again.',
  },
  answers_incomplete: {
    status: 422,
    jp: '未回答または誤りのある質問があります。回答を確認してください。',
    en: 'Some questions have no answer or a wrong one. Check the answers.',
  },
  application_unpaid: {
    status: 403,
    jp: 'お支払いの確認後にダウンロードできます。',
    en: 'It can be downloaded after the payment is confirmed.',
  },
  nothing_to_pay: {
    status: 409,
    jp: 'このアプリケーションにお支払いは必要ありません。',
    en: 'There is nothing to pay for this application.',
  },
  paid_already: {
    status: 409,
    jp: 'この申請のお支払いはすでに完了しています。',
    en: 'This was paid already.',
  },
  payments_not_set_up: {
    status: 409,
    jp: 'お支払いの受付準備ができていません。運営にお問い合わせください。',
    en: 'Payments are not set up yet. Ask the staff of the service.',
  },
  card_unavailable: {
    status: 409,
    jp: 'カード決済はご利用いただけません。銀行振込をご利用ください。',
    en: 'Payment by card is not available. Pay by bank transfer.',
  },
  receipt_not_ready: {
    status: 409,
    jp: '領収書は、お支払いの確認後に発行します。',
    en: 'The receipt is issued after the payment is confirmed.',
  },
  receipt_void: {
    status: 409,
    jp: 'この領収書は、お支払いが取り消されたため無効です。再発行できません。',
    en: 'This receipt is void, because its payment was canceled. It cannot be issued again.',
  },
  transfer_received: {
    status: 409,
    jp: 'この申し込みには入金があるため、取り消せません。運営にお問い合わせください。',
    en: 'Money has arrived for this request, so it cannot be canceled here. Ask the staff of the service.',
  },
  paid_otherwise: {
    status: 409,
    jp: 'この申請には、新しい振込申請またはお支払いがあるため、取消を元に戻せません。新しい振込申請を先に取り消してください。',
    en: 'There is a newer transfer request or payment for this run. Cancel that first, then this payment can be valid again.',
  },
  no_transfer_request: {
    status: 409,
    jp: '銀行振込の申し込みがありません。先に銀行振込を申し込んでください。',
    en: 'There is no request for a bank transfer. Make one first.',
  },
  limit_application: {
    status: 409,
    jp: 'このアプリケーションの利用回数の上限（{limit}回）に達しています。',
    en: 'This application may be used {limit} times; all are used.',
  },
  not_encodable: {
    status: 422,
    jp: 'CP932で表せない文字があります：{places}。UTF-8またはExcel形式を選ぶか、〓への置き換えを指定してください。',
    en: 'CP932 lacks some of the characters: {places}. Choose UTF-8 or Excel, or have them replaced by 〓.',
  },
  application_refused: {
    status: 422,
    jp: 'アプリケーションを変更できません。{reason}',
    en: 'The application cannot be changed. {reason}',
  },
  publish_refused: {
    status: 422,
    jp: '公開できません。{reason}',
    en: 'The application cannot be published. {reason}',
  },
  documents_refused: {
    status: 422,
    jp: '書類を作成できません。{reason}',
    en: 'The documents cannot be made. {reason}',
  },
  archive_empty: {
    status: 409,
    jp: '条件に合う書類がありません。検索条件を変えてください。',
    en: 'No document matches. Change the conditions of the search.',
  },
  archive_too_many: {
    status: 409,
    jp: '条件に合う書類が{most}件を超えています。期間などで条件を絞り込み、分けて作成してください。',
    en: 'More than {most} documents match. Narrow the search, by dates for example, and make several zips.',
  },
  export_unfinished: {
    status: 409,
    jp: 'エクスポートがまだ完了していません。完了してからダウンロードしてください。',
    en: 'The export is not finished. Download it when it is.',
  },
  bulk_unfinished: {
    status: 409,
    jp: '一括作成がまだ完了していません。完了してからダウンロードしてください。',
    en: 'The bulk run is not finished. Download the zip when it is.',
  },
  file_expired: {
    status: 404,
    jp: '保存期間（{days}日）を過ぎたため、ファイルは削除されました。もう一度作成するか、アップロードしてください。',
    en: 'The file was kept for {days} days and is deleted now. Make it again, or upload it again.',
  },
  import_outdated: {
    status: 409,
    jp: '確認したあとに内容が変更されました。もう一度アップロードして内容を確認してください。',
    en: 'Something changed after you checked the import. Upload it and check it again.',
  },
  document_exhausted: {
    status: 422,
    jp: '書類の作成に時間またはメモリがかかりすぎるため、中止しました。回答やテンプレートを小さく分けてください。',
    en: 'Making the document took too much time or memory and was stopped. Use fewer answers or a smaller template.',
  },
  ...approvalCodes,
  duplicate: { status: 409, jp: 'すでに登録されています。', en: 'It exists already.' },
  limit_members: {
    status: 409,
    jp: 'プランの上限人数（{limit}人）に達しています。',
    en: 'The plan allows {limit} members; all seats are taken.',
  },
  limit_storage: {
    status: 409,
    jp: 'プランのストレージ上限（{limit}）に達しています。',
    en: 'The plan allows {limit} of storage; it is full.',
  },
  in_use: {
    status: 409,
    jp: '{holder}があるため削除できません。',
    en: 'It cannot be deleted because of {holder}.',
  },
  category_in_use: {
    status: 409,
    jp: '{contents}があるため、このカテゴリは削除できません。先に移動または削除してください。',
    en: 'The category cannot be deleted because of {contents}. Move or delete them first.',
  },
  plan_in_use: {
    status: 409,
    jp: 'このプランは{companies}社が利用しているため削除できません。先に各社のプランを変更してください。',
    en: '{companies} companies are on this plan, so it cannot be deleted. Move them to another plan first.',
  },
  // Errors of links are neither 401 nor 410: screens log out on these (specification, section 8).
  dead_link: { status: 404, jp: 'このリンクは無効です。', en: 'This link is not valid, or no longer.' },
  done_already: { status: 409, jp: 'この手続きはすでに完了しています。', en: 'This was done already.' },
  link_used: {
    status: 409,
    jp: 'すでにパスワードが変更されているため、このURLは無効です。もう一度手続きを行ってください。',
    en: 'This URL is void because the password was already changed. Please redo the procedure.',
  },
  bulk_item_filed: {
    status: 409,
    jp: 'この行は登録中か、すでに登録されています。画面を再読み込みしてください。',
    en: 'This line is being filed, or was filed already. Reload the page.',
  },
  category_deleted: {
    status: 409,
    jp: '元のカテゴリは削除されています。復元先のカテゴリを選択してください。',
    en: 'Its category was deleted. Choose a category to restore it to.',
  },
  preview_unavailable: {
    status: 409,
    jp: 'このファイルはプレビューできません。ダウンロードしてご覧ください。',
    en: 'This file has no preview. Download it.',
  },
  compare_unavailable: {
    status: 409,
    jp: 'このファイルからは文字を読み取れないため、比較できません。',
    en: 'The text of this file cannot be read, so it cannot be compared.',
  },
  template_deleted: {
    status: 409,
    jp: 'このテンプレートは削除されました。別のテンプレートを選んでください。',
    en: 'This template was deleted. Choose another one.',
  },
  template_without_fields: {
    status: 409,
    jp: 'このテンプレートには入力する項目がありません。そのまま書類にできます。',
    en: 'This template has no fields. A document from it is a copy of its file.',
  },
  dead_upload: {
    status: 409,
    jp: 'アップロードしたファイルは期限切れか、すでに登録されています。もう一度アップロードしてください。',
    en: 'The uploaded file has expired or is already filed. Upload it again.',
  },
  document_without_file: {
    status: 400,
    jp: '書類のファイルを選択してください。',
    en: 'Choose the file of the document.',
  },
  too_large: {
    status: 413,
    jp: 'サイズが大きすぎます。{limit}以下にしてください。',
    en: 'It is too large. Keep it within {limit}.',
  },
  headers_too_large: {
    status: 431,
    jp: 'リクエストヘッダーが大きすぎます。{limit}以下にしてください。',
    en: 'The headers of the request are too large. Keep them within {limit}.',
  },
  unsupported_type: { status: 415, jp: 'この形式には対応していません。', en: 'This format is not supported.' },
  rate_limited: {
    status: 429,
    jp: '操作の回数が上限を超えました。{wait}後にもう一度お試しください。',
    en: 'Too many requests. Try again in {wait}.',
  },
  server_error: {
    status: 500,
    jp: 'サーバーでエラーが発生しました。時間をおいてもう一度お試しください。',
    en: 'Server Error',
  },
  disk_full: {
    status: 507,
    jp: 'サーバーの保存領域に空きがありません。管理者にお問い合わせください。',
    en: 'The server has no space left to store this. Ask its administrator.',
  },
  busy: {
    status: 503,
    jp: 'ただいま混み合っています。しばらくしてからもう一度お試しください。',
    en: 'The service is busy. Try again in a moment.',
  },
} as const satisfies Record<string, ErrorWords>;

export type ErrorCode = keyof typeof errorCodes;
