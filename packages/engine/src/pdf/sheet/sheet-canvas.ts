import { Canvas, drawLines, type GlyphCodes } from '../draw/index.ts';
import { settleGlyphs, type DocumentFonts, type FontLibrary } from '../fonts/index.ts';
import { toPt } from '../form/field-box.ts';
import { layoutParagraph, type ParagraphLayout, type TextStyle } from '../layout/index.ts';
import type { PdfValue } from '../read/index.ts';
import type { SheetBox, SheetEllipse, SheetItem, SheetRule, SheetText } from './sheet-item.ts';

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

/** Draws the items of one page; `codes` embeds the glyphs it shows. */
export class SheetCanvas {
  readonly canvas = new Canvas();
  readonly #height: number;
  readonly #codes: GlyphCodes;
  readonly #fonts: FontLibrary;

  /** @param height of the page, pt */
  constructor(height: number, codes: GlyphCodes, fonts: FontLibrary) {
    this.#height = height;
    this.#codes = codes;
    this.#fonts = fonts;
  }

  draw(item: SheetItem): void {
    if (item.kind === 'text') this.#drawText(item);
    else if (item.kind === 'rule') this.#drawRule(item);
    else if (item.kind === 'ellipse') this.#drawEllipse(item);
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

  #drawBox({ x, y, width, height, ...look }: SheetBox): void {
    this.#paint(look, () => this.canvas.rectangle(toPt(x), this.#y(y + height), toPt(width), toPt(height)));
  }

  #drawEllipse({ x, y, radiusX, radiusY = radiusX, ...look }: SheetEllipse): void {
    this.#paint(look, () => this.canvas.ellipse(toPt(x), this.#y(y), toPt(radiusX), toPt(radiusY)));
  }

  #paint({ fill, stroke, line = usualLine }: Pick<SheetBox, 'fill' | 'stroke' | 'line'>, outline: () => void): void {
    if (fill !== undefined) {
      this.canvas.fillColor(fill);
      outline();
      this.canvas.fill();
    }
    if (stroke === undefined) return;
    this.canvas.strokeColor(stroke);
    this.canvas.lineWidth(line);
    outline();
    this.canvas.stroke();
  }

  /** From mm below the top to pt above the bottom. */
  #y(mm: number): number {
    return this.#height - toPt(mm);
  }
}

/** Glyph codes of one page, and the fonts that they use, as resources of the page. */
export function pageCodes(fonts: DocumentFonts): { readonly codes: GlyphCodes; readonly used: Map<string, PdfValue> } {
  const used = new Map<string, PdfValue>();
  const codes: GlyphCodes = {
    codeOf(glyph) {
      const code = fonts.codeOf(glyph);
      used.set(code.font, code.ref);
      return code;
    },
  };
  return { codes, used };
}
