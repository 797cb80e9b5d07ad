/** How the letters of a run are drawn (`m:sty`, ECMA-376 part 1, 22.1.3.12). */
export interface LetterLook {
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
