import { Readable } from 'node:stream';
import { Op } from 'sequelize';
import { openDatabase } from '../../../packages/server/src/app/open-database.ts';
import { saveFile } from '../../../packages/server/src/domains/files/create-file.ts';
import type { StoredFile } from '../../../packages/server/src/domains/files/model.ts';
import { removeFile } from '../../../packages/server/src/domains/files/remove-file.ts';
import { sweepFiles } from '../../../packages/server/src/domains/files/sweep-files.ts';
import type { Services } from '../../../packages/server/src/services.ts';
import { FolderStorage } from '../../../packages/server/src/storage/folder-storage.ts';
import { sourceOf } from '../support/sources.ts';

// Stores, deletes and sweeps files endlessly and in parallel, and prints a line for each file. Tests kill it.
const [url = '', folder = '', workspace = '', seed = ''] = process.argv.slice(2);
const database = await openDatabase({ url });
const storage = new FolderStorage(folder);
const services = { database, storage, now: () => new Date() } as unknown as Services;

/** As if a month had passed since its deletion, and a day since the last use of its content. */
async function forget(file: StoredFile): Promise<void> {
  const { StoredFile, FileObject } = database.models;
  await StoredFile.update({ deleted_at: new Date(0) }, { where: { id: file.id }, paranoid: false });
  const untouched = { [Op.lt]: new Date(Date.now() - 4000) };
  await FileObject.update({ held_until: new Date(0) }, { where: { uses: 0, updated_at: untouched } });
}

async function write(number: number): Promise<never> {
  for (let round = 0; ; round += 1) {
    const bytes = Buffer.from(`${seed} ${number} ${round % 7} `.repeat(2000));
    const about = { workspaceId: Number(workspace), createdBy: null, name: `${round}.txt`, type: 'text/plain' };
    const upload = { size: bytes.length, open: () => Readable.from([bytes.subarray(0, 5000), bytes.subarray(5000)]) };
    const file = await saveFile(services, sourceOf(), about, upload, 1_000_000);
    if (round % 2 === 0) {
      await database.unitOfWork(sourceOf(), (unit) => removeFile(unit, file));
      await forget(file);
    }
    if (round % 5 === 0) await sweepFiles(services, sourceOf());
    process.stdout.write(`${file.id}\n`);
  }
}

await Promise.race([1, 2, 3, 4].map(write));
