import { bulkAnswersEntries } from './bulk-answers.ts';
import { defineCatalogue } from './entry.ts';

/** Many sets of answers in one run: its folder, its ledger, resuming and verifying. */
export const bulkCatalogue = defineCatalogue({
  ...bulkAnswersEntries,
  'bulk.exists': {
    ja: {
      what: 'ここには以前の一括作成の記録（ledger.jsonl）があります。',
      fix: '続きから作成するには --resume を付け、初めから作成するには別のフォルダーを指定してください。',
    },
    en: {
      what: 'The folder contains the ledger of an earlier run (ledger.jsonl).',
      fix: 'Continue it with --resume, or choose another folder for a new run.',
    },
  },
  'bulk.folder-not-empty': {
    ja: { what: '出力フォルダーが空ではありません。', fix: '空のフォルダーか、まだないフォルダーを指定してください。' },
    en: { what: 'The output folder is not empty.', fix: 'Choose a folder that is empty or does not exist.' },
  },
  'bulk.zip-exists': {
    ja: { what: 'このzipはすでにあります。', fix: '別の名前を指定するか、古いzipを移してください。' },
    en: { what: 'The zip exists already.', fix: 'Choose another name, or move the existing zip.' },
  },
  'bulk.in-use': {
    ja: {
      what: '別の一括作成（プロセス {pid}）がこのフォルダーを使っています。',
      fix: '終わるのを待ってください。動いていないことが確かなら、このファイルを削除してください。',
    },
    en: {
      what: 'Another run (process {pid}) is working in this folder.',
      fix: 'Wait until it ends. If you are sure that it no longer runs, delete this file.',
    },
  },
  'bulk.no-ledger': {
    ja: {
      what: '一括作成の記録（ledger.jsonl）がありません。',
      fix: '一括作成の出力先のフォルダーを指定してください。',
    },
    en: { what: 'There is no ledger (ledger.jsonl) here.', fix: 'Name the folder that the run wrote to.' },
  },
  'bulk.ledger-broken': {
    ja: {
      what: '記録のこの行は読めません。',
      fix: '記録は書き換えられています。別のフォルダーに作成し直してください。',
    },
    en: {
      what: 'This line of the ledger cannot be read.',
      fix: 'The ledger was changed. Start a new run in another folder.',
    },
  },
  'bulk.bundle-changed': {
    ja: {
      what: 'バンドルが前回と違います。途中から続けると、内容の違う書類が混ざります。',
      fix: 'バンドルを元に戻すか、別のフォルダーに初めから作成してください。',
    },
    en: {
      what: 'The bundle has changed since the run started. Continuing would mix different documents.',
      fix: 'Restore the bundle, or start a new run in another folder.',
    },
  },
  'bulk.answers-changed': {
    ja: {
      what: '回答が前回と違います。途中から続けると、内容の違う書類が混ざります。',
      fix: '回答を元に戻すか、別のフォルダーに初めから作成してください。',
    },
    en: {
      what: 'The answers have changed since the run started. Continuing would mix different documents.',
      fix: 'Restore the answers, or start a new run in another folder.',
    },
  },
  'bulk.options-changed': {
    ja: {
      what: '前回と違う指定があります（{names}）。',
      fix: '前回と同じ指定に --resume を付けて実行してください。',
    },
    en: {
      what: 'The options differ from those the run started with ({names}).',
      fix: 'Use the same options as before with --resume.',
    },
  },
  'bulk.engine-changed': {
    ja: {
      what: '前回はバージョン {before} のプログラムで作成されました。現在のプログラムのバージョンは {now} です。',
      fix: '同じバージョンのプログラムで続けるか、別のフォルダーに初めから作成してください。',
    },
    en: {
      what: 'The run was started by version {before}; this is version {now}.',
      fix: 'Continue with the same version, or start a new run in another folder.',
    },
  },
  'bulk.cannot-write': {
    ja: {
      what: '書き込めません（{code}）。それまでに作成した書類は残っています。',
      fix: '空き容量と権限を確かめ、--resume を付けて続けてください。',
    },
    en: {
      what: 'It could not be written ({code}). Documents already made are kept.',
      fix: 'Check free space and permissions, then continue with --resume.',
    },
  },
  'bulk.worker-failed': {
    ja: {
      what: '書類を作成する処理が異常終了しました（{detail}）。それまでに作成した書類は残っています。',
      fix: '--workers を減らし、--resume を付けて続けてください。',
    },
    en: {
      what: 'A worker ended unexpectedly ({detail}). Documents already made are kept.',
      fix: 'Continue with --resume and fewer --workers.',
    },
  },
  'bulk.internal': {
    ja: { what: '内部エラーです（{detail}）。', fix: '課題管理にお知らせください。' },
    en: { what: 'Internal error ({detail}).', fix: 'Please report it to the issue tracker.' },
  },
  'bulk.not-repeated': {
    ja: {
      what: '{record}件目を作成し直したところ、記録と違う結果になりました。',
      fix: '別のフォルダーに初めから作成してください。',
    },
    en: {
      what: 'Record {record} differs from the ledger when it is made again.',
      fix: 'Start a new run in another folder.',
    },
  },
  'bulk.file-missing': {
    ja: { what: '記録にあるファイルがありません。', fix: '--resume を付けて実行すると、作成し直せます。' },
    en: {
      what: 'A file that the ledger lists is missing.',
      fix: 'Run the same command with --resume to make it again.',
    },
  },
  'bulk.file-changed': {
    ja: { what: 'ファイルが作成後に変更されています。', fix: '--resume を付けて実行すると、作成し直せます。' },
    en: {
      what: 'The file was changed after it was made.',
      fix: 'Run the same command with --resume to make it again.',
    },
  },
  'bulk.file-extra': {
    ja: { what: '記録にないファイルです。', fix: '別の場所に移すか、削除してください。' },
    en: { what: 'The ledger does not list this file.', fix: 'Move it elsewhere or delete it.' },
  },
  'bulk.unfinished': {
    ja: { what: 'この一括作成は途中です。', fix: '--resume を付けて続けてください。' },
    en: { what: 'The run is not finished.', fix: 'Continue with --resume.' },
  },
  'bulk.no-source': {
    ja: {
      what: '記録に{what}の場所がありません。',
      fix: '確認するときにその場所を指定してください。',
    },
    en: { what: 'The ledger does not record where the {what} is.', fix: 'Give its path when verifying.' },
  },
});
