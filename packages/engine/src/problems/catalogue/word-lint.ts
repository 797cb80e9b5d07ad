import { defineCatalogue } from './entry.ts';

/** What lint finds in a template besides compile errors. */
export const wordLintCatalogue = defineCatalogue({
  'word.lint-wide-braces': {
    ja: {
      what: '全角の波かっこ｛｝が使われているため、タグとして読まれません。',
      fix: '半角の「{{」と「}}」に直してください。',
    },
    en: {
      what: 'Full-width braces ｛｝ are used, so this is not read as a tag.',
      fix: 'Write it with half-width "{{" and "}}".',
    },
  },
  'word.lint-brace-missing': {
    ja: {
      what: '始まりの波かっこが一つしかないため、タグとして読まれません。',
      fix: '「{{」で始めてください。',
    },
    en: { what: 'There is only one opening brace, so this is not read as a tag.', fix: 'Start it with "{{".' },
  },
  'word.lint-single-braces': {
    ja: {
      what: '波かっこが一つずつしかないため、タグとして読まれず、このまま印字されます。',
      fix: 'タグにする場合は「{{」と「}}」で囲んでください。',
    },
    en: {
      what: 'Single braces are not read as a tag and will be printed as they are.',
      fix: 'If it is meant as a tag, write it between "{{" and "}}".',
    },
  },
  'word.lint-smart-quotes': {
    ja: {
      what: 'タグの中で、まっすぐでない引用符「{name}」が使われています。',
      fix: '半角のまっすぐな引用符（"）に直してください。',
    },
    en: { what: 'The tag uses a curly or full-width quote ({name}).', fix: 'Use straight quotes (").' },
  },
  'word.lint-odd-space': {
    ja: {
      what: 'タグの中に、全角空白などの特別な空白（{name}）があります。',
      fix: '半角の空白にするか、取り除いてください。名前に空白がある場合は[会社　名]のように角かっこで囲んでください。',
    },
    en: {
      what: 'The tag contains a full-width or other special space ({name}).',
      fix: 'Use a plain space or remove it. If the name itself has a space, put it in brackets, such as [company name].',
    },
  },
  'word.lint-invisible': {
    ja: {
      what: 'タグの中に、目に見えない文字（{codes}）が入っています。',
      fix: '取り除いてください。文字を貼り付けたときに入ることがあります。',
    },
    en: {
      what: 'The tag contains invisible characters ({codes}).',
      fix: 'Remove them. They often come with pasted text.',
    },
  },
  'word.lint-tag-broken': {
    ja: {
      what: 'タグの途中に改行かタブが入っています。',
      fix: '改行やタブを取り除き、一続きに書いてください。',
    },
    en: { what: 'The tag is broken by a line break or a tab.', fix: 'Remove it and write the tag in one piece.' },
  },
  'word.lint-wide-signs': {
    ja: {
      what: 'タグの中で、半角にすべき文字「{name}」が全角になっています。',
      fix: '#、/、@、かっこ、関数の名前、数字は半角で書いてください。',
    },
    en: {
      what: 'The tag uses a full-width character ({name}) where a half-width one is needed.',
      fix: 'Write #, /, @, brackets, names of functions and numbers in half width.',
    },
  },
  'word.lint-tag-in-field': {
    ja: {
      what: 'フィールドコードの中のタグには値が入りません。',
      fix: 'フィールドの外にタグを書くか、フィールドを文字に変換してください（Ctrl+Shift+F9）。',
    },
    en: {
      what: 'A tag inside a field code is not filled.',
      fix: 'Write the tag outside the field, or turn the field into text (Ctrl+Shift+F9).',
    },
  },
  'word.lint-tag-in-result': {
    ja: {
      what: 'Wordが自動で書き換えるフィールド（{field}）の文字の中にタグがあるため、入れた値は文書を開くと消えます。',
      fix: 'タグをフィールドの外に移すか、フィールドを消してタグだけにしてください。',
    },
    en: {
      what: 'The tag is in the result of a field ({field}) that Word updates, so the filled value is lost when the document is opened.',
      fix: 'Move the tag out of the field, or remove the field.',
    },
  },
  'word.lint-merge-field': {
    ja: {
      what: 'Wordの差し込み印刷のフィールド「{name}」があります。値は入らず、このまま残ります。',
      fix: '値を入れる場合は、フィールドを「{{{tag}}}」というタグに置き換えてください。',
    },
    en: {
      what: 'There is a mail merge field "{name}". It is not filled and remains as it is.',
      fix: 'If a value should be printed there, replace the field with the tag "{{{tag}}}".',
    },
  },
  'word.lint-tag-deleted': {
    ja: {
      what: '変更履歴で削除された文字の中にタグがあります。削除されたものとして扱われます。',
      fix: '必要なタグであれば、Wordで変更を元に戻してください。',
    },
    en: {
      what: 'A tag is in text deleted by a tracked change. It is treated as deleted.',
      fix: 'If the tag is needed, reject the change in Word.',
    },
  },
  'word.lint-placeholder': {
    ja: {
      what: '手で記入するための印「{name}」のようです。このまま印字されます。',
      fix: '値を入れる場合は、タグに置き換えてください。',
    },
    en: {
      what: 'This looks like a placeholder for handwriting ("{name}"). It will be printed as it is.',
      fix: 'If a value should be printed there, replace it with a tag.',
    },
  },
  'word.lint-block-empty': {
    ja: {
      what: '「#{name}」の中に何もありません。',
      fix: '繰り返す行や段落、または条件に合うときの文を、始まりと終わりのタグの間に入れてください。',
    },
    en: {
      what: 'There is nothing inside "#{name}".',
      fix: 'Put the rows, paragraphs or text between its start and end tags, or remove both.',
    },
  },
  'word.lint-else-empty': {
    ja: { what: '「else」の後に何もありません。', fix: '文を書くか、「{{else}}」を消してください。' },
    en: { what: 'Nothing follows "else".', fix: 'Write something after it, or remove "{{else}}".' },
  },
  'word.lint-constant': {
    ja: {
      what: 'この条件は、値が何であっても結果が変わりません。',
      fix: '比べる項目の名前を書いてください。文字列の引用符を取ると項目の名前になります。',
    },
    en: {
      what: 'This condition has the same result for all values.',
      fix: 'Compare with the name of a field. Write names without quotes.',
    },
  },
  'word.lint-option-unknown': {
    ja: {
      what: '「{name}」に「{value}」という選択肢はないので、この比較は成り立ちません。',
      fix: '選択肢の文字を確かめてください（{known}）。',
    },
    en: {
      what: '"{name}" has no option "{value}", so this comparison never holds.',
      fix: 'Check the text of the option ({known}).',
    },
  },
  'word.lint-not-a-date': {
    ja: {
      what: '「{name}」は日付ではないので、「{helper}」で書式を付けられません。',
      fix: '日付の項目を使うか、「{helper}」を外してください。',
    },
    en: {
      what: '"{name}" is not a date, so "{helper}" cannot format it.',
      fix: 'Use a field that holds a date, or remove "{helper}".',
    },
  },
  'word.lint-not-a-number': {
    ja: {
      what: '「{name}」は数値ではないので、「{helper}」で扱えません。',
      fix: '数値の項目を使うか、「{helper}」を外してください。',
    },
    en: {
      what: '"{name}" is not a number, so "{helper}" cannot use it.',
      fix: 'Use a field that holds a number, or remove "{helper}".',
    },
  },
  'word.lint-picture-size': {
    ja: {
      what: '画像の大きさが指定されていないため、画像ファイルの大きさのまま入ります。',
      fix: '「width=30」のように、幅か高さをミリメートルで指定してください。',
    },
    en: {
      what: 'The picture has no size, so the size of its file is used.',
      fix: 'Give a width or height in millimeters, such as "width=30".',
    },
  },
  'word.lint-label-twice': {
    ja: {
      what: '参照用の名前「{label}」が二つ以上の番号に付きます。参照は最初の番号になります。',
      fix: '番号ごとに別の名前を付けてください。',
    },
    en: {
      what: 'The label "{label}" is used by more than one number. References use the first.',
      fix: 'Give each number its own label.',
    },
  },
  'word.lint-unsupported': {
    ja: {
      what: '別のファイルを埋め込んだ内容（{what}）があります。このまま残り、中のタグには値が入りません。',
      fix: '値を入れる場合は、内容を文書に直接貼り付けてください。',
    },
    en: {
      what: 'There is content from another file ({what}). It remains as it is, and tags in it are not filled.',
      fix: 'To fill it, paste its content into the document itself.',
    },
  },
  'word.lint-tag-elsewhere': {
    ja: {
      what: 'グラフやコメントなど、値が入らないところにタグがあります。',
      fix: 'タグを本文、表、ヘッダー、フッター、脚注、テキストボックスのどれかに移してください。',
    },
    en: {
      what: 'The tag is in a place that is not filled, such as a chart or a comment.',
      fix: 'Move it into the text, a table, a header, a footer, a note or a text box.',
    },
  },
  'word.lint-heading-tag': {
    ja: {
      what: '目次に入る見出しの中にタグがあります。目次は自動では変わりません。',
      fix: 'できた文書をWordで開き、目次を更新してください（F9）。',
    },
    en: {
      what: 'There is a tag in a heading, and the document has a table of contents, which is not updated automatically.',
      fix: 'Open the finished document in Word and update the table of contents (F9).',
    },
  },
});
