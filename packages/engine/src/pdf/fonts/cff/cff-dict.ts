/** Operators of dictionaries that subsetting needs; those of two bytes (12, n) are 1200 + n. */
export const cffOperator = {
  fontBox: 5,
  charset: 15,
  charStrings: 17,
  private: 18,
  subrs: 19,
  charStringType: 1206,
  fontMatrix: 1207,
  registry: 1230,
  cidCount: 1234,
  fdArray: 1236,
  fdSelect: 1237,
};

/** One entry of a dictionary: its operands where they are whole numbers, and its bytes with the operator. */
export interface CffEntry {
  readonly operands: readonly number[];
  readonly bytes: Uint8Array;
}

export type CffDict = ReadonlyMap<number, CffEntry>;

/** Entries of one dictionary; the standard has some 60 operators. */
const maxEntries = 512;

/** Length of a real number (30), which ends at a nibble of 15. */
function realLength(bytes: DataView, at: number): number {
  let next = at + 1;
  for (;;) {
    const byte = bytes.getUint8(next++);
    if (byte >> 4 === 15 || (byte & 15) === 15) return next - at;
  }
}

/**
 * Reads a DICT (Adobe Technical Note 5176, section 4). Real operands read as NaN.
 * @throws RangeError for broken data
 */
export function readDict(bytes: Uint8Array): CffDict {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = new Map<number, CffEntry>();
  let operands: number[] = [];
  let start = 0;
  for (let at = 0; at < bytes.length;) {
    const first = view.getUint8(at);
    if (first <= 21) {
      const operator = first === 12 ? 1200 + view.getUint8(at + 1) : first;
      at += first === 12 ? 2 : 1;
      entries.set(operator, { operands, bytes: bytes.subarray(start, at) });
      if (entries.size > maxEntries) throw new RangeError('too many entries in a DICT');
      operands = [];
      start = at;
    } else if (first === 28) {
      operands.push(view.getInt16(at + 1));
      at += 3;
    } else if (first === 29) {
      operands.push(view.getInt32(at + 1));
      at += 5;
    } else if (first === 30) {
      operands.push(Number.NaN);
      at += realLength(view, at);
    } else if (first >= 32 && first <= 246) {
      operands.push(first - 139);
      at += 1;
    } else if (first >= 247 && first <= 254) {
      const rest = view.getUint8(at + 1);
      operands.push(first <= 250 ? (first - 247) * 256 + rest + 108 : -(first - 251) * 256 - rest - 108);
      at += 2;
    } else throw new RangeError('unknown byte in a DICT');
  }
  return entries;
}

/** An entry with whole numbers of five bytes each, so that its length does not depend on their values. */
export function writeEntry(operator: number, operands: readonly number[]): Uint8Array {
  const operatorBytes = operator >= 1200 ? [12, operator - 1200] : [operator];
  const bytes = new Uint8Array(operands.length * 5 + operatorBytes.length);
  const view = new DataView(bytes.buffer);
  for (const [index, operand] of operands.entries()) {
    view.setUint8(index * 5, 29);
    view.setInt32(index * 5 + 1, operand);
  }
  bytes.set(operatorBytes, operands.length * 5);
  return bytes;
}
