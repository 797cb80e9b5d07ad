import { createApp, type App, type AppOptions } from '../../../packages/server/src/app/create-app.ts';
import { listen } from '../../../packages/server/src/app/listen.ts';
import type { Services } from '../../../packages/server/src/services.ts';
import { freeLimits } from './free-limits.ts';
import { recordExample } from './keep-examples.ts';
import { createTestClient, type TestClient } from './test-client.ts';

export interface ServedApp {
  readonly url: string;
  readonly app: App;
  /** A new browser without cookies. */
  client(): TestClient;
  close(): Promise<void>;
}

/** Serves an app over given services on a free port. Without rate limits unless given. */
export async function serveApp(services: Services, options: AppOptions): Promise<ServedApp> {
  const app = createApp(services, { limits: freeLimits, ...options });
  const { host, port } = services.config;
  const listening = await listen(app.callback, host, port);
  return {
    url: listening.url,
    app,
    client: () => createTestClient(listening.url, (call) => recordExample(options.endpoints, call)),
    async close() {
      await listening.stop(2000, () => app.closeReplies());
      await app.settled();
    },
  };
}
