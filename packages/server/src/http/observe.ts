import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import type { AppError } from '../errors/app-error.ts';
import { toAppError } from '../errors/to-app-error.ts';
import type { CallState } from './call-state.ts';
import { replyError } from './error-reply.ts';
import { localeOf } from './locale.ts';
import { maskUrl } from './mask-url.ts';
import { requestIdOf } from './request-id.ts';

const states = new WeakMap<Context, CallState>();

/** What is known of a request so far. */
export function stateOf(ctx: Context): CallState {
  const state = states.get(ctx);
  if (state === undefined) throw new Error('The request has no state: observe() must come first.');
  return state;
}

/** Called when a call ends. Duration in seconds. */
export type CallListener = (call: {
  readonly endpoint: string;
  readonly status: number;
  readonly seconds: number;
}) => void;

/** The outermost layer: request id, error replies, one log line and one measurement per call. */
export function observe(options: {
  readonly logger: Logger;
  readonly trustedProxies: number;
  readonly onCall: CallListener;
  readonly onError: (ctx: Context, error: AppError) => Promise<void>;
}): Middleware {
  // Members of these lines are chosen explicitly: no search for secrets is needed at any depth.
  const calls = options.logger.child({}, { redact: [] });
  return async (ctx, next) => {
    const started = performance.now();
    const state: CallState = { requestId: requestIdOf(ctx, options.trustedProxies), locale: localeOf(ctx) };
    states.set(ctx, state);
    ctx.set('X-Request-Id', state.requestId);
    try {
      await next();
    } catch (thrown) {
      const error = toAppError(thrown);
      state.error = error.code;
      await options.onError(ctx, error);
      replyError(ctx, error, state.locale, state.requestId);
      if (error.status >= 500)
        options.logger.error(
          { rid: state.requestId, endpoint: state.endpoint, err: error.cause ?? error },
          'call failed',
        );
    }
    const seconds = (performance.now() - started) / 1000;
    options.onCall({ endpoint: state.endpoint ?? 'none', status: ctx.status, seconds });
    calls.info(lineOf(ctx, state, seconds), 'call');
  };
}

/** Members of a call's log line: no header, no body, no token. */
function lineOf(ctx: Context, state: CallState, seconds: number): Record<string, unknown> {
  const actor = state.caller?.actor;
  return {
    rid: state.requestId,
    method: ctx.method,
    url: maskUrl(ctx.originalUrl),
    status: ctx.status,
    ms: Math.round(seconds * 1000),
    address: ctx.ip,
    ...(state.endpoint === undefined ? {} : { endpoint: state.endpoint }),
    ...(state.error === undefined ? {} : { error: state.error }),
    ...(actor?.kind === 'user' || actor?.kind === 'member' ? { user: actor.userId } : {}),
    ...(actor?.kind === 'admin' ? { admin: actor.adminId } : {}),
    ...(state.workspaceId === undefined ? {} : { workspace: state.workspaceId }),
  };
}
