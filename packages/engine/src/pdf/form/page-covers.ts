import { catchProblems } from '../../problems/index.ts';
import { hasAnnotationFlag } from '../acroform/read/form-node.ts';
import { readFormObjects } from '../acroform/index.ts';
import {
  arrayOf,
  dictOf,
  identityMatrix,
  invert,
  nameOf,
  numberOf,
  PdfStream,
  readBox,
  transform,
  type PdfDict,
  type PdfFile,
  type PdfPage,
} from '../read/index.ts';
import { walkOperators } from '../read/syntax/walk-operators.ts';
import type { Box } from './field-box.ts';

/** An annotation of the form that readers draw above the content of its page, and that may hide what is drawn below it. */
export interface PageCover {
  /** In pt from the bottom left of the page as seen. */
  readonly box: Box;
  /** The form field whose widget it is; undefined for other annotations. */
  readonly field: string | undefined;
  /** Subtype: `Widget`, `Stamp`, … */
  readonly kind: string;
}

/** Annotations that are drawn as lines or let the page shine through, and those that are only seen when opened. */
const transparent = new Set(['Link', 'Popup', 'Highlight', 'Underline', 'Squiggly', 'StrikeOut', 'Line', 'Ink']);

/** Most annotations of a page that are looked at: a page of a real form has a few hundred. */
const mostAnnotations = 20_000;

/** Operators that paint areas, pictures or shadings (8.5.3, 8.7.4, 8.8, 8.9); lines and letters hide nothing. */
const paintOperators = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'sh', 'Do', 'EI']);

function paintsAreas(file: PdfFile, stream: PdfStream): boolean {
  const looks = (): boolean => {
    const { bytes } = file.decode(stream);
    let paints = false;
    walkOperators(bytes, (start, length) => {
      if (length > 2 || paints) return;
      paints = paintOperators.has(String.fromCharCode(...bytes.subarray(start, start + length)));
    });
    return paints;
  };
  // What cannot be unpacked here may be drawn by a reader that can.
  return catchProblems(looks, () => true);
}

function hides(file: PdfFile, annotation: PdfDict, isWidget: boolean): boolean {
  const flags = numberOf(file, annotation.get('F')) ?? 0;
  if (hasAnnotationFlag(flags, 'hidden') || hasAnnotationFlag(flags, 'noView')) return false;
  // Readers redraw fields, with their background color, when the file requires it or when one is clicked.
  const background = isWidget && arrayOf(file, dictOf(file, annotation.get('MK'))?.get('BG'));
  if (background && background.length > 0) return true;
  const normal = file.resolve(dictOf(file, annotation.get('AP'))?.get('N'));
  const shown =
    normal instanceof PdfStream
      ? normal
      : file.resolve(dictOf(file, normal)?.get(nameOf(file, annotation.get('AS')) ?? 'Off'));
  return shown instanceof PdfStream && paintsAreas(file, shown);
}

function seenBox(file: PdfFile, page: PdfPage, annotation: PdfDict): Box | undefined {
  const rect = readBox(file, annotation.get('Rect'));
  if (!rect) return undefined;
  const toSeen = invert(page.uprightToUser) ?? identityMatrix;
  const [x1, y1] = transform(toSeen, rect.left, rect.bottom);
  const [x2, y2] = transform(toSeen, rect.right, rect.top);
  return { left: Math.min(x1, x2), bottom: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) };
}

/** Names of the fields by the dictionaries of their widgets. */
function widgetNames(file: PdfFile): ReadonlyMap<PdfDict, string> {
  const { nodes } = readFormObjects(file);
  return new Map(nodes.flatMap(({ field, node }) => node.widgets.map(({ dict }) => [dict, field.name] as const)));
}

/** What is above the pages of a form. Read once a form, page by page when a value is drawn there. */
export class PageCovers {
  readonly #file: PdfFile;
  readonly #pages = new Map<number, readonly PageCover[]>();
  #names: ReadonlyMap<PdfDict, string> | undefined;

  constructor(file: PdfFile) {
    this.#file = file;
  }

  /** The covers of a page of the form, from 0. */
  of(page: PdfPage): readonly PageCover[] {
    const known = this.#pages.get(page.index);
    if (known) return known;
    const covers = this.#read(page);
    this.#pages.set(page.index, covers);
    return covers;
  }

  #read(page: PdfPage): PageCover[] {
    const file = this.#file;
    const annotations = (arrayOf(file, page.dict.get('Annots')) ?? []).slice(0, mostAnnotations);
    return annotations.flatMap((item) => {
      const annotation = dictOf(file, item);
      const kind = nameOf(file, annotation?.get('Subtype')) ?? '';
      if (!annotation || transparent.has(kind)) return [];
      const isWidget = kind === 'Widget';
      const box = hides(file, annotation, isWidget) ? seenBox(file, page, annotation) : undefined;
      if (!box) return [];
      this.#names ??= widgetNames(file);
      return [{ box, kind, field: isWidget ? (this.#names.get(annotation) ?? '') : undefined }];
    });
  }
}
