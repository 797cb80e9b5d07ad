import { Canvas, shadingDict, type GlyphCodes } from '../../pdf/draw/index.ts';
import { PdfDict, PdfName, type PdfValue } from '../../pdf/read/index.ts';
import type { Picture } from '../model/inline.ts';
import type { DocumentRun } from './document-run.ts';
import type { PageArea } from './frame.ts';
import type { Sheet } from './sheet.ts';

/** An area of a page that leads somewhere. */
export interface PlacedLink {
  readonly area: PageArea;
  readonly target: string;
}

/** The graphics state in which fills and strokes are so opaque (ISO 32000-1, 8.4.5). */
function opacityState(share: number): PdfDict {
  const rounded = Math.round(share * 1000) / 1000;
  return PdfDict.of({ Type: PdfName.of('ExtGState'), ca: rounded, CA: rounded });
}

/** Bytes of the content of most pages. */
const usualContent = 10 * 1024;

/** What is drawn on one page, and what else it holds. */
export class PageSheet implements Sheet {
  readonly pen = new Canvas(usualContent);
  readonly run: DocumentRun;
  readonly links: PlacedLink[] = [];
  readonly #fonts = new Map<string, PdfValue>();
  readonly #pictures = new Map<string, PdfValue>();
  /** The font of the last glyph: nearly always that of the next. */
  #lastFont = '';
  readonly codes: GlyphCodes;

  constructor(run: DocumentRun) {
    this.run = run;
    this.codes = {
      base: run.fonts.base,
      codeOf: (glyph) => {
        const code = run.fonts.codeOf(glyph);
        if (code.font !== this.#lastFont) this.#fonts.set(code.font, code.ref);
        this.#lastFont = code.font;
        return code;
      },
    };
  }

  /** The name of a picture among the page's resources; undefined when it cannot be shown, which is reported. */
  pictureName(picture: Picture): string | undefined {
    const ref = this.run.pictureRef(picture);
    if (!ref) return undefined;
    const name = `P${ref.number}`;
    this.#pictures.set(name, ref);
    return name;
  }

  /** Links that are next to each other on one line and lead to one place are one. */
  addLink(area: PageArea, target: string): void {
    const last = this.links.at(-1);
    const goesOn =
      last?.target === target &&
      last.area.bottom === area.bottom &&
      last.area.top === area.top &&
      Math.abs(last.area.right - area.left) < 0.5;
    if (goesOn) this.links[this.links.length - 1] = { target, area: { ...last.area, right: area.right } };
    else this.links.push({ area, target });
  }

  resources(): PdfDict {
    const categories: Record<string, PdfValue | undefined> = {};
    if (this.#fonts.size > 0) categories['Font'] = new PdfDict(this.#fonts);
    if (this.#pictures.size > 0) categories['XObject'] = new PdfDict(this.#pictures);
    const { shadings } = this.pen;
    if (shadings.length > 0) {
      const named = shadings.map((shading, index) => [`S${index + 1}`, shadingDict(shading)] as const);
      categories['Shading'] = PdfDict.of(Object.fromEntries(named));
    }
    const { opacities } = this.pen;
    if (opacities.length > 0) {
      const states = opacities.map((share, index) => [`G${index + 1}`, opacityState(share)] as const);
      categories['ExtGState'] = PdfDict.of(Object.fromEntries(states));
    }
    return PdfDict.of(categories);
  }
}
