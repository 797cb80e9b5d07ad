import { Canvas, type GlyphCodes } from '../../draw/index.ts';
import type { DocumentFonts, FontChain } from '../../fonts/index.ts';
import { PdfDict, PdfName, type PdfRef, type PdfValue } from '../../read/index.ts';
import type { PdfUpdate } from '../../write/index.ts';
import type { WidgetFrame } from './widget-frame.ts';
import type { ParagraphStyle, TextStyle } from '../../layout/index.ts';

/** One appearance (12.5.5) while it is drawn: its operators and the fonts they name. */
export class Appearance {
  readonly canvas = new Canvas();
  readonly codes: GlyphCodes;
  readonly #fonts = new Map<string, PdfValue>();

  constructor(fonts: DocumentFonts) {
    this.codes = {
      codeOf: (glyph) => {
        const { font, ref, code, width } = fonts.codeOf(glyph);
        if (!this.#fonts.has(font)) this.#fonts.set(font, ref);
        return { font, code, width };
      },
    };
  }

  /** Puts it into the file as a form XObject. */
  add(update: PdfUpdate, frame: WidgetFrame): PdfRef {
    const isTurned = frame.matrix.some((value, index) => value !== (index === 0 || index === 3 ? 1 : 0));
    const dict = PdfDict.of({
      Type: PdfName.of('XObject'),
      Subtype: PdfName.of('Form'),
      FormType: 1,
      BBox: [0, 0, frame.width, frame.height],
      Matrix: isTurned ? frame.matrix : undefined,
      Resources: PdfDict.of({ Font: this.#fonts.size > 0 ? new PdfDict(this.#fonts) : undefined }),
    });
    return update.addStream(dict, this.canvas.toBytes());
  }
}

/** How the text of a field looks. */
export interface TextLook {
  readonly chain: FontChain;
  /** pt; 0 to fit the field. */
  readonly size: number;
  /** `#rrggbb` */
  readonly color: string;
  readonly align: 'start' | 'center' | 'end';
}

export function styleOf({ chain, color }: TextLook, size: number): TextStyle {
  return { chain, size, color: color };
}

/** Lines as wide as this. `factor` is the height of a line in natural ones. */
export function linesOf(width: number, align: TextLook['align'], factor = 1): ParagraphStyle {
  // Text extraction would report the quarter em between Japanese and Latin as a space.
  return { width, align, kinsoku: 'strict', latinSpace: false, lineHeight: { rule: 'multiple', factor } };
}
