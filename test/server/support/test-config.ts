import { join } from 'node:path';
import type { Config } from '../../../packages/server/src/config/config.ts';

/** Configuration of a server under test: everything in one temporary folder, silent, on a free port. */
export function testConfig(dataFolder: string, overrides: Partial<Config> = {}): Config {
  return {
    mode: 'test',
    dataFolder,
    host: '127.0.0.1',
    port: 0,
    webFolder: undefined,
    publicUrl: 'http://shorui.test',
    secret: 'a secret of tests that is long enough for everything',
    databaseUrl: `sqlite:${join(dataFolder, 'shorui.sqlite')}`,
    databasePoolSize: 5,
    storage: { kind: 'folder', folder: join(dataFolder, 'files') },
    mail: { kind: 'outbox', folder: join(dataFolder, 'mails'), from: 'Shorui <noreply@shorui.test>' },
    runJobs: false,
    logLevel: (process.env['SHORUI_TEST_LOG'] ?? 'silent') as Config['logLevel'],
    corsOrigins: [],
    trustedProxies: 0,
    metricsToken: undefined,
    uploadMaxBytes: 20 * 1024 * 1024,
    keepFilesDays: 30,
    keepTrashDays: 30,
    sessionIdleMs: 60 * 60 * 1000,
    sessionAbsoluteMs: 24 * 60 * 60 * 1000,
    ...overrides,
  };
}
