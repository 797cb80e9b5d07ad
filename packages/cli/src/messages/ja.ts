import { hintsJa } from './hints.ts';
import type { Messages } from './messages.ts';

function near(nearest: string | undefined): string {
  return nearest === undefined ? '' : `「${nearest}」の間違いではありませんか。`;
}

export const ja: Messages = {
  severity: { error: 'エラー', warning: '注意', info: '参考' },
  problemCount: (errors, warnings) => `エラー ${errors}件、注意 ${warnings}件`,
  hints: hintsJa,
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
  inspectPdf: {
    pages: (version, count) => `PDF ${version}、${count}ページ`,
    page: (number, width, height) => `${number}ページ ${width}×${height}mm`,
    rotated: (degrees) => `${degrees}度回転`,
    userUnit: (unit) => `単位${unit}pt`,
    scan: '画像だけ（スキャン）',
    empty: '白紙',
    counts: (characters, lines, boxes, images) =>
      `文字 ${characters}、線 ${lines}、枠 ${boxes}${images > 0 ? `、画像 ${images}` : ''}`,
    boxes: { media: '用紙', crop: '表示範囲' },
    fonts: '書体',
    noFonts: '書体はありません。',
    font: (embedded, pages) => `${embedded ? '埋め込み' : '埋め込みなし'}（${pages}ページ）`,
    encryption: '暗号化',
    rights: (allowed, forbidden) =>
      [
        ...(allowed.length > 0 ? [`できること：${allowed.join('、')}`] : []),
        ...(forbidden.length > 0 ? [`できないこと：${forbidden.join('、')}`] : []),
      ].join('。'),
    right: {
      print: '印刷',
      modify: '変更',
      copy: '複製',
      annotate: '注釈',
      fillForms: 'フォームの記入',
      assemble: 'ページの組み替え',
    },
    signatures: '署名',
    signature: (name, date, whole) =>
      `${name ?? '署名者不明'}${date === undefined ? '' : `（${date}）`}${whole ? '' : '、署名の後に追記あり'}`,
    form: (count) => `フォームフィールド（AcroForm） ${count}個`,
    noForm: 'フォームフィールド（AcroForm）はありません。',
    fieldType: {
      text: '文字',
      check: 'チェックボックス',
      radio: 'ラジオボタン',
      choice: '選択',
      button: 'ボタン',
      signature: '署名',
    },
    flag: {
      comb: '升目',
      multiline: '複数行',
      readOnly: '読み取り専用',
      required: '必須',
      password: 'パスワード',
      multiple: '複数選択',
    },
    maxLength: (length) => `${length}文字まで`,
    attachments: '添付ファイル',
    script: 'JavaScriptが含まれています（実行しません）。',
    proposed: (count) => `フィールドの候補 ${count}個`,
    noProposed: 'フィールドの候補は見つかりませんでした。',
    kind: { box: '枠', cells: '升目', line: '下線', blank: '空き', check: 'チェック', seal: '印', form: 'フォーム' },
    cells: (count) => `${count}升`,
    onPage: (page) => `${page}ページ`,
    rest: (count) => `ほか${count}個（--json か --fields で全部見られます）`,
    repeat: (page, first, count) =>
      `${page}ページ「${first}」からの欄は、同じ形が${count}回続きます。繰り返し（repeats）の案は --json で見られます。`,
    saveFields: '候補をファイルにするには --fields ファイル.json を付けてください。shorui overlay でそのまま使えます。',
    useFill:
      'フォームフィールドがあるPDFです。値は shorui fill で記入してください。印字するときは、先に shorui fill --flatten でフィールドを固定してください。',
    onlyPdf: '--fields は、PDFを指定したときだけ使えます。',
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
  convert: {
    written: (path, pages, size) => `作成しました ${path}（${pages}ページ、${size}）`,
    morePlaces: (count) => `ほか${count}か所`,
    needsFolder: (output) =>
      `複数のファイルを変換するときは、-o にフォルダーを指定してください（「${output}」はファイルの名前です）。`,
    sameName: (one, other) =>
      `「${one}」と「${other}」は同じ名前のPDFになります。別のフォルダーに分けて変換してください。`,
  },
  adopt: {
    converted: (count) => `タグを${count}か所、置き換えました。`,
    times: (count) => `（${count}か所）`,
    onlyListed: 'ファイルは書き込んでいません。書き込むには -o ファイル.docx を付けてください。',
    badDelimiters: (text) => `--delimiters「${text}」は "<< >>" のように、始まりと終わりを空白で区切ってください。`,
  },
  merge: {
    blank: (count) => `（うち白紙 ${count}ページ）`,
    pages: (count) => ` ${count}ページ`,
    badFormat: (text) =>
      `--page-numbers「${text}」には {page} を入れてください。例：--page-numbers "{page}/{pages}"（{pages} は総ページ数）`,
    placeAlone: '--number-place は --page-numbers と一緒に指定してください。',
    needsPrintSet: '--set-files、--duplex、--page-numbers などは、--print-set と一緒に指定してください。',
  },
  bulk: {
    progress: (done, of, failed, rate, left) =>
      `作成中 ${done}${of === undefined ? '' : `/${of}`}件（エラー ${failed}件）毎秒${rate}件${left === '' ? '' : ` 残り${left}`}`,
    resumed: (done) => `前回の続きから作成します（${done}件は作成済み）。`,
    sum: (made, failed, seconds, rate) => `作成 ${made}件、エラー ${failed}件、${seconds}秒（毎秒${rate}件）`,
    seeErrors: (path) => `エラーの一覧：${path}`,
    stopped: (record) => `${record}件目のエラーで止めました。ここまでに作成した書類は残っています。`,
    interrupted: (done) => `中断しました。${done}件目までの結果は残っています。`,
    goOn: '続けるには、同じ指定に --resume を付けて実行してください：',
    nothingLeft: (path) => `${path} はすでに完成しています。`,
    packed: (path) => `作成しました ${path}`,
    verified: (records, files) => `${records}件（${files}ファイル）を作成し直し、すべて記録と一致しました。`,
    differs: (problems) => `一致しないところが${problems}件あります。`,
    badMap: (text) => `--map「${text}」は 列=項目 の形で指定してください。`,
    noStandardInput:
      '一括作成の回答は標準入力（-）からは読み込めません。続きから作れるように、表のファイル（.xlsx、.csvなど）を指定してください。',
    badWorkers: (text) => `--workers「${text}」は 1 から 256 の整数で指定してください。`,
  },
  badLines: (text) => `--lines「${text}」は 1 から 100 の整数で指定してください。`,
  standardInput: '標準入力',
  inputTwice: '標準入力（-）は1か所だけに指定できます。',
  outputTwice: '標準出力（-）には1つの書類だけを書き出せます。--json とは一緒に使えません。',
  needsZip: '書類を標準出力に出すときは、-o ではなく --zip - を指定してください。',
  needsOutput: '書き込み先がありません。-o フォルダー か --zip ファイル を指定してください。',
  outputKind: (path, kind, extensions) =>
    `「${path}」には書き出せません。${kind.replace('/', 'か')}のファイルになるので、名前の終わりを ${extensions.join(' か ')} にしてください。`,
  outputIsInput: (path) =>
    `「${path}」は読み込むファイルそのものです。元のファイルは書き換えないので、-o に別の名前を指定してください。`,
  explainOne: '--question、--field、--file、--block のうちどれか1つを指定してください。',
  badBlock: (text) =>
    `--block「${text}」は ファイル#パス の形で、contract.docx#0.3.1 のように指定してください。パスは shorui inspect で見られます。`,
  badRepetition: (text) => `--repetition「${text}」は 1 から数え、外側から 2,1 のように指定してください。`,
  ambiguous: (name, ids) => `「${name}」は複数あります。番号で指定してください：${ids}`,
  unknownFile: (name, nearest, known) =>
    `バンドルに「${name}」というファイルはありません。${near(nearest)}あるのは次のとおりです：${known}`,
  unknownName: (name, nearest, known) =>
    `「${name}」という名前や番号はありません。${near(nearest)}あるのは次のとおりです：${known}`,
  separator: '、',
  folded: (count) => `ほかに${count}件の計算式が、上の誤りのために計算できません。`,
  schemaTakesNoBundle: (name) => `スキーマ ${name} はバンドルによりません。バンドルを外してください。`,
  unknownSchema: (name, nearest, known) =>
    `「${name}」というスキーマはありません。${near(nearest)}使えるのは ${known} です。`,
  folderNotEmpty: (path) => `フォルダー ${path} は空ではありません。別の場所を指定してください。`,
  created: (path) => `バンドル ${path} を作成しました。`,
  sameName: (name) => `「${name}」という名前のファイルが2つあります。どちらかの名前を変えてください。`,
  leftOut: (names) =>
    `質問を作らなかった名前：${names.join('、')}。必要なら application.json に項目と位置を書き足してください。`,
  tryIt: '試すには：',
  usage: {
    unknownCommand: (name, nearest) => `「${name}」というコマンドはありません。${near(nearest)}`,
    unknownOption: (name, nearest) => `「${name}」というオプションはありません。${near(nearest)}`,
    missingArgument: (name) => `${name} を指定してください。`,
    missingOption: (name) => `オプション ${name} が必要です。`,
    missingValue: (name) => `オプション ${name} の値がありません。`,
    badChoice: (option, value, choices) =>
      `オプション ${option} に「${value}」は使えません。使えるのは ${choices} です。`,
    badArgument: (value, choices) => `「${value}」は使えません。使えるのは ${choices} です。`,
    tooMany: '引数が多すぎます。',
    other: (detail) => `コマンドの指定が正しくありません：${detail}`,
    help: '使い方は shorui --help、コマンドごとには shorui コマンド --help で見られます。',
  },
  interrupted: '中断しました。何も書き込んでいません。',
  internal: (detail) =>
    `内部エラーです：${detail}（SHORUI_DEBUG=1 を付けて実行した結果を添えて、課題管理にお知らせください）`,
};
