import { randomBytes } from 'node:crypto';
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { readZip } from '@shorui/engine/node';
import { ArchiveError } from '../../../packages/server/src/operations/archive/archive-error.ts';
import { ZipReader } from '../../../packages/server/src/operations/archive/zip-reader.ts';
import { ZipWriter } from '../../../packages/server/src/output/zip/zip-writer.ts';
import { temporaryFolders } from '../../support/temporary-folder.ts';

async function* inPieces(content: Buffer, size = 10_000): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size);
}

async function write(path: string, entries: readonly (readonly [string, Buffer])[]): Promise<void> {
  const zip = await ZipWriter.create(path);
  for (const [index, [name, content]] of entries.entries())
    await zip.add(name, inPieces(content), { compress: index % 2 === 0 });
  await zip.end();
}

async function readAll(path: string): Promise<Map<string, Buffer>> {
  const zip = await ZipReader.open(path);
  try {
    const found = new Map<string, Buffer>();
    for (const name of zip.entries.keys()) {
      const pieces: Buffer[] = [];
      for await (const piece of zip.read(name)) pieces.push(piece);
      found.set(name, Buffer.concat(pieces));
    }
    return found;
  } finally {
    await zip.close();
  }
}

describe('the zip of a backup', () => {
  const makeFolder = temporaryFolders();
  const entries: readonly (readonly [string, Buffer])[] = [
    ['tables/users.ndjson', Buffer.from('[1,"山田"]\n'.repeat(5000))],
    ['files/書類.bin', randomBytes(700_000)],
    ['empty', Buffer.alloc(0)],
    ['manifest.json', Buffer.from('{}')],
  ];

  it('returns what was written, compressed or not', async () => {
    const path = join(makeFolder(), 'a.zip');
    await write(path, entries);
    expect(await readAll(path)).to.deep.equal(new Map(entries));
  });

  it('can be read by other programs', async () => {
    const path = join(makeFolder(), 'a.zip');
    await write(path, entries);
    const archive = readZip(readFileSync(path));
    expect(archive.entries.map(({ name }) => name)).to.deep.equal(entries.map(([name]) => name));
  });

  it('is never written over another file', async () => {
    const path = join(makeFolder(), 'a.zip');
    writeFileSync(path, 'mine');
    expect(await ZipWriter.create(path).catch(({ code }: { code: string }) => code)).to.equal('EEXIST');
    expect(readFileSync(path, 'utf8')).to.equal('mine');
  });

  it('is refused wherever it is cut off', async () => {
    const path = join(makeFolder(), 'a.zip');
    await write(path, entries.slice(2));
    const whole = readFileSync(path);
    for (let length = 0; length < whole.length; length += 1) {
      writeFileSync(path, whole);
      truncateSync(path, length);
      const error = await readAll(path).catch((error: unknown) => error);
      expect(error, `${length} bytes`).to.be.instanceOf(ArchiveError);
    }
  });

  it('is refused whichever byte is changed', async () => {
    const path = join(makeFolder(), 'a.zip');
    await write(path, [
      ['text', Buffer.from('[1,2,3]\n'.repeat(20))],
      ['書類', Buffer.from('stored')],
    ]);
    const whole = readFileSync(path);
    for (let at = 0; at < whole.length; at += 1) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8));
      writeFileSync(path, changed);
      const error = await readAll(path).catch((error: unknown) => error);
      expect(error, `byte ${at}`).to.be.instanceOf(ArchiveError);
    }
  });
});
