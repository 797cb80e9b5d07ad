import type { documentEndpoints } from '../../contract/documents/index.ts';
import type { SummariesOf } from '../../contract/endpoint.ts';

/** Summaries of the calls about documents. */
export const documentSummaries: SummariesOf<typeof documentEndpoints> = {
  'documents.list': '書類の一覧',
  'documents.read': '書類の詳細',
  'documents.create': '書類の登録',
};
