import { after } from 'mocha';
import { startPostgres } from './start-postgres.mjs';

let started: Promise<{ readonly url: string; stop(): Promise<void> }> | undefined;

/** URL of a PostgreSQL server whose user may create databases: that of bin/test, or one started for this file. */
export async function postgresUrl(): Promise<string> {
  const given = process.env['SHORUI_TEST_POSTGRES'];
  if (given !== undefined && given !== '') return given;
  started ??= startPostgres();
  return (await started).url;
}

/** The URL of another database of the same server. */
export function inDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

// Registered at the root, so after all tests of the run.
after(async () => {
  await (await started)?.stop();
});
