import { after, before } from 'mocha';
import type { TestDatabase } from '../../server/support/each-database.ts';
import { startServer, type StartOptions, type TestServer } from '../../server/support/start-server.ts';
import { builtPages, screensFolder } from './built-screens.ts';

/** Starts the product with its built screens over an open database. */
export async function startWeb(database: TestDatabase['database'], options: StartOptions = {}): Promise<TestServer> {
  const server = await startServer(database, { pages: builtPages(screensFolder), ...options });
  // The port is known only now. Links of mails, and the one that lets the staff act as a user, lead to this server.
  Object.assign(server.services.config, { publicUrl: server.url });
  return server;
}

/** Serves the product with its built screens for all tests of a `describe`. */
export function servedWeb(own: TestDatabase, options: StartOptions = {}): () => TestServer {
  let server: TestServer | undefined;
  before(async () => {
    server = await startWeb(own.database, options);
  });
  after(() => server?.close());
  return () => {
    if (server === undefined) throw new Error('The server exists within hooks and tests only.');
    return server;
  };
}
