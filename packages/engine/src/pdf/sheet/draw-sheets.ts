import type { Codec } from '../../platform/codec.ts';
import { portableCodec } from '../../platform/portable-codec.ts';
import { Canvas, drawLines, type GlyphCodes } from '../draw/index.ts';
import { DocumentFonts, settleGlyphs, type FontLibrary } from '../fonts/index.ts';
import { toPt } from '../form/units.ts';
import { layoutParagraph, type ParagraphLayout, type TextStyle } from '../layout/index.ts';
import { PdfDict, type PdfValue } from '../read/index.ts';
import { startDocument, type Metadata } from '../write/index.ts';
import type { Sheet, SheetBox, SheetItem, SheetRule, SheetText } from './sheet-item.ts';

export interface DrawSheetsOptions {
  readonly fonts: FontLibrary;
  /** Deflate; the portable one by default, Node's in `@shorui/engine/node`. */
  readonly codec?: Codec;
  readonly metadata?: Metadata;
}

/** Narrowest characters of a text on one line, as a part of their width. */
const narrowest = 0.6;
const usualLine = 0.5;
const aligns = { left: 'start', center: 'center', right: 'end', spread: 'spread' } as const;

function layOut({ text, align = 'left', lineHeight = 1 }: SheetText, width: number, style: TextStyle): ParagraphLayout {
  return layoutParagraph({
    items: [{ kind: 'text', text, style }],
    style: {
      width,
      align: aligns[align],
      lineHeight: { rule: 'multiple', factor: lineHeight },
      kinsoku: 'strict',
      latinSpace: false,
    },
  });
}

/** On one line in its width: narrower first, then smaller. */
function layOutOneLine(item: SheetText, width: number, style: TextStyle): ParagraphLayout {
  const natural = layOut({ ...item, align: 'left' }, Number.MAX_SAFE_INTEGER, style).width;
  if (natural <= width) return layOut(item, width, style);
  const scale = Math.max(narrowest, width / natural);
  // A hair smaller than the room, which rounding of advances would else exceed.
  const size = style.size * Math.min(1, (width / (natural * scale)) * 0.999);
  return layOut(item, width, { ...style, scale: scale * 0.999, size });
}

/** Draws one page; `codes` embeds the glyphs it shows. */
class SheetCanvas {
  readonly canvas = new Canvas();
  readonly #height: number;
  readonly #codes: GlyphCodes;
  readonly #fonts: FontLibrary;

  constructor(sheet: Sheet, codes: GlyphCodes, fonts: FontLibrary) {
    this.#height = toPt(sheet.height);
    this.#codes = codes;
    this.#fonts = fonts;
  }

  draw(item: SheetItem): void {
    if (item.kind === 'text') this.#drawText(item);
    else if (item.kind === 'rule') this.#drawRule(item);
    else this.#drawBox(item);
  }

  #drawText(item: SheetText): void {
    const chain = this.#fonts.chain({ name: item.font ?? 'BIZ UDGothic', ...(item.bold === true && { bold: true }) });
    const { text } = settleGlyphs(item.text, chain, 'fallback', {}, { keepsCompatibility: true });
    const style: TextStyle = {
      chain,
      size: item.size,
      ...(item.spacing !== undefined && { spacing: item.spacing }),
      ...(item.color !== undefined && { color: item.color }),
    };
    const settled = { ...item, text };
    const width = toPt(item.width);
    const { lines } = item.oneLine === true ? layOutOneLine(settled, width, style) : layOut(settled, width, style);
    drawLines(this.canvas, this.#codes, lines, { x: toPt(item.x), y: this.#y(item.y) });
  }

  #drawRule({ x, y, toX, toY, width = usualLine, color }: SheetRule): void {
    this.canvas.strokeColor(color);
    this.canvas.lineWidth(width);
    this.canvas.moveTo(toPt(x), this.#y(y));
    this.canvas.lineTo(toPt(toX), this.#y(toY));
    this.canvas.stroke();
  }

  #drawBox({ x, y, width, height, fill, stroke, line = usualLine }: SheetBox): void {
    const rectangle = () => this.canvas.rectangle(toPt(x), this.#y(y + height), toPt(width), toPt(height));
    if (fill !== undefined) {
      this.canvas.fillColor(fill);
      rectangle();
      this.canvas.fill();
    }
    if (stroke === undefined) return;
    this.canvas.strokeColor(stroke);
    this.canvas.lineWidth(line);
    rectangle();
    this.canvas.stroke();
  }

  /** From mm below the top to pt above the bottom. */
  #y(mm: number): number {
    return this.#height - toPt(mm);
  }
}

/**
 * A PDF of pages that are described item by item, with its fonts embedded: for papers that the product makes out itself, such as
 * receipts. Characters that no font has are drawn as 〓. The same sheets give the same bytes.
 * @throws RangeError without sheets
 */
export function drawSheets(sheets: readonly Sheet[], options: DrawSheetsOptions): Uint8Array<ArrayBuffer> {
  const { codec = portableCodec, fonts: library, metadata = {} } = options;
  const document = startDocument({ codec });
  const fonts = new DocumentFonts(document, { codec });
  for (const sheet of sheets) {
    const used = new Map<string, PdfValue>();
    const codes: GlyphCodes = {
      codeOf(glyph) {
        const code = fonts.codeOf(glyph);
        used.set(code.font, code.ref);
        return code;
      },
    };
    const page = new SheetCanvas(sheet, codes, library);
    for (const item of sheet.items) page.draw(item);
    document.addPage({
      width: toPt(sheet.width),
      height: toPt(sheet.height),
      content: page.canvas.toBytes(),
      resources: PdfDict.of({ Font: new PdfDict(used) }),
    });
  }
  fonts.finish();
  const isTitled = metadata.title !== undefined;
  const catalog = isTitled ? { ViewerPreferences: PdfDict.of({ DisplayDocTitle: true }) } : {};
  return document.build({ metadata, catalog });
}
