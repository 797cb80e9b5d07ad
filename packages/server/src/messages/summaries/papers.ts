import type { SummariesOf } from '../../contract/endpoint.ts';
import type { paperEndpoints } from '../../contract/papers.ts';

/** Summaries of the calls about papers. */
export const paperSummaries: SummariesOf<typeof paperEndpoints> = {
  'papers.list': '自分の書類の一覧',
  'adminPapers.list': '全社の書類の一覧',
  'applicationUse.count': '公開中のアプリケーションの件数',
};
