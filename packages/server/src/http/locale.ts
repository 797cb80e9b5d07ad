import type { Context } from 'koa';

export type Locale = 'jp' | 'en';

/** Language of replies: Japanese unless the caller prefers English. */
export function localeOf(ctx: Context): Locale {
  const first = ctx.get('Accept-Language').split(',', 1)[0]?.trim().toLowerCase() ?? '';
  return first === 'en' || first.startsWith('en-') ? 'en' : 'jp';
}
