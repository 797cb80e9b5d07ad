/** Packs data as LZWDecode unpacks it: the plain way, a code for the longest known start of what is left. */
export function packLzw(data: Uint8Array, early: 0 | 1): Uint8Array {
  const out: number[] = [];
  let hold = 0;
  let held = 0;
  let width = 9;
  const write = (code: number): void => {
    hold = (hold << width) | code;
    held += width;
    while (held >= 8) {
      held -= 8;
      out.push((hold >> held) & 0xff);
      hold &= (1 << held) - 1;
    }
  };
  let codes = new Map<string, number>();
  let next = 258;
  write(256);
  let known = '';
  for (const byte of data) {
    const longer = known + String.fromCharCode(byte);
    if (longer.length === 1 || codes.has(longer)) {
      known = longer;
      continue;
    }
    write(known.length === 1 ? known.charCodeAt(0) : (codes.get(known) as number));
    codes.set(longer, next++);
    known = String.fromCharCode(byte);
    // The reader is one code behind, so the writer's codes grow one later than its own table.
    const grown = next - 1 + early;
    width = grown >= 2048 ? 12 : grown >= 1024 ? 11 : grown >= 512 ? 10 : 9;
    if (next === 4095) {
      write(256);
      codes = new Map();
      next = 258;
      width = 9;
    }
  }
  if (known !== '') write(known.length === 1 ? known.charCodeAt(0) : (codes.get(known) as number));
  const grown = next + early;
  width = grown >= 2048 ? 12 : grown >= 1024 ? 11 : grown >= 512 ? 10 : 9;
  write(257);
  if (held > 0) out.push((hold << (8 - held)) & 0xff);
  return Uint8Array.from(out);
}
