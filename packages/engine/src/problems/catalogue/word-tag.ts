import { defineCatalogue } from './entry.ts';

/** Problems with the tags of a template, and with the data they are given. */
export const wordTagCatalogue = defineCatalogue({
  'word.tag-unclosed': {
    ja: { what: 'タグが「}}」で閉じられていません。', fix: '同じ段落の中に「}}」を書いてください。' },
    en: { what: 'The tag is not closed with "}}".', fix: 'Write "}}" in the same paragraph.' },
  },
  'word.tag-too-long': {
    ja: {
      what: 'タグが長すぎます（上限{limit}文字）。',
      fix: 'タグを分けるか、「}}」の書き忘れがないか確かめてください。',
    },
    en: {
      what: 'The tag is too long (at most {limit} characters).',
      fix: 'Split the tag, or look for a forgotten "}}".',
    },
  },
  'word.tag-empty': {
    ja: { what: 'タグが空です。', fix: '項目の名前を書くか、タグを消してください。' },
    en: { what: 'The tag is empty.', fix: 'Write a name in it or remove it.' },
  },
  'word.tag-syntax': {
    ja: {
      what: 'タグの書き方が正しくありません。',
      fix: '項目の名前だけを書くか、「関数の名前 値」の形で書いてください。空白や記号のある名前は[会社 名]のように角かっこで囲みます。',
    },
    en: {
      what: 'The tag is not written correctly.',
      fix: 'Write the name of a field, or the name of a function and its values. Put names with spaces or symbols in brackets: [company name].',
    },
  },
  'word.tag-quote': {
    ja: {
      what: 'タグの{at}文字目の引用符（{sign}）に、対になる引用符がありません。',
      fix: '文字は "有期" のように、前後を同じ半角の引用符で囲んでください。',
    },
    en: {
      what: 'The quote ({sign}) at character {at} of the tag is not closed.',
      fix: 'Put text between two straight quotes of the same kind, such as "有期".',
    },
  },
  'word.tag-bracket': {
    ja: {
      what: 'タグの{at}文字目の「{sign}」に対応する「{missing}」がありません。',
      fix: 'かっこの始まりと終わりの数を合わせてください。',
    },
    en: {
      what: 'The "{sign}" at character {at} of the tag has no "{missing}".',
      fix: 'Close every bracket that is opened.',
    },
  },
  'word.tag-outer-brackets': {
    ja: {
      what: 'タグ全体がかっこで囲まれています。',
      fix: 'いちばん外側のかっこを外し、{{関数の名前 値}} のように書いてください。',
    },
    en: {
      what: 'The whole tag is in brackets.',
      fix: 'Remove the outer brackets and write the name of the function first.',
    },
  },
  'word.tag-call': {
    ja: {
      what: 'タグの{at}文字目の「(」の書き方が正しくありません（「{name}(」）。',
      fix: '関数の名前はかっこの中に書き、かっこの前に空白を置いてください。例：{{#if (eq 契約期間 "有期")}}',
    },
    en: {
      what: 'The "(" at character {at} of the tag is not allowed there ("{name}(").',
      fix: 'Write the name of a function inside the brackets and a space before them, such as {{#if (eq a "b")}}.',
    },
  },
  'word.tag-operator': {
    ja: {
      what: 'タグの{at}文字目に、使えない計算や比較の記号「{sign}」があります。',
      fix: '記号の代わりに関数を使い、({helper} 値 値) のように書いてください。',
    },
    en: {
      what: 'The sign "{sign}" at character {at} of the tag cannot be used.',
      fix: 'Use a function instead, such as ({helper} value value).',
    },
  },
  'word.tag-option': {
    ja: {
      what: 'タグの{at}文字目の「{name}=」の後に値がありません。',
      fix: '「{name}=30」のように、値を続けて書いてください。',
    },
    en: { what: 'Nothing follows "{name}=" at character {at} of the tag.', fix: 'Write its value, such as {name}=30.' },
  },
  'word.tag-path': {
    ja: {
      what: 'タグの{at}文字目の「{sign}」の前か後に、項目の名前がありません。',
      fix: '「氏名.姓」のように、名前を「.」でつないでください。外側の項目は「../名前」と書きます。',
    },
    en: {
      what: 'There is no name before or after the "{sign}" at character {at} of the tag.',
      fix: 'Join names with ".", such as name.last. Write names of an outer scope as ../name.',
    },
  },
  'word.tag-sign': {
    ja: {
      what: 'タグの{at}文字目に、使えない記号「{sign}」があります。',
      fix: '値と値の間は半角の空白で区切ります。名前に記号がある場合は[売上,税込]のように角かっこで囲んでください。',
    },
    en: {
      what: 'The sign "{sign}" at character {at} of the tag is not allowed there.',
      fix: 'Separate values with spaces. Put names with symbols in brackets, such as [a,b].',
    },
  },
  'word.tag-invisible': {
    ja: {
      what: 'タグの中に、目に見えない文字（{codes}）が入っています。',
      fix: 'タグを打ち直してください。',
    },
    en: {
      what: 'The tag contains invisible characters ({codes}).',
      fix: 'Type the tag again.',
    },
  },
  'word.tag-unsupported': {
    ja: { what: '「{what}」は使えません。', fix: 'この書き方を取り除いてください。' },
    en: { what: '"{what}" cannot be used.', fix: 'Remove it from the tag.' },
  },
  'word.block-unknown': {
    ja: { what: '「#{name}」というブロックはありません。', fix: 'each、if、unless、withのどれかを使ってください。' },
    en: { what: 'There is no block "#{name}".', fix: 'Use each, if, unless or with.' },
  },
  'word.block-unknown-nearest': {
    ja: {
      what: '「#{name}」というブロックはありません。「#{nearest}」ではありませんか。',
      fix: 'each、if、unless、withのどれかを使ってください。',
    },
    en: { what: 'There is no block "#{name}". Did you mean "#{nearest}"?', fix: 'Use each, if, unless or with.' },
  },
  'word.block-argument': {
    ja: {
      what: '「#{name}」には値を一つだけ書きます（{count}個あります）。',
      fix: '関数を使う場合は(eq 値 値)のようにかっこで囲み、条件が複数ある場合は(and …)や(or …)でまとめてください。',
    },
    en: {
      what: '"#{name}" takes one value (here {count}).',
      fix: 'Put functions in brackets, such as (eq a b); join several conditions with (and …) or (or …).',
    },
  },
  'word.block-unclosed': {
    ja: { what: '「#{name}」が閉じられていません。', fix: '繰り返しや条件の終わりに「{{/{name}}}」を書いてください。' },
    en: { what: '"#{name}" is never closed.', fix: 'Write "{{/{name}}}" where it ends.' },
  },
  'word.close-without-open': {
    ja: {
      what: '「/{name}」に対応する始まりのタグがありません。',
      fix: '「{{#{name} …}}」を書くか、このタグを消してください。',
    },
    en: { what: '"/{name}" closes nothing.', fix: 'Write "{{#{name} …}}" before it, or remove it.' },
  },
  'word.block-crossed': {
    ja: { what: '「#{inner}」が閉じられる前に「/{name}」があります。', fix: '内側のブロックを先に閉じてください。' },
    en: { what: '"/{name}" comes before "#{inner}" is closed.', fix: 'Close the inner block first.' },
  },
  'word.block-places': {
    ja: {
      what: '「{name}」の始まりと終わりが、同じ本文、同じセル、同じ表の行のいずれにもありません。',
      fix: '始まりと終わりのタグを、同じセルの中、同じ表の行、または表の外にそろえてください。',
    },
    en: {
      what: 'The start and the end of "{name}" are not in the same text, cell or table.',
      fix: 'Put both tags in one cell, in rows of one table, or both outside the table.',
    },
  },
  'word.block-crosses-element': {
    ja: {
      what: 'ブロックの始まりと終わりが、リンクなどの範囲「{name}」をまたいでいます。',
      fix: '両方のタグをリンクの中、または外に置いてください。',
    },
    en: {
      what: 'The start and the end of the block are on different sides of the edge of a range such as a link ({name}).',
      fix: 'Put both tags inside it or both outside.',
    },
  },
  'word.block-crosses-field': {
    ja: {
      what: 'ブロックの始まりと終わりが、Wordのフィールド「{name}」をまたいでいます。',
      fix: '両方のタグをフィールドの中、または外に置いてください。フィールドを文字に変換することもできます（Ctrl+Shift+F9）。',
    },
    en: {
      what: 'The start and the end of the block are on different sides of the edge of a Word field ({name}).',
      fix: 'Put both tags inside the field or both outside, or turn the field into text (Ctrl+Shift+F9).',
    },
  },
  'word.blocks-overlap': {
    ja: {
      what: 'ブロックどうしの範囲が重なっています。',
      fix: '内側のブロックが外側のブロックの中に収まるように置いてください。',
    },
    en: { what: 'Two blocks overlap.', fix: 'Place the inner block wholly inside the outer one.' },
  },
  'word.text-block': {
    ja: { what: '名前の中では繰り返しや条件のブロックを使えません。', fix: '値のタグだけを使ってください。' },
    en: { what: 'Blocks cannot be used in a name.', fix: 'Use tags of values only.' },
  },
  'word.else-outside': {
    ja: { what: '「else」がifやeachの外にあります。', fix: '「{{#if …}}」と「{{/if}}」の間に置いてください。' },
    en: { what: '"else" is outside any block.', fix: 'Put it between "{{#if …}}" and "{{/if}}".' },
  },
  'word.else-twice': {
    ja: {
      what: '一つのブロックに「else」が二つあります。',
      fix: '条件を足す場合は「{{else if …}}」を使ってください。',
    },
    en: { what: 'A block has two "else".', fix: 'Use "{{else if …}}" for further conditions.' },
  },
  'word.else-chained': {
    ja: {
      what: '「{name}」の中では「else if」を使えません。',
      fix: '「{{else}}」を使い、その中に「{{#if …}}」を書いてください。',
    },
    en: { what: '"else if" cannot be used in "{name}".', fix: 'Use "{{else}}" with an "{{#if …}}" inside it.' },
  },
  'word.else-unknown': {
    ja: { what: '「else {name}」は使えません。', fix: '「{{else}}」か「{{else if …}}」を使ってください。' },
    en: { what: '"else {name}" cannot be used.', fix: 'Use "{{else}}" or "{{else if …}}".' },
  },
});
