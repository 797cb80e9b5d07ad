import type { AuditEventView } from '@shorui/server/contract';
import type { AuditWords } from './audit-verbs.ts';

/** What the system was doing when it changed something: the names of its jobs, and of others of its parts. */
const works: Readonly<Record<string, AuditWords>> = {
  'archive-documents': ['書類の一括ダウンロード', 'Download of several documents'],
  'bulk-chunk': ['一括作成', 'Bulk creation'],
  'bulk-pack': ['一括作成の圧縮', 'Packing of a bulk creation'],
  'bulk-run': ['一括作成', 'Bulk creation'],
  'clean-sessions': ['期限切れのセッションの削除', 'Removal of expired sessions'],
  'complete-documents': ['書類の情報の補完', 'Completion of documents'],
  'empty-trash': ['ごみ箱の整理', 'Emptying of the trash'],
  'export-data': ['データの出力', 'Export of data'],
  'file-uploads': ['一括アップロード', 'Filing of uploads'],
  'forget-files': ['古い出力ファイルの削除', 'Removal of old exports'],
  'index-document-texts': ['書類の検索の準備', 'Indexing of documents'],
  'preview-document-template': ['ひな形の表示の準備', 'Preview of a template'],
  'read-document-version': ['書類の読み取り', 'Reading of a document'],
  'remind-approvers': ['承認の督促', 'Reminder of approvals'],
  scheduler: ['定期処理', 'Schedule'],
  'send-campaigns': ['メールの一斉送信', 'Sending of campaigns'],
  'send-link': ['リンクの送信', 'Sending of a link'],
  'send-mail': ['メールの送信', 'Sending of mail'],
  'sweep-files': ['不要なファイルの削除', 'Removal of unused files'],
  'sweep-uploads': ['不要なアップロードの削除', 'Removal of unused uploads'],
  tidy: ['データの整理', 'Tidying of data'],
};

export type AuditActor = Pick<AuditEventView['actor'], 'kind' | 'name'>;

/** Who or what did something: a person by the name, the system by what it was doing. A command and what has no words stay as they are. */
export function wordsOfActor({ kind, name }: AuditActor, locale: 0 | 1): string {
  return (kind === 'system' && Object.hasOwn(works, name) && works[name]?.[locale]) || name;
}
