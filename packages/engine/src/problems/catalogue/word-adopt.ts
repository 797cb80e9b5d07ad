import { defineCatalogue } from './entry.ts';

/** What a converted template of docxtemplater needs a look at. */
export const wordAdoptCatalogue = defineCatalogue({
  'word.adopt-unknown': {
    ja: {
      what: 'docxtemplaterの追加機能のタグか、区切り文字を変えるタグです。置き換えられないので、そのまま残しました。',
      fix: 'Shoruiの書き方に直すか、取り除いてください。',
    },
    en: {
      what: 'The tag belongs to a module of docxtemplater, or changes its delimiters. It cannot be converted and stays as it is.',
      fix: 'Write it in another way, or remove it.',
    },
  },
  'word.adopt-expression': {
    ja: {
      what: '式「{name}」は置き換えられないので、そのまま残しました。',
      fix: 'Shoruiの関数で書き直すか、値をデータで用意してください。',
    },
    en: {
      what: 'The expression "{name}" cannot be converted and stays as it is.',
      fix: 'Write it with helpers, or have the data contain its value.',
    },
  },
  'word.adopt-unclosed': {
    ja: { what: '「{tag}」に対応する終わりのタグがありません。', fix: '終わりのタグを加えてください。' },
    en: { what: 'The section {tag} is not closed.', fix: 'Add its closing tag.' },
  },
  'word.adopt-unopened': {
    ja: { what: '「{tag}」に対応する始まりのタグがありません。', fix: 'タグの組み合わせと順序を確かめてください。' },
    en: { what: 'The closing tag {tag} closes nothing.', fix: 'Check the order of the tags.' },
  },
  'word.adopt-raw': {
    ja: {
      what: 'WordのXMLを入れるタグです。書式付きの文字（richtext）に置き換えました。',
      fix: 'データをXMLからHTML（b、i、spanなど）か文字に変えてください。',
    },
    en: {
      what: 'The tag inserts WordprocessingML. It became formatted text (richtext).',
      fix: 'Change its data from XML to a little HTML (b, i, span, …) or text.',
    },
  },
  'word.adopt-html': {
    ja: {
      what: 'HTMLを入れるタグです。書式付きの文字（richtext）に置き換えました。',
      fix: '文字の書式だけを使えます。表や見出しは、ひな形に書いてください。',
    },
    en: {
      what: 'The tag inserts HTML. It became formatted text (richtext).',
      fix: 'It takes character formatting only: write tables and headings into the template.',
    },
  },
  'word.adopt-list': {
    ja: {
      what: '「{name}」を一覧とみなして、繰り返し（each）に置き換えました。',
      fix: '条件なら「#if」と「/if」に、ひとまとまりの項目なら「#with」と「/with」に直してください。データの例を付けると自動で決まります。',
    },
    en: {
      what: '"{name}" was taken for a list and became #each.',
      fix: 'If it is a condition, write #if and /if; if it is an object, #with and /with. Sample data decides it.',
    },
  },
});
