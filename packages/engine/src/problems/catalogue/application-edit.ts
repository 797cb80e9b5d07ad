import { defineCatalogue } from './entry.ts';

/** Why an edit of an application is refused. */
export const applicationEditCatalogue = defineCatalogue({
  'application.edit-invalid-change': {
    ja: {
      what: '変更の内容が正しくありません（{pointer}）。',
      fix: '該当する値を修正してください。（{detail}）',
    },
    en: { what: 'The change is not valid at {pointer}.', fix: 'Correct that value: {detail}.' },
  },
  'application.edit-frozen': {
    ja: {
      what: '第{version}版は一度公開されているため編集できません。',
      fix: '新しい版を作成してから編集してください。',
    },
    en: {
      what: 'Version {version} was published and can no longer be edited.',
      fix: 'Make a new version and edit that one.',
    },
  },
  'application.edit-unknown-thing': {
    ja: {
      what: '変更の対象（id {id}）が見つかりません。',
      fix: '画面を再読み込みして、対象が削除されていないか確認してください。',
    },
    en: {
      what: 'The object to change (id {id}) does not exist.',
      fix: 'Load the application again; it may have been deleted.',
    },
  },
  'application.edit-unknown-reference': {
    ja: {
      what: '「{name}」の参照先（id {id}）が見つかりません（{pointer}）。',
      fix: '存在するものを選び直してください。',
    },
    en: {
      what: '"{name}" refers to id {id}, which does not exist ({pointer}).',
      fix: 'Choose one that exists.',
    },
  },
  'application.edit-duplicate-name': {
    ja: { what: '「{name}」という名前は同じ範囲ですでに使われています。', fix: '別の名前にしてください。' },
    en: { what: 'The name "{name}" is already used in the same scope.', fix: 'Choose another name.' },
  },
  'application.edit-tag-name': {
    ja: {
      what: '「{name}」はテンプレートのタグに書けない名前です。',
      fix: '波括弧、前後の空白、this や else などの語を避けてください。',
    },
    en: {
      what: 'The name "{name}" cannot be written in a tag.',
      fix: 'Avoid braces, spaces around the name, and words such as this or else.',
    },
  },
  'application.edit-no-file': {
    ja: { what: 'ファイルがアップロードされていないため公開できません。', fix: '' },
    en: { what: 'The application cannot be published because no file was uploaded.', fix: 'Upload a file first.' },
  },
  'application.edit-publish-only': {
    ja: {
      what: '公開状態はこの操作では変更できません。',
      fix: '公開の操作で変更してください。',
    },
    en: {
      what: 'The publish state cannot be changed by an update.',
      fix: 'Use the publish operation.',
    },
  },
  'application.edit-repeat-inside-itself': {
    ja: {
      what: '質問「{name}」を、その質問自身の繰り返しの中に入れることはできません。',
      fix: '別の繰り返しを選んでください。',
    },
    en: {
      what: 'The question "{name}" cannot be moved into its own repetition.',
      fix: 'Choose another list.',
    },
  },
  'application.edit-repeat-listed-twice': {
    ja: {
      what: '質問「{name}」はすでに別の繰り返しに含まれています。',
      fix: '一つの質問を含められる繰り返しは一つだけです。先に移動してください。',
    },
    en: {
      what: 'The question "{name}" is already asked in another repetition.',
      fix: 'A question can be in one list only. Move it instead.',
    },
  },
  'application.edit-min-over-max': {
    ja: {
      what: '繰り返しの最小回数（{min}）が最大回数（{max}）を超えています。',
      fix: '最小回数を最大回数以下にしてください。',
    },
    en: {
      what: 'The minimum number of repetitions ({min}) is greater than the maximum ({max}).',
      fix: 'Set the minimum to the maximum or less.',
    },
  },
  'application.edit-cycle': {
    ja: { what: '参照が循環しています：{names}。', fix: 'いずれかの参照を外してください。' },
    en: { what: 'These references are circular: {names}.', fix: 'Remove one of them.' },
  },
  'application.edit-id-in-use': {
    ja: {
      what: '元に戻す対象（id {id}）は、ほかのものとして使われています。',
      fix: '画面を再読み込みしてください。この変更は取り消せません。',
    },
    en: {
      what: 'The object to restore (id {id}) is in use as something else.',
      fix: 'Load the application again. This change cannot be undone.',
    },
  },
  'application.edit-sort-unknown': {
    ja: {
      what: '並べ替える対象（id {id}）がこの一覧にありません。',
      fix: '画面を再読み込みして、もう一度並べ替えてください。',
    },
    en: {
      what: 'The object to sort (id {id}) is not in this list.',
      fix: 'Load the application again and sort again.',
    },
  },
  'application.edit-not-a-pdf': {
    ja: {
      what: 'ファイル「{name}」はPDFではないため、項目を配置できません。',
      fix: 'Wordファイルでは、ひな形の中にタグを書いてください。',
    },
    en: {
      what: 'Fields cannot be placed on "{name}", which is not a PDF.',
      fix: 'In a Word file, write a tag into the template.',
    },
  },
});
