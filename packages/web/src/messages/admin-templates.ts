import { defineText } from './locale.ts';

/** Words of the templates that the staff supply. */
export const adminTemplatesText = defineText({
  jp: {
    add: '書類テンプレートを追加',
    created: '書類テンプレートを追加しました。',
    search: 'テンプレート名・説明・タグ',
    emptyWhy: 'Word、PDF、Excelのひな形を追加して公開すると、会社が書類の作成に使えます。',
    publicHead: '公開',
    publicStates: { yes: '公開', no: '非公開' },
    publicText: '会社に公開する',
    downloads: 'ダウンロード',
    createdAt: '追加日',
    file: 'ファイル',
    fileHelp: 'Word（.docx）、PDF、Excel（.xlsx）を選んでください。Wordのタグは入力項目になります。',
    replaceHelp: '選ぶと、今のファイルと差し替えます。',
    fileMissing: 'ファイルを選んでください。',
    content: '今のファイル',
    effects: [
      '会社の一覧に表示されなくなり、このテンプレートから書類を作れなくなります。',
      '作成済みの書類は残ります。30日の間は元に戻せます。',
    ] as readonly string[],
  },
  en: {
    add: 'Add a template',
    created: 'The template was added.',
    search: 'Names, descriptions and tags',
    emptyWhy: 'Add Word, PDF or Excel files and publish them: companies make documents from them.',
    publicHead: 'Public',
    publicStates: { yes: 'Public', no: 'Private' },
    publicText: 'Show it to companies',
    downloads: 'Downloads',
    createdAt: 'Added',
    file: 'File',
    fileHelp: 'Word (.docx), PDF or Excel (.xlsx). Tags of a Word file become fields.',
    replaceHelp: 'A chosen file replaces the present one.',
    fileMissing: 'Choose a file.',
    content: 'Present file',
    effects: [
      'Companies no longer find it, and no documents can be made from it.',
      'Documents that were made stay. It can be restored for 30 days.',
    ] as readonly string[],
  },
});
