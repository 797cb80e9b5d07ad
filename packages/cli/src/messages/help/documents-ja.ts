import type { helpDocumentsEn } from './documents-en.ts';
import type { Translated } from './help-text.ts';

const bundle = 'application.jsonとfiles/のあるフォルダーかzip';
const format = 'WordファイルをWord、PDF、または両方で出力します（指定がなければバンドルのファイル名に従います）';
const missing = '値がないとき：止めて一覧を示す、空欄にする、タグを残す';
const missingGlyph = 'どの書体にもない文字：止めて一覧を示す、代わりの文字で印字する、〓を印字する';
const fonts = '手持ちの書体（.ttf、.otf、.ttc、.woff2）のフォルダー。付属の書体より優先します';
const noClobber = 'すでにあるファイルを上書きしません。あるときは何も書き込みません';

const merged = {
  duplex: '両面印刷用に、各ファイルを表のページから始めます。必要なところに白紙を入れます',
  'page-numbers':
    'ページ番号を印字します。形には {page} を、総ページ数には {pages} を使います（指定がなければ "{page} / {pages}"）',
  'number-place': 'ページ番号の位置。outside は奇数ページの右と偶数ページの左（指定がなければ bottom）',
  attach: 'PDFに添付するファイル（種類は問いません）',
  title: 'PDFの表題（指定がなければ最初のファイルの表題）',
  author: 'PDFの作成者',
  'no-outline': 'ファイルごとのしおりを付けません',
};

/** 書類を作成するコマンドの使い方。 */
export const helpDocumentsJa: Translated<typeof helpDocumentsEn> = {
  generate: {
    summary: 'バンドルの書類を回答から作成します',
    description: 'バンドル（フォルダーかzip）の書類を、1組の回答から作成します。',
    arguments: { bundle },
    options: {
      answers: '項目名で書いた回答（JSONかYAML）。- は標準入力',
      output: '書き込み先のフォルダー。なければ作ります',
      zip: 'すべての書類を1つのzipに書き出します。-o に加えて、または -o の代わりに。- は標準出力',
      only: 'バンドルのうち、このファイルだけを作成します（名前、パス、番号のどれか）',
      'print-set': '書類を印刷用に1つのPDFにまとめて書き出します。-o や --zip に加えて、または代わりに。- は標準出力',
      'set-files':
        'まとめるファイルと順序。ページと部数も指定できます："名前"、"名前:1-3,5"、"名前*2"（指定がなければ案内のほかすべて）',
      ...merged,
      format,
      missing,
      'missing-glyph': missingGlyph,
      fonts,
      'no-clobber': noClobber,
      json: '作成したファイルをJSONで出力します',
    },
    notes:
      '足りない回答や誤りがあれば、行と桁を付けてすべて示し、何も書き込みません。同じ名前のファイルは上書きし、フォルダーのほかのファイルはそのまま残します。バンドルで出力名が .pdf で終わるWordファイルはPDFになります。',
  },
  fill: {
    summary: '1つのWordのひな形やPDFフォームに値を記入します',
    description:
      '1つのWordのひな形のタグか、1つのPDFのフォームフィールド（AcroForm）に記入します。バンドルは要りません。',
    arguments: { template: '{{会社名}} のようなタグのあるWordのひな形（.docx）、またはフォームフィールドのあるPDF' },
    options: {
      data: '名前と値（JSONかYAML）。- は標準入力',
      output: '書き込み先のファイル。.docx か .pdf（Wordのひな形はPDFに変換します）。- は標準出力',
      missing,
      flatten: 'PDF：値をページに描き込み、フォームフィールドを取り除きます',
      overflow: 'PDF：フィールドに入りきらない文字：止めて一覧を示す、見えない部分があってもよい',
      'missing-glyph': missingGlyph,
      fonts,
      'no-clobber': noClobber,
      json: '作成したファイルをJSONで出力します',
    },
    notes:
      'データにない名前はエラーです。ない名前を、場所とよく似た名前を付けてすべて示します。値がnullか空の名前は空欄になり、その一覧を示します。画像は、データファイルから見たファイル名か、data: のURLで指定します。',
  },
  convert: {
    summary: 'WordファイルをPDFに変換します',
    description: 'Wordファイル（.docx）を、Wordで印刷したときの体裁でPDFに変換します。Wordもほかのソフトも要りません。',
    arguments: { file: 'Wordファイル（.docx）。- は標準入力' },
    options: {
      output: '書き込み先のPDF（.pdf）。- は標準出力。複数のファイルのときはフォルダー',
      'missing-glyph': missingGlyph,
      fonts,
      pdfa: '長期保存用のPDF/A-2bで書き出します',
      'no-clobber': noClobber,
      json: '作成したファイルと、対応していない機能をJSONで出力します',
    },
    notes:
      'PDFで対応していない機能があれば、場所を付けて示します。複数のうち1つでも変換できなければ、何も書き込みません。',
  },
  merge: {
    summary: '何個ものPDFのページを1つにまとめます',
    description: '何個ものPDFのページを、指定した順に1つのPDFにまとめます。Wordファイル（.docx）は変換します。',
    arguments: {
      file: 'ファイル。一部のページや2部以上のときは後に付けます："a.pdf"、"a.pdf:1-3,5"、"a.pdf:2-*3"、"b.docx"',
    },
    options: {
      output: '書き込み先のPDF。- は標準出力',
      ...merged,
      fonts,
      'no-clobber': noClobber,
      json: '作成したファイルをJSONで出力します',
    },
    notes:
      'フォームの入力欄はページの一部になり、電子署名の効力はなくなります（知らせます）。暗号化されたファイルや壊れたファイルがあれば、何も書き込みません。',
  },
  overlay: {
    summary: 'PDFの様式に値を印字します',
    description: 'PDFの様式のページに、枠、マス目、チェックの位置を指定して値を印字します。バンドルは要りません。',
    arguments: { form: 'PDFの様式' },
    options: {
      fields: '値を印字する位置（JSONかYAML。形は shorui schema fields）',
      data: '名前と値（JSONかYAML）。- は標準入力',
      output: '書き込み先のファイル（.pdf）。- は標準出力',
      missing: '値がないとき：止めて一覧を示す、空欄にする',
      'missing-glyph': missingGlyph,
      fonts,
      title: '文書の表題。文書の言語も日本語になります',
      'no-clobber': noClobber,
      json: '作成したファイルをJSONで出力します',
    },
    notes:
      '値は差分として書き加えるので、電子署名は有効なままです。変更を認めない証明（DocMDP）があれば知らせます。枠に入らない文字、どの書体にもない文字、データにない名前はエラーです。すべて示し、何も書き込みません。画像や印影はPNGかJPEGで、データファイルから見たファイル名か、data: のURLで指定します。',
  },
  bulk: {
    summary: '何組もの回答から書類をまとめて作成します（一括作成）',
    description: 'バンドルの書類を、何組もの回答からまとめて作成します。途中で止めても続きから作成できます。',
    arguments: { bundle },
    options: {
      answers: '見出しのある表（.xlsx、.csv、.tsv）、1行に1件（.jsonl）、または配列（.json）',
      output: '書き込み先の新しいフォルダー、またはzip',
      workers: '書類を作成するスレッドの数（指定がなければプロセッサーの数）',
      resume: 'フォルダーの作成を続きから行います。ほかの指定は前回と同じにします',
      encoding: '回答の文字コード',
      map: '列に対応する項目を指定します。「列=」は列を使わない。何度でも指定できます',
      name: 'ファイルやフォルダーの名前。例："{{会社名}}_{{契約日}}"（指定がなければ 000001、000002、…）',
      format,
      'on-error': '誤りのある回答があったとき：ほかの回答は続ける、止める',
      json: '作成した件数とエラーの件数をJSONで出力します',
    },
    notes:
      'フォルダーの ledger.jsonl に作成したものの記録、errors.csv にエラーの一覧、rejected.csv に直して作成し直すための行があります。列の名前は質問や項目の名前です：会社名、氏名.last、明細[1].金額。1つのセルに複数の選択肢を書くときは ; か 、 で区切ります。',
  },
  'csv-header': {
    summary: '一括作成に使う表の見出しを出力します',
    description: 'バンドルの回答を書く表の見出しを出力します。shorui bulk で使います。',
    arguments: { bundle },
    options: {
      lines: '列を用意する明細の行数（繰り返しごと）',
      output: '書き込み先のCSVファイル。表計算ソフトで開けるUTF-8',
      'no-clobber': noClobber,
      json: '列の名前をJSONで出力します',
    },
    notes: '氏名と住所には部分ごとの列があります。計算で決まる項目には列がありません。',
  },
  verify: {
    summary: '一括作成した書類を作成し直して比べます（検証）',
    description: '一括作成した書類を、書き込まずに作成し直し、記録（ledger.jsonl）とファイルに比べます。',
    arguments: { dir: 'shorui bulk で作成したフォルダー' },
    options: {
      bundle: '作成した後で移したときの、バンドルの場所',
      answers: '作成した後で移したときの、回答の場所',
      workers: 'スレッドの数（指定がなければプロセッサーの数）',
      json: 'JSONで出力します',
    },
    notes: 'ないファイル、変わったファイル、余分なファイルを1行に1つ示します。あれば終了コードは1です。',
  },
};
