import type { applicationEndpoints } from '../../contract/applications/applications.ts';
import type { applicationContentEndpoints } from '../../contract/applications/content.ts';
import type { SummariesOf } from '../../contract/endpoint.ts';

/** Summaries of the calls of the staff about whole applications. */
const ownSummaries: SummariesOf<typeof applicationEndpoints | typeof applicationContentEndpoints> = {
  'applications.list': 'アプリケーションの一覧',
  'applications.create': 'アプリケーションの追加',
  'applications.read': 'アプリケーションの詳細',
  'applications.update': 'アプリケーションの更新',
  'applications.delete': 'アプリケーションの削除',
  'applications.restore': 'アプリケーションの復元',
  'applications.clone': 'アプリケーションの複製',
  'applications.edit': 'アプリケーションの内容の一括編集',
  'applications.sort': 'アプリケーションの内容の並び替え',
  'applications.publish': 'アプリケーションの公開・非公開',
  'applicationVersions.list': 'アプリケーションの版の一覧',
  'applicationVersions.read': 'アプリケーションの版の内容',
  'applicationVersions.create': 'アプリケーションの新しい版の作成',
  'applicationNotifications.read': '質問の注意書きの一覧',
  'applicationNotifications.update': '質問の注意書きの更新',
  'applicationPlanPrices.read': 'プラン別の料金',
  'applicationPlanPrices.update': 'プラン別の料金の更新',
  'applicationFields.saveMany': '入力項目の一括保存',
};

/** What the parts of an application are called, by the first part of the names of their calls. */
const partNouns = {
  applicationFiles: 'ファイル',
  applicationFolders: 'フォルダー',
  applicationFields: '入力項目',
  applicationRules: 'ルール',
  applicationQuestions: '質問',
  applicationSurveyFields: '記録項目',
  applicationFieldGroups: '項目グループ',
  applicationOptions: '選択肢',
} as const;

const phrases = { list: 'の一覧', read: 'の詳細', create: 'の追加', update: 'の更新', delete: 'の削除' } as const;

export const applicationSummaries: Readonly<Record<string, string>> = {
  ...ownSummaries,
  ...Object.fromEntries(
    Object.entries(partNouns).flatMap(([name, noun]) =>
      Object.entries(phrases)
        // Files are made by uploads.
        .filter(([verb]) => `${name}.${verb}` !== 'applicationFiles.create')
        .map(([verb, phrase]) => [`${name}.${verb}`, `アプリケーションの${noun}${phrase}`]),
    ),
  ),
};
