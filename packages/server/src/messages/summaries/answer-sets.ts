import type { answerSetEndpoints } from '../../contract/applications/answer-sets.ts';
import type { SummariesOf } from '../../contract/endpoint.ts';

/** Summaries of the calls of the staff about saved answers to try applications with. */
export const answerSetSummaries: SummariesOf<typeof answerSetEndpoints> = {
  'answerSets.list': '回答例の一覧',
  'answerSets.read': '回答例の詳細',
  'answerSets.create': '回答例の追加',
  'answerSets.update': '回答例の更新',
  'answerSets.delete': '回答例の削除',
};
