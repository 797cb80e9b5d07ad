import { defineCatalogue } from './entry.ts';

/** Names that templates and answers cannot use, or that mean two things. */
export const nameEntries = defineCatalogue({
  'application.invalid-duplicate-name': {
    ja: {
      what: '名前「{name}」が2つのものに付いています。',
      fix: 'テンプレートと回答で区別できるように、どちらかの名前を変えてください。',
    },
    en: {
      what: 'The name "{name}" has two meanings.',
      fix: 'Rename one of them, so that templates and answers can tell them apart.',
    },
  },
  'application.invalid-name-characters': {
    ja: {
      what: '名前「{name}」に、タグに使えない文字「{found}」があります。',
      fix: '{ } と改行やタブなどの制御文字を名前から取り除いてください。',
    },
    en: {
      what: 'The name "{name}" has a character that cannot be written in a tag: {found}.',
      fix: 'Remove braces, line breaks, tabs and other control characters from the name.',
    },
  },
  'application.invalid-name-spaces': {
    ja: { what: '名前「{name}」の前か後ろに空白があります。', fix: '空白を取り除いてください。' },
    en: { what: 'The name "{name}" begins or ends with a space.', fix: 'Remove the space.' },
  },
  'application.invalid-name-reserved': {
    ja: { what: '「{name}」はタグの書き方で別の意味を持つため、名前に使えません。', fix: '別の名前にしてください。' },
    en: { what: '"{name}" is a reserved word of tags and cannot be a name.', fix: 'Choose another name.' },
  },
  'application.name-needs-brackets': {
    ja: { what: '名前「{name}」には空白や記号があります。', fix: 'テンプレートでは {tag} と書いてください。' },
    en: { what: 'The name "{name}" contains spaces or symbols.', fix: 'In templates write {tag}.' },
  },
  'application.invalid-increment-prefix': {
    ja: {
      what: '連番タグの prefix「{name}」はタグに使えません。',
      fix: '数字で終わらず、空白や記号のない名前にしてください（例：連番）。',
    },
    en: {
      what: 'The prefix "{name}" of the increment tag cannot be used in tags.',
      fix: 'Use a name without spaces or symbols that does not end in a digit, such as 連番.',
    },
  },
  'application.invalid-increment-clash': {
    ja: {
      what: '名前「{name}」は連番タグ（{prefix}と数字）と同じ形です。',
      fix: '名前か、連番タグの prefix を変えてください。',
    },
    en: {
      what: 'The name "{name}" looks like an increment tag ({prefix} and a number).',
      fix: 'Change the name, or the prefix of the increment tag.',
    },
  },
});
