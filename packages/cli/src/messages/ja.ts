import type { Messages } from './messages.ts';

function near(nearest: string | undefined): string {
  return nearest === undefined ? '' : `「${nearest}」の間違いではありませんか。`;
}

export const ja: Messages = {
  severity: { error: 'エラー', warning: '注意', info: '参考' },
  problemCount: (errors, warnings) => `エラー ${errors}件、注意 ${warnings}件`,
  noProblems: (name) => `${name}：問題は見つかりませんでした。`,
  nothingWritten: (count) => `${count}。何も書き込んでいません。`,
  written: (path, size) => `作成しました ${path}（${size}）`,
  writtenSum: (files, size) => `${files}件のファイル（${size}）を作成しました。`,
  noFiles: 'この回答で作成するファイルはありません。',
  guide: '［案内］',
  blanks: (file, count, tags) => `${file}：回答がなく空欄になったところが${count}か所あります（${tags}）。`,
  more: ' ほか',
  progress: (index, total, name) => `作成中 ${index}/${total} ${name}`,
  remaining: '残り',
  inspect: {
    part: (name, kind) => `${name}（${kind}）`,
    noTags: 'タグはありません。',
    tags: 'タグ',
    fields: 'Wordのフィールド',
    features: '文書に含まれるもの',
    featureNames: {
      image: '画像',
      picture: '旧形式の図',
      textBox: 'テキストボックス',
      contentControl: 'コンテンツコントロール',
      trackedChange: '変更履歴',
      comment: 'コメント',
      footnote: '脚注',
      endnote: '文末脚注',
      hyperlink: 'リンク',
      bookmark: 'しおり（ブックマーク）',
      ruby: 'ふりがな',
      fitText: '均等割り付け',
      mergedCell: '結合したセル',
      numbering: '段落番号・箇条書き',
      embeddedObject: '埋め込みオブジェクト',
      formula: '数式',
      importedFile: '取り込んだ別のファイル',
      verticalText: '縦書き',
      nestedTable: '表の中の表',
      field: 'フィールド',
      header: 'ヘッダー',
      footer: 'フッター',
    },
  },
  lint: {
    needsOutput: '--fix や --comments には、書き込み先が必要です。-o ファイル を指定してください。',
    nothingToWrite: '-o は --fix か --comments と一緒に指定してください。',
    needsFix: '--fix-names は --fix と一緒に指定してください。',
    onlyFiles:
      '--fix、--comments、--data-schema は、バンドルには使えません。バンドルの中のWordファイル（.docx）を指定してください。',
    fixed: (count) => `${count}件を修正しました。`,
    fixable: (count) => `このうち${count}件は --fix で自動的に修正できます。`,
  },
  needsOutput: '書き込み先がありません。-o フォルダー か --zip ファイル を指定してください。',
  outputKind: (path) => `「${path}」には書き出せません。Wordファイルになるので、名前の終わりを .docx にしてください。`,
  outputIsInput: (path) =>
    `「${path}」は読み込むファイルそのものです。元のファイルは書き換えないので、-o に別の名前を指定してください。`,
  explainOne: '--question、--field、--file、--block のうちどれか1つを指定してください。',
  badBlock: (text) =>
    `--block「${text}」は ファイル#パス の形で、contract.docx#0.3.1 のように指定してください。パスは shorui inspect で見られます。`,
  badRepetition: (text) => `--repetition「${text}」は 1 から数え、外側から 2,1 のように指定してください。`,
  ambiguous: (name, ids) => `「${name}」は複数あります。番号で指定してください：${ids}`,
  unknownFile: (name, nearest) => `バンドルに「${name}」というファイルはありません。${near(nearest)}`,
  unknownName: (name, nearest) => `「${name}」という名前や番号はありません。${near(nearest)}`,
  schemaTakesNoBundle: (name) => `スキーマ ${name} はバンドルによりません。バンドルを外してください。`,
  unknownSchema: (name, nearest, known) =>
    `「${name}」というスキーマはありません。${near(nearest)}使えるのは ${known} です。`,
  folderNotEmpty: (path) => `フォルダー ${path} は空ではありません。別の場所を指定してください。`,
  created: (path) => `バンドル ${path} を作成しました。`,
  tryIt: '試すには：',
  usage: {
    unknownCommand: (name, nearest) => `「${name}」というコマンドはありません。${near(nearest)}`,
    unknownOption: (name, nearest) => `「${name}」というオプションはありません。${near(nearest)}`,
    missingArgument: (name) => `${name} を指定してください。`,
    missingOption: (name) => `オプション ${name} が必要です。`,
    missingValue: (name) => `オプション ${name} の値がありません。`,
    badChoice: (option, value, choices) =>
      `オプション ${option} に「${value}」は使えません。使えるのは ${choices} です。`,
    tooMany: '引数が多すぎます。',
    other: (detail) => `コマンドの指定が正しくありません：${detail}`,
    help: '使い方は shorui --help、コマンドごとには shorui コマンド --help で見られます。',
  },
  interrupted: '中断しました。何も書き込んでいません。',
  internal: (detail) =>
    `内部エラーです：${detail}（SHORUI_DEBUG=1 を付けて実行した結果を添えて、課題管理にお知らせください）`,
};
