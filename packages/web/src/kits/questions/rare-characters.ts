/** 外字: every computer has its own drawing for these code points, or none. */
const privateUse = /\p{Co}/u;
/** A kanji with a variation selector (葛󠄀), and kanji beyond the first plane (𠮷): many fonts lack them. */
const variants = /\p{Ideographic}[\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}]|[\u{20000}-\u{3ffff}]/gu;

/** Characters of a name whose drawing has to be checked on paper, each once. */
export function rareCharacters(name: string): { readonly rare: readonly string[]; readonly hasPrivate: boolean } {
  return { rare: [...new Set(name.match(variants) ?? [])], hasPrivate: privateUse.test(name) };
}
