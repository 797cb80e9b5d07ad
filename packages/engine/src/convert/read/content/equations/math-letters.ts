import type { TextFormat } from '../../../model/formats.ts';
import { formatVariant } from '../../runs/format-variant.ts';

/** How the letters of a run are drawn (`m:sty`, ECMA-376 part 1, 22.1.3.12). */
interface LetterLook {
  readonly italic: boolean;
  readonly bold: boolean;
}

/** Mathematical Alphanumeric Symbols: alphabets of 52 letters from U+1D400 on, with their looks. */
const alphabets: readonly (LetterLook | undefined)[] = [
  { bold: true, italic: false },
  { bold: false, italic: true },
  { bold: true, italic: true },
  undefined,
  undefined,
  undefined,
  undefined,
  undefined,
  undefined,
  undefined,
  { bold: false, italic: false },
  { bold: true, italic: false },
  { bold: false, italic: true },
  { bold: true, italic: true },
  { bold: false, italic: false },
];
const firstLetter = 0x1d400;
const firstDigit = 0x1d7ce;
const lastDigit = 0x1d7ff;

/** Look of a letter of these blocks; undefined for other characters. */
function styledLook(code: number): LetterLook | undefined {
  if (code === 0x210e) return { bold: false, italic: true };
  if (code < firstLetter || code > lastDigit) return undefined;
  if (code >= firstDigit) return { bold: code < firstDigit + 10, italic: false };
  return alphabets[Math.floor((code - firstLetter) / 52)];
}

export interface LetterPiece extends LetterLook {
  readonly text: string;
}

const slanting = /\p{Script=Latin}|\p{Script=Greek}|[∂ϵϑϕϱϖ]/u;

/** The text of a run in pieces of one look: letters slant as the run requires, digits and signs are upright. */
export function mathLetters(text: string, look: LetterLook): LetterPiece[] {
  const pieces: { text: string; italic: boolean; bold: boolean }[] = [];
  for (const character of text) {
    const styled = styledLook(character.codePointAt(0) ?? 0);
    const letter = styled || character.codePointAt(0) === 0x210e ? character.normalize('NFKC') : character;
    const own = styled ?? look;
    const italic = own.italic && slanting.test(letter);
    const open = pieces.at(-1);
    // The hyphen of the keyboard is the minus of equations.
    const drawn = letter === '-' ? '−' : letter;
    if (open?.italic === italic && open.bold === own.bold) open.text += drawn;
    else pieces.push({ text: drawn, italic, bold: own.bold });
  }
  return pieces;
}

/** Signs of sums that fonts lack, as signs that look alike. */
const likeSigns: Readonly<Record<string, string>> = {
  '⋃': '∪',
  '⋂': '∩',
  '⋁': '∨',
  '⋀': '∧',
  '⨁': '⊕',
  '⨂': '⊗',
  '∭': '∫∫∫',
  '⨀': '⊙',
};

export const sumSign = (sign: string): string => likeSigns[sign] ?? sign;

/** The font of equations in Word; every library has one like it. */
const mathFont = 'Cambria Math';

/** The look of letters in an equation. */
export function letterFormat(format: TextFormat, { italic, bold }: LetterLook): TextFormat {
  return formatVariant(format, `equation ${italic} ${bold}`, (each) => {
    const { hint: _hint, ...fonts } = each.fonts;
    return { ...each, italic, bold, fonts: { ...fonts, ascii: mathFont, highAnsi: mathFont } };
  });
}

/** Marks over letters and signs over and under bodies that can be drawn; `set-accent.ts` draws them. */
const signs =
  '\u0300\u0301\u0302\u0303\u0304\u0305\u00af\u0332\u033f\u0306\u0311\u0307\u0308\u20db\u030c\u20d6\u20d7\u20e1\u20d0\u20d1←→↔⇐⇒⇔⏞⏟⏜⏝⎴⎵';

export const isDrawableAccent = (sign: string): boolean => sign !== '' && signs.includes(sign);
