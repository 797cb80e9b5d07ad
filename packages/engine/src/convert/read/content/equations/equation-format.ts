import type { TextFormat } from '../../../model/formats.ts';
import { formatVariant } from '../../runs/format-variant.ts';
import type { LetterLook } from './math-letters.ts';

/** The font of equations in Word; every library has one like it. */
const mathFont = 'Cambria Math';

/** The look of letters in an equation. */
export function letterFormat(format: TextFormat, { italic, bold }: LetterLook): TextFormat {
  return formatVariant(format, `equation ${italic} ${bold}`, (each) => {
    const { hint: _hint, ...fonts } = each.fonts;
    return { ...each, italic, bold, fonts: { ...fonts, ascii: mathFont, highAnsi: mathFont } };
  });
}
