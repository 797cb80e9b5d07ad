import { createHash, timingSafeEqual } from 'node:crypto';
import { docsAsset, docsPage, health, home, metrics as metricsEndpoint, ready } from '../../contract/service.ts';
import { AppError } from '../../errors/app-error.ts';
import { handle, type HandlerRequest, type Mounted } from '../handler.ts';
import type { DocsPages } from './docs-pages.ts';
import type { Metrics } from './metrics.ts';
import { lookAround, type Look } from './readiness.ts';

export interface ServiceParts {
  readonly metrics: Metrics;
  readonly looks: Readonly<Record<string, Look>>;
  readonly docs: DocsPages;
  /** Whether the server still accepts calls. False once shutdown has begun. */
  readonly isOpen: () => boolean;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

function demandMetricsReader({ services, headers, source }: HandlerRequest<typeof metricsEndpoint>): void {
  const { metricsToken } = services.config;
  if (metricsToken === undefined) {
    const isPassedOn = headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined;
    if (isPassedOn || !loopback.test(source.address ?? '')) throw new AppError('forbidden');
    return;
  }
  const given = String(headers['authorization'] ?? '').replace(/^Bearer +/i, '');
  if (!timingSafeEqual(digest(given), digest(metricsToken))) throw new AppError('unauthenticated');
}

/** Handlers of contract/service.ts. */
export function serviceHandlers(parts: ServiceParts): readonly Mounted[] {
  return [
    handle(health, async ({ reply }) => {
      reply.header('Cache-Control', 'no-store');
      reply.raw('ok\n', 'text/plain; charset=utf-8');
    }),
    handle(ready, async ({ reply, services: { logger } }) => {
      const state = await lookAround(parts.looks, (err, part) => logger.warn({ err, part }, 'not ready'));
      const isReady = state.ready && parts.isOpen();
      reply.status(isReady ? 200 : 503);
      reply.header('Cache-Control', 'no-store');
      reply.raw(JSON.stringify({ ready: isReady, parts: state.parts }), 'application/json; charset=utf-8');
    }),
    handle(metricsEndpoint, async (request) => {
      demandMetricsReader(request);
      request.reply.header('Cache-Control', 'no-store');
      request.reply.raw(await parts.metrics.text(), parts.metrics.contentType);
    }),
    handle(home, async ({ reply }) => {
      reply.status(302);
      reply.header('Location', '/docs');
      reply.raw('', 'text/plain; charset=utf-8');
    }),
    handle(docsPage, async ({ reply }) => sendAsset(reply, parts.docs, 'page.html')),
    handle(docsAsset, async ({ reply, params }) => sendAsset(reply, parts.docs, params.file)),
  ];
}

function sendAsset(reply: HandlerRequest<typeof docsPage>['reply'], docs: DocsPages, name: string): void {
  const asset = docs.asset(name);
  if (asset === undefined) throw new AppError('not_found');
  reply.header('Cache-Control', 'no-cache');
  reply.raw(asset.content, asset.type);
}
