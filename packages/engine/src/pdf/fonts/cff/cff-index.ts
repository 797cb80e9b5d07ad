/** An INDEX of a CFF font (Adobe Technical Note 5176, section 5): stretches of bytes by number. Read in place. */
export class CffIndex {
  readonly count: number;
  /** Where the bytes after the INDEX begin. */
  readonly end: number;
  readonly #view: DataView;
  readonly #offsetsAt: number;
  readonly #offsetSize: number;
  readonly #dataAt: number;

  /** @throws RangeError when it reaches past the table */
  constructor(view: DataView, at: number) {
    this.#view = view;
    this.count = view.getUint16(at);
    this.#offsetSize = this.count === 0 ? 1 : view.getUint8(at + 2);
    if (this.#offsetSize < 1 || this.#offsetSize > 4) throw new RangeError('offsets of this size do not exist');
    this.#offsetsAt = at + 3;
    this.#dataAt = at + 2 + (this.count + 1) * this.#offsetSize;
    this.end = this.count === 0 ? at + 2 : this.#dataAt + this.#offset(this.count);
    if (this.end > view.byteLength) throw new RangeError('INDEX reaches past the table');
  }

  /** @throws RangeError for a number it has not, or offsets that go back */
  get(index: number): Uint8Array {
    if (index < 0 || index >= this.count) throw new RangeError('INDEX has no such entry');
    const start = this.#dataAt + this.#offset(index);
    const end = this.#dataAt + this.#offset(index + 1);
    if (start > end || end > this.end) throw new RangeError('offsets of the INDEX go back');
    return new Uint8Array(this.#view.buffer, this.#view.byteOffset + start, end - start);
  }

  /** Offsets count from the byte before the data. */
  #offset(index: number): number {
    let offset = 0;
    const at = this.#offsetsAt + index * this.#offsetSize;
    for (let byte = 0; byte < this.#offsetSize; byte++) offset = offset * 256 + this.#view.getUint8(at + byte);
    return offset;
  }
}

/** Writes an INDEX of these entries. */
export function writeIndex(entries: readonly Uint8Array[]): Uint8Array {
  if (entries.length === 0) return new Uint8Array(2);
  const length = entries.reduce((sum, entry) => sum + entry.length, 0);
  const size = length < 0xff ? 1 : length < 0xffff ? 2 : length < 0xffffff ? 3 : 4;
  const bytes = new Uint8Array(3 + (entries.length + 1) * size + length);
  bytes.set([entries.length >> 8, entries.length & 0xff, size]);
  let offset = 1;
  let at = 3 + (entries.length + 1) * size;
  for (let index = 0; index <= entries.length; index++) {
    for (let byte = 0; byte < size; byte++) {
      bytes[3 + index * size + byte] = (offset >>> ((size - 1 - byte) * 8)) & 0xff;
    }
    const entry = entries[index];
    if (!entry) break;
    bytes.set(entry, at);
    at += entry.length;
    offset += entry.length;
  }
  return bytes;
}
