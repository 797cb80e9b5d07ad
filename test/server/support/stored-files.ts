import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { saveFile } from '../../../packages/server/src/domains/files/create-file.ts';
import type { StoredFile } from '../../../packages/server/src/domains/files/model.ts';
import { FolderStorage } from '../../../packages/server/src/storage/folder-storage.ts';
import type { Services } from '../../../packages/server/src/services.ts';
import { sourceOf } from './sources.ts';
import { stillTime } from './still-clock.ts';

/** Files over a separate database and folder, without a server. */
export interface StoredFiles {
  readonly services: Services & { readonly storage: FolderStorage };
  readonly folder: string;
  save(content: string | Buffer, options?: SaveOptions): Promise<StoredFile>;
  /** Advances the clock, milliseconds. */
  advance(ms: number): void;
  /** Keys in the storage. */
  keys(): Promise<string[]>;
  remove(): void;
}

export interface SaveOptions {
  readonly workspaceId?: number | null;
  readonly name?: string;
}

export function storedFiles(database: Database): StoredFiles {
  const folder = mkdtempSync(join(tmpdir(), 'shorui-stored-'));
  const storage = new FolderStorage(join(folder, 'files'));
  let ahead = 0;
  // Only what files need: a call of anything else would fail immediately.
  const services = { database, storage, now: () => stillTime(ahead) } as StoredFiles['services'];
  return {
    services,
    folder,
    save(content, { workspaceId = null, name = 'ファイル.txt' } = {}) {
      const bytes = Buffer.from(content);
      const file = { workspaceId, createdBy: null, name, type: 'text/plain' };
      const upload = { size: bytes.length, open: () => Readable.from([bytes]) };
      return saveFile(services, sourceOf(), file, upload, 10_000_000);
    },
    advance(ms) {
      ahead += ms;
    },
    async keys() {
      const keys: string[] = [];
      for await (const { key } of storage.list()) keys.push(key);
      return keys;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
