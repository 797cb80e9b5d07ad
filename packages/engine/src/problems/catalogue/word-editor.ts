import { defineCatalogue } from './entry.ts';

/** Problems with the template editor's document: the layer over a Word file. */
export const wordEditorCatalogue = defineCatalogue({
  'word.editor-path': {
    ja: {
      what: '編集文書の{path}にあたるブロック（{type}）が、Wordファイルにありません。',
      fix: 'Wordファイルが差し替えられていないか確かめ、編集文書を作り直してください。',
    },
    en: {
      what: 'The Word file has no block ({type}) at {path} of the template document.',
      fix: 'Check whether the Word file was replaced, and create the template document again.',
    },
  },
  'word.editor-path-nearest': {
    ja: {
      what: '編集文書の{path}にあたるブロック（{type}）が、Wordファイルにありません。いちばん近いのは{nearest}（{found}）です。',
      fix: 'パスを直すか、Wordファイルが差し替えられていないか確かめてください。',
    },
    en: {
      what: 'The Word file has no block ({type}) at {path} of the template document. The nearest is {nearest} ({found}).',
      fix: 'Correct the path, or check whether the Word file was replaced.',
    },
  },
  'word.editor-outside': {
    ja: {
      what: '編集文書のブロック{path}が、それを含むブロック{outer}の外を指しています。',
      fix: 'ブロックを、Wordファイルと同じ入れ子に置いてください。',
    },
    en: {
      what: 'Block {path} of the template document is outside block {outer}, which should contain it.',
      fix: 'Nest the blocks as the Word file does.',
    },
  },
  'word.editor-order': {
    ja: {
      what: '編集文書のブロック{path}が、Wordファイルと違う順に並んでいます。',
      fix: '並べ替えはWordで行い、編集文書を作り直してください。',
    },
    en: {
      what: 'Block {path} of the template document is not in the order of the Word file.',
      fix: 'Change the order in Word, and create the template document again.',
    },
  },
  'word.editor-path-twice': {
    ja: {
      what: '編集文書に、パス{path}のブロックが2つあります。',
      fix: '片方を消すか、挿入したブロックに別のパスを付けてください。',
    },
    en: {
      what: 'The template document has two blocks with the path {path}.',
      fix: 'Remove one of them, or give the inserted block its own path.',
    },
  },
  'word.editor-stale': {
    ja: {
      what: 'ブロック{path}の文章が、編集文書を作ったときと違います。Wordファイルが変わっています。',
      fix: '設定が正しいブロックに付いているか確かめ、編集文書を作り直してください。',
    },
    en: {
      what: 'Block {path} has different text than when the template document was created: the Word file has changed.',
      fix: 'Check that the settings are on the right block, and create the template document again.',
    },
  },
  'word.editor-stale-moved': {
    ja: {
      what: 'ブロック{path}の文章が、編集文書を作ったときと違います。元の文章はいま{found}にあります。',
      fix: '設定を{found}に移すか、編集文書を作り直してください。',
    },
    en: {
      what: 'Block {path} has different text than when the template document was created. Its text is now at {found}.',
      fix: 'Move the settings to {found}, or create the template document again.',
    },
  },
  'word.editor-changed': {
    ja: {
      what: 'Wordファイルの文章が、編集文書を作ったときと{count}か所違います。',
      fix: '編集文書を作り直すと、画面と文書がそろいます。',
    },
    en: {
      what: 'The text of {count} blocks differs between the Word file and the template document.',
      fix: 'Create the template document again so that the editor shows the current text.',
    },
  },
  'word.editor-replacement': {
    ja: {
      what: 'ブロック{path}の文字の置き換えが、文章に合いません（{at}文字目の「{from}」）。',
      fix: '段落か項目のtextと同じ文字をfromに書き、atの小さい順に、重ならないように並べてください。',
    },
    en: {
      what: 'A replacement of block {path} does not fit its text (position {at}, "{from}").',
      fix: 'Write the characters of the paragraph’s or item’s text in from, and order replacements by at without overlaps.',
    },
  },
  'word.editor-replacement-stale': {
    ja: {
      what: 'ブロック{path}の文章が、「{from}」を「{to}」に直したときと違います。Wordファイルが変わっています。',
      fix: '今の文章を確かめて、直し直すか、ファイルの文字に戻してください。',
    },
    en: {
      what: 'Block {path} has different text than when "{from}" was changed to "{to}": the Word file has changed.',
      fix: 'Check the current text, then change it again or go back to the text of the file.',
    },
  },
  'word.editor-replacement-moved': {
    ja: {
      what: 'ブロック{path}の文章が、「{from}」を「{to}」に直したときと違います。元の文章はいま{found}にあります。',
      fix: '{found}で直し、{path}はファイルの文字に戻してください。',
    },
    en: {
      what: 'Block {path} has different text than when "{from}" was changed to "{to}". Its text is now at {found}.',
      fix: 'Make the change at {found} and go back to the text of the file at {path}.',
    },
  },
  'word.editor-child': {
    ja: {
      what: 'ブロック「{type}」は、ここ（{outer}の中）には置けません。',
      fix: '段落の並ぶところへ移してください。リストには項目、表には行、行にはセルだけを置けます。',
    },
    en: {
      what: 'A block "{type}" is not allowed here, in a {outer}.',
      fix: 'Move it to a place for paragraphs. A list contains items, a table rows, and a row cells.',
    },
  },
  'word.editor-passage': {
    ja: {
      what: '提案ブロック{path}に入れたブロックが、Wordファイルの中で隣り合っていません。',
      fix: '続いているブロックだけを入れてください。',
    },
    en: {
      what: 'The blocks in proposal {path} are not neighbors in the Word file.',
      fix: 'Put only blocks that follow each other into it.',
    },
  },
  'word.editor-table': {
    ja: {
      what: '表{path}に行やセルがないか、列が63を超えています。',
      fix: 'セルのある行を1つ以上、列は63までにしてください。',
    },
    en: {
      what: 'Table {path} has no rows with cells, or more than 63 columns.',
      fix: 'Give it at least one row with cells, and at most 63 columns.',
    },
  },
  'word.editor-rule': {
    ja: {
      what: 'ブロック{path}のルール（{rule}）が、アプリケーションにありません。',
      fix: 'あるルールを選び直すか、ルールを外してください。',
    },
    en: {
      what: 'Block {path} names rule {rule}, which the application does not have.',
      fix: 'Choose an existing rule, or remove it.',
    },
  },
  'word.editor-loop-question': {
    ja: {
      what: 'ブロック{path}は繰り返しますが、どの質問の回数かが指定されていません（questionId）。',
      fix: '繰り返し質問、またはその中で聞く質問を選ぶか、繰り返しをやめてください。',
    },
    en: {
      what: 'Block {path} is to be looped, but no question says how often (questionId).',
      fix: 'Choose a question with repeat options or one that is asked in them, or do not loop the block.',
    },
  },
  'word.editor-header-twice': {
    ja: {
      what: 'セクションに、同じページ用の「{type}」が2つあります。',
      fix: '1つにまとめるか、「pages」で別のページを指定してください。',
    },
    en: {
      what: 'The section has two blocks "{type}" for the same pages.',
      fix: 'Make one of them, or set "pages" to others.',
    },
  },
  'word.editor-loop': {
    ja: {
      what: 'ブロック{path}を繰り返す質問（{question}）は、繰り返し聞かれません。',
      fix: '繰り返し質問、またはその中で聞く質問を選んでください。',
    },
    en: {
      what: 'Block {path} is to be looped for question {question}, which is not asked repeatedly.',
      fix: 'Choose a question with repeat options, or one that is asked in them.',
    },
  },
  'word.editor-inherit': {
    ja: {
      what: 'ブロック{path}はルール（{rule}）を引き継ぎますが、外側のブロックにルールがありません。',
      fix: '外側のブロックにルールを付けるか、引き継ぎをやめてください。',
    },
    en: {
      what: 'Block {path} inherits rule {rule}, but no block around it has a rule.',
      fix: 'Set the rule on a block around it, or do not inherit it.',
    },
  },
  'word.editor-inherit-other': {
    ja: {
      what: 'ブロック{path}はルール（{rule}）を引き継ぎますが、外側のブロックのルールは{known}です。',
      fix: '外側にあるルールを引き継ぐか、引き継ぎをやめてください。',
    },
    en: {
      what: 'Block {path} inherits rule {rule}, but the blocks around it have {known}.',
      fix: 'Inherit a rule that a block around it has, or none.',
    },
  },
  'word.editor-pattern': {
    ja: {
      what: 'リストの番号書式「{pattern}」の「{word}」が分かりません。',
      fix: '使えるのは{known}です。文字そのものは\\を前に付けてください。',
    },
    en: {
      what: 'The list pattern "{pattern}" has the unknown word "{word}".',
      fix: 'Available: {known}. Put \\ before a literal letter.',
    },
  },
  'word.editor-list-type': {
    ja: { what: '「{value}」というリストの種類はありません。', fix: '使えるのは{known}です。' },
    en: { what: '"{value}" is not a kind of list.', fix: 'Available: {known}.' },
  },
  'word.editor-image': {
    ja: {
      what: '画像ブロックの{name}「{value}」が分かりません。',
      fix: '例：width: "50mm"、fit: "contain"。',
    },
    en: {
      what: 'The {name} "{value}" of the image block is invalid.',
      fix: 'For example width: "50mm", fit: "contain".',
    },
  },
  'word.editor-image-missing': {
    ja: { what: '画像ブロックに画像がありません。', fix: '画像を選んでください。' },
    en: { what: 'The image block has no image.', fix: 'Choose an image.' },
  },
  'word.editor-too-deep': {
    ja: {
      what: '編集文書の入れ子が深すぎます（上限{limit}段）。',
      fix: '入れ子を浅くしてください。',
    },
    en: { what: 'The template document is nested too deeply (at most {limit}).', fix: 'Nest its blocks less deeply.' },
  },
  'word.editor-no-conditions': {
    ja: {
      what: 'ブロック{path}の条件を、回答なしで判断することはできません。',
      fix: 'バンドルと回答を使って文書を作ってください。',
    },
    en: {
      what: 'The conditions of block {path} cannot be decided without answers to the application.',
      fix: 'Make the document from the bundle and its answers.',
    },
  },
});
