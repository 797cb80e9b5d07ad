/** The polynomial of CRC-32 in ISO 3309, its bits in reverse. */
const polynomial = 0xedb88320;

function crcTables(): Int32Array[] {
  const tables = Array.from({ length: 4 }, () => new Int32Array(256));
  const [first, ...rest] = tables as [Int32Array, ...Int32Array[]];
  for (let byte = 0; byte < 256; byte++) {
    let crc = byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ polynomial : crc >>> 1;
    first[byte] = crc;
  }
  let previous = first;
  for (const table of rest) {
    for (let byte = 0; byte < 256; byte++) {
      const crc = previous[byte] ?? 0;
      table[byte] = (crc >>> 8) ^ (first[crc & 0xff] ?? 0);
    }
    previous = table;
  }
  return tables;
}

const [t0, t1, t2, t3] = crcTables() as [Int32Array, Int32Array, Int32Array, Int32Array];

/** The CRC-32 of bytes that follow others whose CRC-32 is `before`; 0 for none. Four bytes at a time ("slicing by four"). */
export function crc32(data: Uint8Array, before = 0, from = 0, to = data.length): number {
  let crc = ~before;
  let at = from;
  for (const end = to - 3; at < end; at += 4) {
    crc ^=
      (data[at] as number) |
      ((data[at + 1] as number) << 8) |
      ((data[at + 2] as number) << 16) |
      ((data[at + 3] as number) << 24);
    crc =
      (t3[crc & 0xff] as number) ^
      (t2[(crc >>> 8) & 0xff] as number) ^
      (t1[(crc >>> 16) & 0xff] as number) ^
      (t0[crc >>> 24] as number);
  }
  for (; at < to; at++) crc = (crc >>> 8) ^ (t0[(crc ^ (data[at] as number)) & 0xff] as number);
  return ~crc >>> 0;
}

/** Product of two polynomials modulo that of the CRC. Bit 31 is the power 0. */
function multiply(a: number, b: number): number {
  let product = 0;
  let [factor, shifted] = [a, b];
  for (; factor !== 0; factor <<= 1) {
    if (factor & 0x80000000) product ^= shifted;
    shifted = shifted & 1 ? (shifted >>> 1) ^ polynomial : shifted >>> 1;
  }
  return product;
}

/** x to the power of 8, squared over and over, as far as it was needed. */
const powers: number[] = [0x00800000];

function powerOf(squared: number): number {
  for (let last = powers.length; last <= squared; last++) {
    const power = powers[last - 1] as number;
    powers.push(multiply(power, power));
  }
  return powers[squared] as number;
}

/** What a CRC-32 is multiplied with when `bytes` more bytes follow: x to the power of their bits. */
export function crcShift(bytes: number): number {
  let shift = 0x80000000 | 0;
  let isOne = true;
  for (let [left, bit] = [bytes, 0]; left > 0; left = Math.floor(left / 2), bit++) {
    if (left % 2 === 0) continue;
    shift = isOne ? powerOf(bit) : multiply(shift, powerOf(bit));
    isOne = false;
  }
  return shift;
}

/** CRC-32 of two stretches of bytes, one after the other; `shift` is `crcShift` of the length of the second. */
export function joinCrcs(first: number, second: number, shift: number): number {
  return (multiply(first, shift) ^ second) >>> 0;
}
