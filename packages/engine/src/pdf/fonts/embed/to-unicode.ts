/** Codes of one range must share their first byte, and 100 ranges make a section (Adobe Technical Note 5014). */
const rangeCodes = 256;
const maxRanges = 100;

const start = `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
`;
const end = `endcmap
CMapName currentdict /CMap defineresource pop
end
end
`;

const hexDigits = '0123456789abcdef';

function hex4(value: number): string {
  return (
    (hexDigits[value >> 12] ?? '') +
    (hexDigits[(value >> 8) & 15] ?? '') +
    (hexDigits[(value >> 4) & 15] ?? '') +
    (hexDigits[value & 15] ?? '')
  );
}

function utf16(text: string): string {
  let hex = '';
  for (let index = 0; index < text.length; index++) hex += hex4(text.charCodeAt(index));
  return hex;
}

/**
 * The CMap that tells a reader which text each code represents (ISO 32000-1, 9.10.3), not packed.
 * @param texts the text of each code from 0 on; code 0 is left out
 */
export function writeToUnicode(texts: readonly string[]): Uint8Array {
  const ranges: string[] = [];
  for (let first = 0; first < texts.length; first += rangeCodes) {
    const from = Math.max(first, 1);
    const codes = texts.slice(from, first + rangeCodes);
    if (codes.length === 0) continue;
    ranges.push(
      `<${hex4(from)}> <${hex4(from + codes.length - 1)}> [${codes.map((text) => `<${utf16(text)}>`).join('')}]\n`,
    );
  }
  let cmap = start;
  for (let at = 0; at < ranges.length; at += maxRanges) {
    const section = ranges.slice(at, at + maxRanges);
    cmap += `${section.length} beginbfrange\n${section.join('')}endbfrange\n`;
  }
  return new TextEncoder().encode(cmap + end);
}
