import { Readable } from 'node:stream';
import type { Context } from 'koa';
import type { Cookies } from './cookies.ts';
import type { Csrf } from './csrf.ts';
import type { ReplyControl } from './handler.ts';

/** The reply interface of a handler, with a record of its calls. */
export interface ReplyState extends ReplyControl {
  readonly words: () => string;
  readonly isRaw: () => boolean;
  readonly isForgiven: () => boolean;
  /** Sets the CSRF cookie for the sessions that the browser has after this reply. */
  finish(): void;
  /** Runs the listeners of onClose; each runs once. */
  close(): void;
}

const cookieOf = { user: 'token', admin: 'adminToken' } as const;

export function createReplyControl(ctx: Context, cookies: Cookies, csrf: Csrf): ReplyState {
  const tokens = { user: cookies.read(ctx, 'token'), admin: cookies.read(ctx, 'adminToken') };
  const listeners = new Set<() => void>();
  let words = '';
  let raw = false;
  let forgiven = false;
  return {
    status: (code) => {
      ctx.status = code;
    },
    header: (name, value) => ctx.set(name, value),
    message: (text) => {
      words = text;
    },
    setSession(kind, token, expiresAt) {
      cookies.write(ctx, cookieOf[kind], token, expiresAt);
      tokens[kind] = token;
    },
    clearSession(kind) {
      cookies.clear(ctx, cookieOf[kind]);
      tokens[kind] = undefined;
      if (kind === 'user') cookies.clear(ctx, 'workspace');
    },
    setWorkspace(workspaceId) {
      if (workspaceId === null) cookies.clear(ctx, 'workspace');
      else cookies.write(ctx, 'workspace', String(workspaceId));
    },
    forgive() {
      forgiven = true;
    },
    raw(body, type) {
      raw = true;
      ctx.set('Content-Type', type);
      ctx.body = body;
    },
    onClose: (listener) => {
      listeners.add(listener);
    },
    words: () => words,
    isRaw: () => raw,
    isForgiven: () => forgiven,
    finish: () => csrf.renew(ctx, [tokens.user, tokens.admin]),
    close() {
      for (const listener of listeners) listener();
      listeners.clear();
      if (ctx.body instanceof Readable) ctx.body.destroy();
    },
  };
}
