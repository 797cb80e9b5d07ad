/** Six bits for each character of base64 and of its form for addresses (RFC 4648, sections 4 and 5); 255 for others. */
const sextets = new Uint8Array(128).fill(255);
Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/').forEach((char, index) => {
  sextets[char.charCodeAt(0)] = index;
});
sextets['-'.charCodeAt(0)] = 62;
sextets['_'.charCodeAt(0)] = 63;

/** Bytes of a base64 text; white space and padding do not count. Null when it is not base64. */
export function decodeBase64(text: string): Uint8Array | null {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let length = 0;
  let bits = 0;
  let held = 0;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit === 0x20 || (unit >= 0x09 && unit <= 0x0d)) continue;
    if (unit === 0x3d) {
      if (/^[=\s]*$/.test(text.slice(index, index + 100)) && text.length - index <= 100) break;
      return null;
    }
    const sextet = unit < 128 ? (sextets[unit] ?? 255) : 255;
    if (sextet === 255) return null;
    bits = ((bits << 6) | sextet) & 0xffff;
    held += 6;
    if (held >= 8) {
      held -= 8;
      bytes[length++] = (bits >> held) & 0xff;
    }
  }
  return held === 6 ? null : bytes.subarray(0, length);
}
