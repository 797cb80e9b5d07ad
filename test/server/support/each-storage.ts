import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, describe } from 'mocha';
import { FolderStorage } from '../../../packages/server/src/storage/folder-storage.ts';
import { S3Storage } from '../../../packages/server/src/storage/s3-storage.ts';
import type { Storage } from '../../../packages/server/src/storage/storage-port.ts';
import { listFiles } from '../../support/list-files.ts';
import { startS3Server, type S3Server } from './s3-server.ts';

export interface StorageUnderTest {
  readonly storage: Storage;
  /** Temporary files left in the storage. */
  leftovers(): string[];
}

/** Runs the tests on every kind of storage, each time on an empty one. */
export function eachStorage(title: string, define: (current: () => StorageUnderTest) => void): void {
  for (const kind of ['folder', 's3'] as const) {
    describe(`${title} (${kind})`, () => {
      let server: S3Server | undefined;
      let folder = '';
      let storage: Storage;
      before(async () => {
        if (kind === 's3') server = await startS3Server();
      });
      after(async () => {
        await server?.close();
      });
      beforeEach(() => {
        folder = mkdtempSync(join(tmpdir(), 'shorui-storage-'));
        storage = server ? new S3Storage({ ...server.options, temporaryFolder: folder }) : new FolderStorage(folder);
      });
      afterEach(async () => {
        for await (const { key } of storage.list()) await storage.delete(key);
        rmSync(folder, { recursive: true, force: true });
      });
      const temporary = (): string => (kind === 's3' ? folder : join(folder, 'incoming'));
      define(() => ({ storage, leftovers: () => (existsSync(temporary()) ? listFiles(temporary()) : []) }));
    });
  }
}
