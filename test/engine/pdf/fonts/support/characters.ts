/** Every character of code page 932, as the web's Shift_JIS decodes it: JIS X 0208 and the extensions of NEC and IBM. */
export function cp932Characters(): string[] {
  const decoder = new TextDecoder('shift_jis');
  const found = new Set<string>();
  const add = (...bytes: readonly number[]): void => {
    const text = decoder.decode(Uint8Array.from(bytes));
    if (text.length === 1 && text !== '\ufffd' && text >= ' ' && !(text >= '\ue000' && text <= '\uf8ff'))
      found.add(text);
  };
  for (let first = 0x20; first < 0x100; first++) {
    add(first);
    if (first > 0x80) for (let second = 0x40; second < 0xfd; second++) add(first, second);
  }
  found.delete('\u007f');
  return [...found];
}

/** Names and words with ideographic variants (base and selector) that Adobe-Japan1 fonts have. */
export const variants = [
  '葛\u{e0100}',
  '葛\u{e0101}',
  '辻\u{e0100}',
  '辻\u{e0101}',
  '祇\u{e0100}',
  '祇\u{e0101}',
  '芦\u{e0100}',
  '芦\u{e0101}',
];
