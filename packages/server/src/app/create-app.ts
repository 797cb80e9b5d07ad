import Koa from 'koa';
import { createAfterReplies } from '../http/after-replies.ts';
import { createCookies } from '../http/cookies.ts';
import { createCsrf } from '../http/csrf.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import type { Mounted } from '../http/handler.ts';
import { createFailedTokens } from '../http/failed-tokens.ts';
import { createInputReader } from '../http/input/read-input.ts';
import type { BodyBounds } from '../http/input/read-json.ts';
import { createUploadFolder, type UploadFolder } from '../http/input/upload-folder.ts';
import { createKnownDevices } from '../http/known-devices.ts';
import { matchHandlers } from '../http/match-handlers.ts';
import { mount } from '../http/mount.ts';
import type { CallListener } from '../http/observe.ts';
import { createOpenReplies } from '../http/open-replies.ts';
import { createRateLimits, type RateLimits } from '../http/rate-limits.ts';
import type { SessionSource } from '../http/session-source.ts';
import type { BuiltFile } from '../http/web/built-pages.ts';
import { servePages } from '../http/web/serve-pages.ts';
import type { Services } from '../services.ts';

export interface AppOptions {
  /** The contract; every endpoint of it needs a handler and the other way round. */
  readonly endpoints: readonly Endpoint[];
  readonly handlers: readonly Mounted[];
  readonly sessions: SessionSource;
  /** By rate-classes unless given. */
  readonly limits?: RateLimits;
  readonly onCall?: CallListener;
  /** The built screens, by their addresses. */
  readonly pages?: ReadonlyMap<string, BuiltFile> | undefined;
  /** Largest accepted file, in bytes; default: that of the configuration. */
  readonly uploadMaxBytes?: () => Promise<number>;
  /** Bounds of JSON bodies; the usual ones unless given. */
  readonly jsonBounds?: BodyBounds;
}

export interface App {
  readonly callback: ReturnType<Koa['callback']>;
  readonly uploads: UploadFolder;
  /** Raw replies that are still open. */
  readonly openReplies: () => number;
  /** Ends downloads and event streams that are still open. */
  closeReplies(): void;
  /** Waits for what is still done after replies that have left. */
  settled(): Promise<void>;
}

/** The HTTP side of the service over its services. Throws HandlerMismatch when contract and handlers do not fit. */
export function createApp(services: Services, options: AppOptions): App {
  const { config, logger } = services;
  const app = new Koa({
    proxy: config.trustedProxies > 0,
    ...(config.trustedProxies > 0 ? { maxIpsCount: config.trustedProxies } : {}),
  });
  // Errors of calls are answered and logged by the transport; what arrives here broke off while it was being sent.
  app.on('error', (error: unknown) => logger.debug({ err: error }, 'a reply broke off'));
  const cookies = createCookies(config);
  const uploads = createUploadFolder(config.dataFolder);
  const openReplies = createOpenReplies();
  const afterReplies = createAfterReplies();
  mount(app, matchHandlers(options.endpoints, options.handlers), {
    services,
    sessions: options.sessions,
    cookies,
    csrf: createCsrf(config.secret, cookies),
    limits: options.limits ?? createRateLimits(services.database),
    failedTokens: createFailedTokens(services.now),
    devices: createKnownDevices(config.secret, cookies, services.now),
    input: createInputReader(
      options.uploadMaxBytes ?? (async () => config.uploadMaxBytes),
      uploads,
      options.jsonBounds,
    ),
    uploads,
    openReplies,
    afterReplies,
    onCall: options.onCall ?? (() => undefined),
    pages: options.pages === undefined ? undefined : servePages(options.pages),
  });
  return {
    callback: app.callback(),
    uploads,
    openReplies: () => openReplies.count(),
    closeReplies: () => openReplies.closeAll(),
    settled: () => afterReplies.settled(),
  };
}
