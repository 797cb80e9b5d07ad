import { nameTable } from '../name-table.ts';

/**
 * What fonts of symbols show at each code, in Unicode, from 0x20 on; U+0000 where Unicode has nothing alike. The tables are
 * those that the fonts' makers and Unicode publish (Adobe's Symbol encoding; Unicode 7.0's sources of the Wingdings); where
 * the closest character is found in few fonts, one that looks alike and is found in many replaces it.
 */
const symbol =
  ' !∀#∃%&∋()∗+,−./0123456789:;<=>?' +
  '≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_' +
  '‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼\0' +
  '\0'.repeat(32) +
  '€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵' +
  'ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓' +
  '◊〈®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪\0〉∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭\0';

const wingdings =
  ' ✏✂✁👓🕭🕮🕯☎✆✉🖃📪📫📬📭📁📂📄🗏🗐🗄⌛⌨🖰🖲🖳🖴🖫🖬✇✍' +
  '🖎✌👌👍👎☜☞☝☟✋☺😐☹💣☠🏳🏱✈☼💧❄🕆✞🕈✠✡☪☯ॐ☸♈♉' +
  '♊♋♌♍♎♏♐♑♒♓🙰🙵●❍■□◻❑❒⬧⧫◆❖⬥⌧⍓⌘❀✿❝❞\0' +
  '⓪①②③④⑤⑥⑦⑧⑨⑩⓿❶❷❸❹❺❻❼❽❾❿🙢🙠🙡🙣🙞🙜🙝🙟·•' +
  '▪○⭕◉◉◎🔿▪◻▲✦★✶✴✹✵⯐⌖⟡⌑⯑✪✰🕐🕑🕒🕓🕔🕕🕖🕗🕘' +
  '🕙🕚🕛⮰⮱⮲⮳⮴⮵⮶⮷🙪🙫🙕🙔🙗🙖🙐🙑🙒🙓⌫⌦⮘➢⮙⮛⮈➲⮉⮋🡨' +
  '→↑↓↖↗↙↘←➔↑↓↖↗↙↘⇦⇨⇧⇩⬄⇳⬁⬀⬃⬂▭▫✗✓☒☑\0';

/** Codes of fonts of which only what documents use is known. */
const sparse = nameTable<Readonly<Record<number, string>>>({
  'wingdings 2': {
    0x4f: '✗',
    0x50: '✓',
    0x51: '☒',
    0x52: '☑',
    0x53: '☒',
    0x54: '☒',
    0x69: '⓪',
    0x6a: '①',
    0x6b: '②',
    0x6c: '③',
    0x6d: '④',
    0x6e: '⑤',
    0x6f: '⑥',
    0x70: '⑦',
    0x71: '⑧',
    0x72: '⑨',
    0x73: '⑩',
    0x74: '⓿',
    0x75: '❶',
    0x76: '❷',
    0x77: '❸',
    0x78: '❹',
    0x79: '❺',
    0x7a: '❻',
    0x7b: '❼',
    0x7c: '❽',
    0x7d: '❾',
    0x7e: '❿',
    0x97: '●',
    0x98: '●',
    0x99: '◉',
    0x9a: '◎',
    0x9e: '■',
    0xa2: '■',
    0xa3: '□',
    0xa4: '▣',
    0xae: '◆',
    0xaf: '◇',
  },
  'wingdings 3': {
    0x66: '←',
    0x67: '→',
    0x68: '↑',
    0x69: '↓',
    0x6a: '↖',
    0x6b: '↗',
    0x6c: '↙',
    0x6d: '↘',
    0x6e: '↔',
    0x6f: '↕',
    0x70: '▲',
    0x71: '▼',
    0x72: '△',
    0x73: '▽',
    0x74: '◀',
    0x75: '▶',
    0x76: '◁',
    0x77: '▷',
    0x7d: '▶',
    0x7c: '◀',
    0x80: '▲',
    0x81: '▼',
  },
  webdings: {
    0x33: '◀',
    0x34: '▶',
    0x35: '▲',
    0x36: '▼',
    0x3d: '●',
    0x61: '✓',
    0x63: '□',
    0x67: '■',
    0x6e: '●',
    0x72: '✗',
    0x73: '？',
    0x78: '☒',
    0x9c: '☎',
  },
});

const whole = nameTable<readonly string[]>({
  symbol: Array.from(symbol),
  wingdings: Array.from(wingdings),
});

/** Is it a font whose letters are pictures? */
export function isSymbolFont(font: string): boolean {
  const name = font.toLowerCase();
  return name in whole || name in sparse;
}

/**
 * The Unicode character that a font of symbols shows for a code: 0x20 to 0xFF, also as U+F020 to U+F0FF of the private area in
 * which Word keeps these. Undefined when none is known.
 */
export function symbolCharacter(font: string, code: number): string | undefined {
  const name = font.toLowerCase();
  const own = code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code;
  const character = whole[name]?.[own - 0x20] ?? sparse[name]?.[own];
  return character === '\0' ? undefined : character;
}

/**
 * Unicode text for a character of a symbol font: its number in the font, with or without U+F000 added. A private character that
 * is not known is looked up as one of Symbol, and is a bullet at last; any other one is left as it is.
 */
export function symbolText(code: number, font: string): string {
  const known = symbolCharacter(font, code);
  if (known !== undefined) return known;
  if (code < 0xf000 || code > 0xf0ff) return String.fromCodePoint(code);
  return symbolCharacter('symbol', code) ?? '•';
}
