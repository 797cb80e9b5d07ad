import type { Document } from '@shorui/server/contract';
import type { documentsText } from '../../messages/documents.ts';
import type { Meaning } from '../../ui/surfaces.tsx';

type Words = typeof documentsText.jp;

const states = ['none', 'request', 'approve', 'checkback'] as const;
const meanings = { none: 'neutral', request: 'info', approve: 'success', checkback: 'warning' } as const;

/** The state of a document in a word: a draft, or how far its approval is. */
export function statusOf(
  { status, approve }: Pick<Document, 'status' | 'approve'>,
  { statuses }: Pick<Words, 'statuses'>,
): { readonly words: string; readonly meaning: Meaning } {
  if (status === 'draft') return { words: statuses.draft, meaning: 'neutral' };
  const state = states[approve] ?? 'none';
  return { words: statuses[state], meaning: meanings[state] };
}
