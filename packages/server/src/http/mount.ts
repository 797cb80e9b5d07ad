import { Router } from '@koa/router';
import type Koa from 'koa';
import type { Context, Middleware } from 'koa';
import { demand } from '../access/decision.ts';
import { successStatus, type Endpoint } from '../contract/endpoint.ts';
import type { Actor } from '../access/actor.ts';
import { AppError } from '../errors/app-error.ts';
import type { Services } from '../services.ts';
import { auditSourceOf } from './audit-source.ts';
import type { AfterReplies } from './after-replies.ts';
import { createRefusalAudit } from './audit-refusals.ts';
import { guestCaller, type Caller } from './caller.ts';
import { checkReply } from './check-reply.ts';
import type { Cookies } from './cookies.ts';
import { crossOrigin } from './cross-origin.ts';
import type { Csrf } from './csrf.ts';
import type { FailedTokens } from './failed-tokens.ts';
import { findCaller, findMember, shownTokens } from './find-caller.ts';
import { guardEndpoint } from './guard-endpoint.ts';
import type { HandlerRequest, Mounted } from './handler.ts';
import type { Input, InputReader } from './input/read-input.ts';
import type { UploadFolder } from './input/upload-folder.ts';
import type { KnownDevices } from './known-devices.ts';
import { maskUrl } from './mask-url.ts';
import { observe, stateOf, type CallListener } from './observe.ts';
import type { OpenReplies } from './open-replies.ts';
import { rateAccountOf } from './rate-account.ts';
import type { RateAccount, RateLimits, RateReceipt } from './rate-limits.ts';
import { refuseOtherSites } from './refuse-other-sites.ts';
import { refuseUnknown } from './refuse-unknown.ts';
import { createReplyControl, type ReplyState } from './reply-control.ts';
import { routesOf, type Route } from './routes.ts';
import { securityHeaders } from './security-headers.ts';
import type { SessionSource } from './session-source.ts';

/** Dependencies of the transport. */
export interface MountParts {
  readonly services: Services;
  readonly sessions: SessionSource;
  readonly cookies: Cookies;
  readonly csrf: Csrf;
  readonly limits: RateLimits;
  readonly failedTokens: FailedTokens;
  readonly devices: KnownDevices;
  readonly input: InputReader;
  readonly uploads: UploadFolder;
  readonly openReplies: OpenReplies;
  readonly afterReplies: AfterReplies;
  readonly onCall: CallListener;
  /** Serves the built screens; undefined if there are none. */
  readonly pages: Middleware | undefined;
}

/**
 * Registers every endpoint on the app. Only this file defines the order of steps in a call: request id, security headers, session,
 * workspace, CSRF, rate limit, body, validation, handler, validation of the reply, envelope.
 */
export function mount(app: Koa, mounted: readonly Mounted[], parts: MountParts): void {
  const { services } = parts;
  const handlers = new Map(mounted.map((each) => [each.endpoint.name, each]));
  const router = new Router({ strict: false, sensitive: true });
  for (const route of routesOf(mounted.map(({ endpoint }) => endpoint))) {
    const handler = handlers.get(route.endpoint.name);
    if (handler === undefined) continue;
    router.register(route.path, [route.method], (ctx) => runCall(ctx, route, handler, parts));
  }
  const refusals = createRefusalAudit(services, parts.sessions);
  app.use(
    observe({
      logger: services.logger,
      trustedProxies: services.config.trustedProxies,
      onCall: parts.onCall,
      onError: async (ctx, error) => {
        const { endpoint: name = '', caller = guestCaller, requestId, workspaceId } = stateOf(ctx);
        const endpoint = handlers.get(name)?.endpoint;
        if (endpoint === undefined) return;
        const refusal = {
          error,
          endpoint,
          method: ctx.method,
          path: maskUrl(ctx.path),
          workspaceId: workspaceId ?? null,
          source: auditSourceOf(ctx, caller.actor, requestId),
          tokens: shownTokens(ctx, parts.cookies),
        };
        if (refusals.isAfterReply(error)) parts.afterReplies.add(ctx.res, () => refusals.write(refusal));
        else await refusals.write(refusal);
      },
    }),
  );
  app.use(securityHeaders(services.config));
  app.use(crossOrigin(services.config.corsOrigins));
  if (parts.pages !== undefined) app.use(parts.pages);
  app.use(router.routes());
  app.use(refuseUnknown(router));
}

async function runCall(ctx: Context, route: Route, mounted: Mounted, parts: MountParts): Promise<void> {
  const { endpoint } = route;
  const state = stateOf(ctx);
  state.endpoint = endpoint.name;
  const actor = await admit(ctx, route, parts);
  try {
    const input = await parts.input.read(ctx, endpoint, { ...state, isFormTwin: route.isFormTwin });
    const account = rateAccountOf(ctx, endpoint, actor, input, parts);
    const receipt = await parts.limits.checkAccount(endpoint, account);
    await answer({ ctx, mounted, actor, input, account, receipt }, parts);
  } finally {
    if (endpoint.encoding === 'multipart' || endpoint.files !== undefined) await parts.uploads.sweep(state.requestId);
  }
}

/** Finds session and workspace, and checks access rules of the contract, CSRF and rate limit. */
async function admit(ctx: Context, { endpoint, method }: Route, parts: MountParts): Promise<Actor> {
  if (endpoint.area === 'service') return guestCaller.actor;
  const state = stateOf(ctx);
  const isChange = method !== 'GET' || endpoint.changes === true;
  const found = await findCaller(ctx, endpoint, parts);
  const caller = isChange ? protectChange(ctx, endpoint, found, parts) : found;
  state.caller = caller;
  const isWorkspace = endpoint.access === 'workspace';
  const actor = isWorkspace ? await findMember(ctx, caller.actor, parts.sessions, parts.cookies) : caller.actor;
  if (actor.kind === 'member') state.workspaceId = actor.workspace.id;
  state.caller = { ...caller, actor };
  demand(guardEndpoint(endpoint, actor));
  await parts.limits.check(endpoint, { address: ctx.ip, session: sessionKeyOf(actor) });
  return actor;
}

/**
 * The caller of a change, after verifying that no other site made the browser send it. On public endpoints a browser without the CSRF
 * header is a guest: a user whose CSRF cookie is missing can still log in.
 * @throws {AppError} csrf
 */
function protectChange(ctx: Context, { access }: Endpoint, caller: Caller, parts: MountParts): Caller {
  const isOpen = access === 'public' || access === 'token';
  const isFromBrowser = caller.via !== 'bearer' && ctx.method !== 'GET' && ctx.method !== 'HEAD';
  if (isFromBrowser || caller.via === 'cookie') refuseOtherSites(ctx, parts.services.config);
  if (isOpen && !parts.csrf.holds(ctx, caller)) return guestCaller;
  parts.csrf.check(ctx, caller);
  return caller;
}

function sessionKeyOf(actor: Actor): string | undefined {
  if (actor.kind === 'admin') return `admin ${actor.sessionId}`;
  return actor.kind === 'user' || actor.kind === 'member' ? `user ${actor.sessionId}` : undefined;
}

/** An admitted call with validated input. */
interface CheckedCall {
  readonly ctx: Context;
  readonly mounted: Mounted;
  readonly actor: Actor;
  readonly input: Input;
  readonly account: RateAccount | undefined;
  readonly receipt: RateReceipt;
}

async function answer(call: CheckedCall, parts: MountParts): Promise<void> {
  const { ctx, mounted, actor, input, account, receipt } = call;
  const { services } = parts;
  const { requestId, locale } = stateOf(ctx);
  const reply = createReplyControl(ctx, parts.cookies, parts.csrf);
  const source = auditSourceOf(ctx, actor, requestId);
  // The schemas of this endpoint have validated params, query and body; admit() has checked the actor against its access rules.
  const request = {
    ...input,
    method: ctx.method,
    actor,
    services,
    reply,
    locale,
    source,
    headers: ctx.headers,
    unitOfWork: (work: Parameters<typeof services.database.unitOfWork>[1]) =>
      services.database.unitOfWork(source, work),
  } as unknown as HandlerRequest<Mounted['endpoint']>;
  const data = await mounted.handle(request);
  if (reply.isForgiven()) {
    await receipt.forgive();
    if (account?.isNamed === true) parts.devices.remember(ctx, account.key);
  }
  if (mounted.endpoint.area !== 'service') reply.finish();
  if (reply.isRaw()) return openRaw(ctx, reply, parts.openReplies);
  if (mounted.endpoint.replyKind === 'raw')
    throw new AppError('server_error', { cause: `${mounted.endpoint.name}: no raw reply` });
  const checked = checkReply(mounted.endpoint, data, services.config.mode, services.logger);
  if (!ctx.res.hasHeader('Cache-Control')) ctx.set('Cache-Control', 'no-store');
  const status = ctx.response.status === 404 ? successStatus(mounted.endpoint) : ctx.response.status;
  ctx.body = { success: true, data: checked ?? null, message: reply.words() };
  ctx.status = status;
}

/** A raw reply may stay open long after the handler returned: it is closed with its connection, or when the server stops. */
function openRaw(ctx: Context, reply: ReplyState, openReplies: OpenReplies): void {
  const forget = openReplies.add(() => reply.close());
  ctx.res.once('close', () => {
    forget();
    reply.close();
  });
}
