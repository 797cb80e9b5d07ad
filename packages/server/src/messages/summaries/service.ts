import type { SummariesOf } from '../../contract/endpoint.ts';
import type { serviceEndpoints } from '../../contract/service.ts';

/** Summaries of the calls for operators and for those who write programs against the API. */
export const serviceSummaries: SummariesOf<typeof serviceEndpoints> = {
  'service.health': 'プロセスの稼働確認',
  'service.ready': '受付可否の確認',
  'service.metrics': 'Prometheus用の測定値',
  'service.home': 'ドキュメントへの転送',
  'service.docs': 'APIドキュメントのページ',
  'service.docsAsset': 'APIドキュメントの構成ファイル（OpenAPI 3.1など）',
};
