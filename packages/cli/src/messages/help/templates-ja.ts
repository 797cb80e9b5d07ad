import type { Translated } from './help-text.ts';
import type { helpTemplatesEn } from './templates-en.ts';

const bundle = 'application.jsonとfiles/のあるフォルダーかzip';
const answers = '項目名で書いた回答（JSONかYAML）。- は標準入力';
const json = 'JSONで出力します';
const noClobber = 'すでにあるファイルを上書きしません。あるときは何も書き込みません';

/** ひな形とバンドルのコマンドの使い方。 */
export const helpTemplatesJa: Translated<typeof helpTemplatesEn> = {
  inspect: {
    summary: 'WordファイルやPDFの様式のブロック、タグ、欄を調べます',
    description:
      'ファイルに何があるかを示します。中身によって読み方が決まります。\nWord：ブロックとそのパス、タグ、フィールド、文書の機能。\nPDF：ページ、書体、フォームフィールド（AcroForm）、枠、マス目、線、空きから見つけた欄の候補。',
    arguments: { file: 'Wordファイル（.docx）かPDFの様式（.pdf）。- は標準入力' },
    options: {
      json,
      fields: 'PDF：見つけた欄を、shorui overlay で使えるファイルに書き出します。- は標準出力',
      'no-clobber': noClobber,
    },
    notes: '',
  },
  lint: {
    summary: 'Wordのひな形の誤りや疑わしいタグを見つけます',
    description: 'Wordのひな形、またはバンドルのすべてのひな形から、誤りや疑わしいタグを見つけます。',
    arguments: { file: 'Wordのひな形（.docx）、またはバンドル（フォルダーかzip）。- は標準入力' },
    options: {
      'data-schema': 'データのJSON Schema。知らない名前を見つけるのに使います',
      fix: '一通りに直せるものを直します。-o が必要です',
      'fix-names': '--fix と一緒に：知らない名前をいちばん近い名前に置き換えます',
      comments: '見つけたことをWordのコメントにして写しに書き込みます。-o が必要です',
      output: '直した、またはコメントを付けた写し（.docx）。- は標準出力',
      'no-clobber': noClobber,
      json,
    },
    notes: '読み込んだファイルは変わりません。エラーがあれば終了コードは1、注意だけなら0です。',
  },
  adopt: {
    summary: 'docxtemplaterのひな形のタグをShoruiのタグに置き換えます',
    description: 'docxtemplaterのWordのひな形のタグを、Shoruiのタグに置き換えます。タグのほかは変わりません。',
    arguments: { file: '{name} や {#list}…{/list} のようなタグのあるWordのひな形（.docx）。- は標準入力' },
    options: {
      output: '書き込み先のひな形（.docx）。指定がなければ、置き換える内容を示すだけです。- は標準出力',
      data: '元のひな形に使っていたデータの例（JSONかYAML）。どれが一覧かを判断するのに使います',
      delimiters: 'タグの始まりと終わり。例："<< >>"（指定がなければ "{ }"。すべて2つずつなら "{{ }}"）',
      'no-clobber': noClobber,
      json: '置き換えと問題を、場所を付けてすべてJSONで出力します',
    },
    notes:
      '置き換えられないタグはそのまま残し、場所を付けて示します。そのとき終了コードは1です。読み込んだファイルは変わりません。対応表：docs/from-docxtemplater.md',
  },
  validate: {
    summary: 'バンドルと、その回答を確かめます',
    description: 'バンドルのアプリケーション、ルール、ひな形と、その回答を確かめます。',
    arguments: { bundle },
    options: { answers, json },
    notes: '',
  },
  explain: {
    summary: '質問、項目、ファイル、ブロックが表示される理由、されない理由を示します',
    description: 'この回答で質問、項目、ファイル、ブロックが表示される理由、されない理由を示します。',
    arguments: { bundle },
    options: {
      answers,
      question: '質問の番号か名前',
      field: '項目の番号か名前',
      file: 'ファイルの番号、名前、パスのどれか',
      block: 'ファイルのブロック。パスは shorui inspect で見られます',
      repetition: '繰り返しの何番目か。1から数え、外側から 2 や 2,1 のように',
      json,
    },
    notes: '本文の外のブロックには、部分の名前を加えます：ファイル#word/header1.xml#0.1',
  },
  schema: {
    summary: 'JSON Schemaを出力します',
    description: 'JSON Schema（draft 2020-12）を出力します。名前がなければ、名前の一覧を示します。',
    arguments: {
      name: 'スキーマの名前。application など',
      bundle: 'answers のとき：回答の形を知りたいバンドル',
    },
    options: { json: '名前の一覧をJSONで出力します（スキーマはいつもJSONです）' },
    notes: '',
  },
  new: {
    summary: '質問、Wordのひな形、回答の例のあるバンドルを作ります',
    description:
      'バンドルを作ります。質問のあるアプリケーション、ひな形、回答の例が入ります。--from を付けると、手持ちのひな形や用紙から質問を作ります。',
    arguments: { dir: '作るフォルダー。ないか、空のもの' },
    options: {
      from: 'Wordのひな形とPDFの用紙。タグと欄の名前から質問を作り、欄の位置も書き込みます',
      json: '作成したファイルをJSONで出力します',
    },
    notes: '',
  },
  completion: {
    summary: 'シェルの補完スクリプトを出力します',
    description: 'shorui のコマンドとオプションをシェルで補完するためのスクリプトを出力します。',
    arguments: { shell: 'bash、zsh、fishのどれか' },
    options: {},
    notes: '',
  },
};
