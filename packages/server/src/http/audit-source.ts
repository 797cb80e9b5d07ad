import type { Context } from 'koa';
import type { Actor } from '../access/actor.ts';
import type { AuditSource } from '../audit/audit-entry.ts';

/** Maximum length of a stored user agent. */
const longestAgent = 500;

export function auditSourceOf(ctx: Context, actor: Actor, requestId: string): AuditSource {
  const agent = ctx.get('User-Agent').slice(0, longestAgent);
  return { actor, requestId, address: ctx.ip === '' ? null : ctx.ip, userAgent: agent === '' ? null : agent };
}
