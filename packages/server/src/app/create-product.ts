import { endpoints } from '../contract/index.ts';
import { migrationStatus } from '../database/migrate.ts';
import { uploadLimit } from '../domains/admin-settings/server-settings.ts';
import { createSessionSource } from '../domains/accounts/index.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { createDocsPages } from '../http/service/docs-pages.ts';
import { createMetrics } from '../http/service/metrics.ts';
import type { Look } from '../http/service/readiness.ts';
import { serviceHandlers } from '../http/service/service-handlers.ts';
import { readBuiltPages } from '../http/web/built-pages.ts';
import type { Services } from '../services.ts';
import { createApp, type App } from './create-app.ts';
import { handlers } from './handlers.ts';

export interface ProductOptions {
  /** Does the server still take calls? */
  readonly isOpen: () => boolean;
  /** Measure the process itself too: once a process. */
  readonly measuresProcess: boolean;
  readonly limits?: RateLimits;
}

/** The whole product over its services: every endpoint of the contract with its handler, sessions, documentation, figures. */
export function createProduct(services: Services, { isOpen, measuresProcess, limits }: ProductOptions): App {
  const open: { replies?: () => number } = {};
  const metrics = createMetrics({
    jobs: services.jobs,
    openReplies: () => open.replies?.() ?? 0,
    ofProcess: measuresProcess,
  });
  const service = serviceHandlers({
    metrics,
    looks: looksOf(services),
    docs: createDocsPages(endpoints, services.config.publicUrl),
    isOpen,
  });
  const app = createApp(services, {
    endpoints,
    handlers: [...handlers, ...service],
    sessions: createSessionSource(services),
    onCall: metrics.onCall,
    uploadMaxBytes: () => uploadLimit(services),
    pages: services.config.webFolder === undefined ? undefined : readBuiltPages(services.config.webFolder),
    ...(limits === undefined ? {} : { limits }),
  });
  open.replies = app.openReplies;
  return app;
}

/** What /readyz looks at. */
function looksOf({ database, storage }: Services): Readonly<Record<string, Look>> {
  return {
    database: () => database.ready(),
    storage: () => storage.ready(),
    migrations: async () => {
      const { pending } = await migrationStatus(database);
      if (pending.length > 0) throw new Error(`These migrations wait: ${pending.join(', ')}. Run \`shorui migrate\`.`);
    },
  };
}
