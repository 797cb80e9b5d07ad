/**
 * Characters of the character classes of "Requirements for Japanese Text Layout" (JLReq, W3C; W3C Document License), Appendix A,
 * with the fullwidth and halfwidth forms that Japanese text has in their place. Classes that only marking up a text can give
 * (cl-20 to cl-25, cl-28 to cl-30) are not here, nor the ideographs and symbols of cl-19, which are whatever else is wide.
 *
 * Characters before U+2E80 are shared with Latin text: they are of these classes only where their glyph is a full em wide.
 *
 * Beyond JLReq: ― (U+2015) as Windows writes the dash, ⋯, ～ (U+FF5E) as Windows writes the wave dash, ゛゜ and their halfwidth
 * forms with the iteration marks (UAX #14: NS), € and № forms as given.
 */
export const jlreqClassCharacters: readonly (readonly [jlreqClass: number, characters: string])[] = [
  [1, '‘“«〝（〔［｛〈《「『【｟〘〖｢⦅'],
  [2, '’”»〟）〕］｝〉》」』】｠〙〗｣⦆'],
  [3, '‐–〜゠～'],
  [4, '！？‼⁇⁈⁉'],
  [5, '・：；･'],
  [6, '。．｡'],
  [7, '、，､'],
  [8, '—―…‥⋯〳〴〵'],
  [9, 'ヽヾゝゞ々〻゛゜ﾞﾟ'],
  [10, 'ーｰ'],
  [11, 'ぁぃぅぇぉァィゥェォっゃゅょゎゕゖッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿｧｨｩｪｫｬｭｮｯ'],
  [12, '￥＄￡＃€№'],
  [13, '°′″℃￠％‰㏋ℓ㌃㌍㌔㌘㌢㌣㌦㌧㌫㌶㌻㍉㍊㍍㍑㍗㎎㎏㎜㎝㎞㎡㏄'],
  [14, '\u3000'],
  [17, '＝≠≒≃≅≈≡≢＜＞≦≧≪≫≶≷⋚⋛∧∨⌅⌆⊂⊃⊄⊅⊆⊇⊊⊋∈∋∉∪∩∥∦⇒⇔↔∽∝⊥⊕⊗'],
  [18, '＋－×÷±∓'],
];

/** First and last code point of the kana blocks and of those letters and signs that Japanese fonts often draw a full em wide. */
export const jlreqClassRanges: readonly (readonly [jlreqClass: number, first: number, last: number])[] = [
  [15, 0x3041, 0x3096],
  [16, 0x30a1, 0x30fa],
  [16, 0xff66, 0xff9d],
  [19, 0x00a7, 0x00a7],
  [19, 0x00b6, 0x00b6],
  [19, 0x0391, 0x03c9],
  [19, 0x0401, 0x0451],
  [19, 0x2016, 0x2022],
  [19, 0x203b, 0x203b],
  [19, 0x2100, 0x27bf],
  [19, 0x2900, 0x2bff],
];
