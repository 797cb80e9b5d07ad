import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { AppError } from '../../errors/app-error.ts';
import type { Services } from '../../services.ts';
import { formatBytes } from '../../storage/format-bytes.ts';
import { objectKey } from '../../storage/object-key.ts';
import type { StoredObject } from '../../storage/storage-port.ts';

/** How long (ms) content waits for the row that refers to it. No upload takes longer. */
const holdMs = 6 * 60 * 60_000;

type ContentServices = Pick<Services, 'database' | 'storage' | 'now'>;

/** Content that can be read more than once: an upload in its temporary file, or bytes in memory. */
export interface Content {
  open(): Readable;
}

/** Hash and size of content. It is read once for that, so that its key is known before anything is stored. */
async function measure(content: Content, maxBytes: number): Promise<StoredObject> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const piece of content.open()) {
    const bytes: Uint8Array = typeof piece === 'string' ? Buffer.from(piece) : piece;
    size += bytes.length;
    if (size > maxBytes) throw new AppError('too_large', { params: { limit: formatBytes(maxBytes) } });
    hash.update(bytes);
  }
  const sha256 = hash.digest('hex');
  return { key: objectKey(sha256), size, sha256 };
}

/**
 * In one statement: while the sweep removes the same object, it waits, and then starts again. A longer hold stays: content whose
 * last file was purged is retained for backups that read it, also if the same content is uploaded meanwhile.
 */
const holdStatement = `
  INSERT INTO file_objects (key, size, uses, held_until, created_at, updated_at)
  VALUES (:key, :size, 0, :until, :at, :at)
  ON CONFLICT (key) DO UPDATE SET
    held_until = CASE WHEN file_objects.held_until > excluded.held_until
                 THEN file_objects.held_until ELSE excluded.held_until END,
    updated_at = excluded.updated_at`;

/** Reserves an object's key, so that the sweep does not remove the object before a file refers to it. */
async function hold({ database, now }: ContentServices, { key, size }: StoredObject): Promise<void> {
  const at = now();
  const replacements = { key, size, at, until: new Date(at.getTime() + holdMs) };
  await database.write(async (transaction) => {
    await database.sequelize.query(holdStatement, { replacements, transaction });
  });
}

/**
 * Puts content into the storage for a row that is about to refer to it (createFile). Done outside of any unit of work: it takes
 * as long as the content is large. When no row follows, the sweep removes it.
 * @throws {AppError} too_large, busy
 */
export async function storeContent(
  services: ContentServices,
  content: Content,
  maxBytes: number,
): Promise<StoredObject> {
  const measured = await measure(content, maxBytes);
  await hold(services, measured);
  const stored = await services.storage.put(content.open(), { maxBytes });
  if (stored.key !== measured.key) throw new Error('Content changed while it was being stored.');
  return stored;
}
