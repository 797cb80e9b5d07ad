import type { Actor } from '../../../packages/server/src/access/actor.ts';
import type { AuditSource } from '../../../packages/server/src/audit/audit-entry.ts';

/** The source of a change in a test: a user of this name, unless another actor is given. */
export function sourceOf(actor: Actor | string = 'テスト'): AuditSource {
  const known: Actor = typeof actor === 'string' ? { kind: 'system', name: actor } : actor;
  return { actor: known, requestId: 'request-1', address: '127.0.0.1', userAgent: 'mocha' };
}
