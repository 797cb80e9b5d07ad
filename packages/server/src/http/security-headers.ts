import helmet from 'koa-helmet';
import type { Middleware } from 'koa';
import type { Config } from '../config/config.ts';

/** Seconds of Strict-Transport-Security: a year. */
const hstsSeconds = 365 * 24 * 60 * 60;

/** Headers on every reply. Pages may load resources from this host only: no inline script, no other host, no plug-in. */
export function securityHeaders(config: Pick<Config, 'mode'>): Middleware {
  const self = ["'self'"];
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: self,
        scriptSrc: self,
        styleSrc: self,
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: self,
        connectSrc: self,
        workerSrc: ["'self'", 'blob:'],
        frameSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: self,
        frameAncestors: self,
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: config.mode === 'production' ? { maxAge: hstsSeconds } : false,
  });
}
