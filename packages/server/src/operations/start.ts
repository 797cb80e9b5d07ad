import type * as ServerModule from '../app/start-server.ts';
import type * as WorkerModule from '../app/start-worker.ts';
import type * as BackupModule from './backup.ts';

// These depend on the whole product and on the engine, which take a second to load. They are imported on call, so that a program that
// only manages accounts or tables does not load them.

export const startServer: typeof ServerModule.startServer = async (...given) =>
  (await import('../app/start-server.ts')).startServer(...given);

export const startWorker: typeof WorkerModule.startWorker = async (...given) =>
  (await import('../app/start-worker.ts')).startWorker(...given);

export const backup: typeof BackupModule.backup = async (...given) => (await import('./backup.ts')).backup(...given);
