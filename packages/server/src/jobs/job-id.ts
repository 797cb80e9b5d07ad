import { createHash, randomBytes } from 'node:crypto';

let lastMs = 0;
let counter = 0;

/** A UUID (version 7): ids of one process sort in order of creation. */
export function createJobId(nowMs: number): string {
  // Within one millisecond, or when the clock went back, the 12 bits after the version are incremented.
  if (nowMs > lastMs) {
    lastMs = nowMs;
    counter = 0;
  } else if (counter === 0xfff) {
    lastMs += 1;
    counter = 0;
  } else counter += 1;
  const bytes = randomBytes(16);
  bytes.writeUIntBE(lastMs, 0, 6);
  bytes.writeUInt16BE(0x7000 | counter, 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  return format(bytes);
}

/** The same UUID (version 8) for the same name: the id of a job that several processes may store, which is then a single job. */
export function jobIdOf(words: string): string {
  const bytes = createHash('sha256').update(words).digest().subarray(0, 16);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(6) & 0x0f), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  return format(bytes);
}

function format(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
