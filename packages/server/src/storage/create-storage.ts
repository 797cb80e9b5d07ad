import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { FolderStorage } from './folder-storage.ts';
import { S3Storage } from './s3-storage.ts';
import type { Storage } from './storage-port.ts';

/** The storage selected by the configuration. */
export function createStorage(config: Pick<Config, 'storage' | 'dataFolder'>): Storage {
  const { storage, dataFolder } = config;
  if (storage.kind === 'folder') return new FolderStorage(storage.folder);
  const { kind: _, ...options } = storage;
  return new S3Storage({ ...options, temporaryFolder: join(dataFolder, 'uploads') });
}
