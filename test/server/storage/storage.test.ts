import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { expect } from 'chai';
import { AppError } from '../../../packages/server/src/errors/app-error.ts';
import type { Storage } from '../../../packages/server/src/storage/storage-port.ts';
import { eachStorage } from '../support/each-storage.ts';

const limits = { maxBytes: 100 * 1024 * 1024 };
const of = (content: string | Buffer): Readable => Readable.from([Buffer.from(content)]);
const absent = `sha256/ab/${'0'.repeat(62)}`;

async function failureOf(work: Promise<unknown>): Promise<AppError> {
  const error = await work.then(
    () => expect.fail('It succeeded.'),
    (error: unknown) => error,
  );
  expect(error).to.be.instanceOf(AppError);
  return error as AppError;
}

async function keysOf(storage: Storage): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list()) keys.push(key);
  return keys;
}

eachStorage('A storage', (current) => {
  it('returns stored content, under a key that contains its hash', async () => {
    const under = current();
    const { storage } = under;
    const content = '見積書 2026年';
    const sha256 = createHash('sha256').update(content).digest('hex');
    const stored = await storage.put(of(content), limits);
    expect(stored).to.deep.equal({ key: `sha256/${sha256.slice(0, 2)}/${sha256.slice(2)}`, size: 17, sha256 });
    expect(await text(await storage.get(stored.key))).to.equal(content);
    expect(await storage.size(stored.key)).to.equal(17);
    expect(under.leftovers()).to.deep.equal([]);
  });

  it('stores an empty file and a file of many megabytes completely', async () => {
    const under = current();
    const { storage } = under;
    const empty = await storage.put(of(''), limits);
    expect(empty.size).to.equal(0);
    expect(await storage.size(empty.key)).to.equal(0);
    expect((await buffer(await storage.get(empty.key))).length).to.equal(0);
    const large = randomBytes(20 * 1024 * 1024 + 7);
    const pieces = Array.from({ length: 21 }, (_, index) => large.subarray(index << 20, (index + 1) << 20));
    const stored = await storage.put(Readable.from(pieces), limits);
    expect(stored.size).to.equal(large.length);
    expect((await buffer(await storage.get(stored.key))).equals(large)).to.equal(true);
    expect(under.leftovers()).to.deep.equal([]);
  });

  it('returns ranges, both ends included', async () => {
    const { storage } = current();
    const { key } = await storage.put(of('0123456789'), limits);
    expect(await text(await storage.get(key, { start: 2, end: 5 }))).to.equal('2345');
    expect(await text(await storage.get(key, { start: 9, end: 9 }))).to.equal('9');
    expect(await text(await storage.get(key, { start: 0, end: 9 }))).to.equal('0123456789');
  });

  it('stores equal content once, however many uploads run concurrently', async () => {
    const under = current();
    const { storage } = under;
    const content = randomBytes(200_000);
    const stored = await Promise.all(Array.from({ length: 20 }, () => storage.put(of(content), limits)));
    expect(new Set(stored.map(({ key }) => key)).size).to.equal(1);
    expect(await keysOf(storage)).to.deep.equal([stored[0]?.key]);
    expect((await buffer(await storage.get(stored[0]?.key ?? ''))).equals(content)).to.equal(true);
    expect(under.leftovers()).to.deep.equal([]);
  });

  it('accepts content up to the limit, and refuses one byte more without leaving anything', async () => {
    const under = current();
    const { storage } = under;
    expect((await storage.put(of('a'.repeat(1024)), { maxBytes: 1024 })).size).to.equal(1024);
    const error = await failureOf(storage.put(of('b'.repeat(1025)), { maxBytes: 1024 }));
    expect(error.code).to.equal('too_large');
    expect(error.params).to.deep.equal({ limit: '1KB' });
    expect(await keysOf(storage)).to.have.length(1);
    expect(under.leftovers()).to.deep.equal([]);
  });

  it('leaves nothing when the content breaks off in the middle', async () => {
    const under = current();
    const { storage } = under;
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(300_000, 1);
        throw new Error('The connection was lost.');
      })(),
    );
    const error = await storage.put(broken, limits).catch((error: unknown) => error);
    expect(error).to.be.an('error').with.property('message', 'The connection was lost.');
    const gone = new Readable({ read: () => undefined });
    gone.push(Buffer.alloc(1000));
    setImmediate(() => gone.destroy());
    expect(await storage.put(gone, limits).catch((error: unknown) => error)).to.be.an('error');
    expect(await keysOf(storage)).to.deep.equal([]);
    expect(under.leftovers()).to.deep.equal([]);
  });

  it('reports a missing object, and never uses a key as a path', async () => {
    const { storage } = current();
    for (const key of [absent, '../secret', 'sha256/../../etc/passwd', 'incoming/x', '', `${absent}/../x`]) {
      expect((await failureOf(storage.get(key))).code).to.equal('not_found');
      expect(await storage.size(key)).to.equal(undefined);
      await storage.delete(key);
    }
  });

  it('deletes one object and keeps the others; a second deletion does nothing', async () => {
    const { storage } = current();
    const one = await storage.put(of('one'), limits);
    const two = await storage.put(of('two'), limits);
    await storage.delete(one.key);
    await storage.delete(one.key);
    expect(await storage.size(one.key)).to.equal(undefined);
    expect((await failureOf(storage.get(one.key))).code).to.equal('not_found');
    expect(await keysOf(storage)).to.deep.equal([two.key]);
  });

  it('lists every object with its size', async () => {
    const { storage } = current();
    await storage.ready();
    expect(await keysOf(storage)).to.deep.equal([]);
    const sizes = new Map<string, number>();
    for (let size = 1; size <= 25; size += 1) sizes.set((await storage.put(of('x'.repeat(size)), limits)).key, size);
    const listed = new Map<string, number>();
    for await (const { key, size } of storage.list()) listed.set(key, size);
    expect(listed).to.deep.equal(sizes);
  });
});
