import { Readable } from 'node:stream';
import { openDatabase } from '../../../packages/server/src/database/open-database.ts';
import { saveFile } from '../../../packages/server/src/domains/files/create-file.ts';
import { removeFile } from '../../../packages/server/src/domains/files/remove-file.ts';
import { sweepFiles } from '../../../packages/server/src/domains/files/sweep-files.ts';
import type { Services } from '../../../packages/server/src/services.ts';
import { FolderStorage } from '../../../packages/server/src/storage/folder-storage.ts';
import { sourceOf } from '../support/sources.ts';

// Saves, deletes and sweeps files without end, several at once, and says a line for each file. It is there to be killed.
const [url = '', folder = '', workspace = '', seed = ''] = process.argv.slice(2);
const database = await openDatabase({ url });
const storage = new FolderStorage(folder);
// Far in the future: what is deleted is purged and swept at once.
const later = (): Date => new Date(Date.now() + 60 * 24 * 60 * 60_000);
const services = { database, storage, now: () => new Date() } as unknown as Services;

async function write(number: number): Promise<never> {
  for (let round = 0; ; round += 1) {
    const bytes = Buffer.from(`${seed} ${number} ${round % 7} `.repeat(2000));
    const about = { workspaceId: Number(workspace), createdBy: null, name: `${round}.txt`, type: 'text/plain' };
    const upload = { size: bytes.length, open: () => Readable.from([bytes.subarray(0, 5000), bytes.subarray(5000)]) };
    const file = await saveFile(services, sourceOf(), about, upload, 1_000_000);
    if (round % 2 === 0) await database.unitOfWork(sourceOf(), (unit) => removeFile(database, unit, file));
    if (round % 5 === 0) await sweepFiles({ database, storage, now: later }, sourceOf());
    process.stdout.write(`${file.id}\n`);
  }
}

await Promise.race([1, 2, 3, 4].map(write));
