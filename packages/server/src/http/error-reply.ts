import type { Context } from 'koa';
import type { ErrorEnvelope } from '../contract/shapes.ts';
import type { AppError, ErrorParams } from '../errors/app-error.ts';
import { errorCodes } from '../errors/error-codes.ts';
import { fillWords } from '../errors/fill-words.ts';
import type { Locale } from './locale.ts';

/** The envelope of a refused call. */
export function errorEnvelope(error: AppError, locale: Locale, requestId: string): ErrorEnvelope {
  const errors = error.fields === undefined ? undefined : copyFields(error.fields);
  return {
    success: false,
    data: null,
    message: fillWords(errorCodes[error.code][locale], paramsIn(error.params, locale)),
    code: error.code,
    rid: requestId,
    ...(errors === undefined ? {} : { errors }),
    ...(error.code === 'need_workspace' ? { needWorkspace: true as const } : {}),
  };
}

function paramsIn(params: ErrorParams, locale: Locale): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'object' ? value[locale] : value]),
  );
}

function copyFields(fields: NonNullable<AppError['fields']>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(fields).map(([path, messages]) => [path, [...messages]]));
}

/** Writes the reply to a refused call. Removes any body and type set by the handler. */
export function replyError(ctx: Context, error: AppError, locale: Locale, requestId: string): void {
  ctx.status = error.status;
  ctx.set('Cache-Control', 'no-store');
  ctx.remove('Content-Disposition');
  if (error.retryAfter !== undefined) ctx.set('Retry-After', String(Math.max(1, Math.ceil(error.retryAfter))));
  ctx.body = errorEnvelope(error, locale, requestId);
}
