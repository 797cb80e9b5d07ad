import { after, before } from 'mocha';
import type { TestDatabase } from '../../server/support/each-database.ts';
import { startServer, type StartOptions, type TestServer } from '../../server/support/start-server.ts';
import { builtPages, screensFolder, withoutJapaneseFonts } from './built-screens.ts';

interface WebOptions extends StartOptions {
  /** Are the Japanese web fonts served? Only tests that look at the place, size or picture of text need them. */
  readonly hasJapaneseFonts?: boolean;
}

/** Starts the product with its built screens over an open database. */
export async function startWeb(
  database: TestDatabase['database'],
  { hasJapaneseFonts = false, ...options }: WebOptions = {},
): Promise<TestServer> {
  const pages = builtPages(screensFolder);
  const server = await startServer(database, {
    pages: hasJapaneseFonts ? pages : withoutJapaneseFonts(pages),
    ...options,
  });
  // The port is known only now. Links of mails, and the one that lets the staff act as a user, lead to this server.
  Object.assign(server.services.config, { publicUrl: server.url });
  return server;
}

/** Serves the product with its built screens for all tests of a `describe`. */
export function servedWeb(own: TestDatabase, options: WebOptions = {}): () => TestServer {
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
