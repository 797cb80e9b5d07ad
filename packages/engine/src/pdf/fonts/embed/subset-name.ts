const letters = 26;

/** FNV-1a over 32-bit values. */
function digest(values: readonly number[], start: number): number {
  let hash = start;
  for (const value of values) hash = Math.imul(hash ^ value, 0x01000193);
  return hash >>> 0;
}

/** The name as a PDF name can hold it without escapes: printable ASCII but no delimiters (ISO 32000-1, 7.2.2), at most 63. */
function plainName(name: string): string {
  const plain = name.replace(/[^!-~]|[()<>[\]{}/%#]/gu, '').slice(0, 63);
  return plain === '' ? 'Font' : plain;
}

/**
 * The name of a subset: six capitals, +, the font's PostScript name (ISO 32000-1, 9.6.4). The capitals come from the glyphs, so
 * that equal subsets have equal names in every process, and different ones almost surely different names.
 */
export function subsetName(postScriptName: string, glyphs: readonly number[]): string {
  const name = plainName(postScriptName);
  let hash = digest(
    glyphs,
    digest(
      Array.from(name, (letter) => letter.charCodeAt(0)),
      0x811c9dc5,
    ),
  );
  hash = (hash ^ (hash >>> 15)) >>> 0;
  let tag = '';
  for (let index = 0; index < 6; index++) {
    tag += String.fromCharCode(0x41 + (hash % letters));
    hash = Math.floor(hash / letters);
  }
  return `${tag}+${name}`;
}
