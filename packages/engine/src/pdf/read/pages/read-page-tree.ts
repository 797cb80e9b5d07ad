import { type PdfArray, PdfDict, type PdfValue, PdfRef } from '../objects/pdf-value.ts';
import type { PdfBudget } from '../pdf-budget.ts';
import { dictOf, numberOf, streamOf, type PdfObjects, arrayOf, nameOf } from '../pdf-objects.ts';
import { intersect, readBox, seenMatrix, type PageBox, type Rotation, uprightMatrix } from './page-matrices.ts';
import type { PdfPage, PageTree } from './pdf-page.ts';

/** The box of a page that specifies none: US Letter, as other readers take it. */
const letter: PageBox = { left: 0, bottom: 0, right: 612, top: 792 };

/** Rotation by a multiple of 90 degrees, of either sign. Any other number turns nothing. */
function readRotation(objects: PdfObjects, value: PdfValue | undefined): Rotation {
  const degrees = (((numberOf(objects, value) ?? 0) % 360) + 360) % 360;
  return degrees === 90 || degrees === 180 || degrees === 270 ? degrees : 0;
}

/** References to content streams: Contents is a stream, or an array of streams that may itself be an object. */
function readContents(objects: PdfObjects, value: PdfValue | undefined): PdfRef[] {
  const found = objects.resolve(value);
  const parts = Array.isArray(found) ? (found as PdfArray) : [value ?? null];
  return parts.filter((part): part is PdfRef => part instanceof PdfRef && streamOf(objects, part) !== undefined);
}

/**
 * Reads a page's dictionary with what it inherits.
 * @throws ShoruiError `pdf.page-too-large`
 */
function readPage(
  objects: PdfObjects,
  index: number,
  ref: PdfRef,
  dict: PdfDict,
  above: ReadonlyMap<string, PdfValue>,
  budget: PdfBudget,
): PdfPage {
  const own = (key: string): PdfValue | undefined => dict.get(key) ?? above.get(key);
  const mediaBox = readBox(objects, own('MediaBox')) ?? letter;
  const crop = readBox(objects, own('CropBox'));
  const cropBox = (crop && intersect(crop, mediaBox)) ?? mediaBox;
  const rotate = readRotation(objects, own('Rotate'));
  const unit = numberOf(objects, dict.get('UserUnit')) ?? 1;
  const userUnit = unit > 0 && unit <= 1000 ? unit : 1;
  const across = (cropBox.right - cropBox.left) * userUnit;
  const up = (cropBox.top - cropBox.bottom) * userUnit;
  if (!(Math.max(across, up) <= budget.limits.pdfPageSide)) {
    budget.refuse('pdf.page-too-large', { page: index + 1, limit: budget.limits.pdfPageSide });
  }
  const lies = rotate === 90 || rotate === 270;
  return {
    index,
    ref,
    dict,
    resources: dictOf(objects, own('Resources')) ?? PdfDict.empty,
    inherited: new Map(Array.from(above).filter(([key]) => !dict.has(key))),
    mediaBox,
    cropBox,
    rotate,
    userUnit,
    width: lies ? up : across,
    height: lies ? across : up,
    seenToUser: seenMatrix(cropBox, rotate, userUnit),
    uprightToUser: uprightMatrix(cropBox, rotate, userUnit),
    contents: readContents(objects, dict.get('Contents')),
  };
}

const inheritable = ['Resources', 'MediaBox', 'CropBox', 'Rotate'];

/** References this far beyond the highest object are not followed by numbers of ours: those would grow too large. */
const mostUnused = 10_000;

interface PageTreeSource {
  readonly objects: PdfObjects;
  readonly catalog: PdfDict;
  /** All objects, for a tree in which no page can be found. */
  readonly refs: () => readonly PdfRef[];
  /** One more than the highest object number of the file. */
  readonly size: number;
  readonly budget: PdfBudget;
}

class TreeReader {
  readonly pages: PdfPage[] = [];
  readonly nodes: (readonly PdfRef[])[] = [];
  regular = true;
  /** Something in the tree is no page: it was passed over. */
  faulty = false;
  size: number;
  readonly #source: PageTreeSource;
  readonly #seenNodes = new Set<number>();
  readonly #seenPages = new Set<number>();

  constructor(source: PageTreeSource) {
    this.#source = source;
    this.size = source.size;
  }

  read(
    value: PdfValue | undefined,
    above: ReadonlyMap<string, PdfValue>,
    nodes: readonly PdfRef[],
    depth: number,
  ): void {
    const { objects, budget } = this.#source;
    const dict = dictOf(objects, value);
    // A number that no object has must not be given to a new one: it would become a page.
    if (!dict && value instanceof PdfRef && value.number - this.size < mostUnused) {
      this.size = Math.max(this.size, value.number + 1);
    }
    const type = dict && nameOf(objects, dict.get('Type'));
    const kids = dict && type !== 'Page' ? arrayOf(objects, dict.get('Kids')) : undefined;
    if (!dict || (!kids && (type === 'Pages' || type === 'Catalog'))) {
      this.faulty = true;
    } else if (!kids) this.addPage(value, dict, above, nodes);
    else {
      if (depth >= budget.limits.pdfDepth) budget.refuse('pdf.too-deep', { limit: budget.limits.pdfDepth });
      this.#readKids(value, dict, kids, above, nodes, depth);
    }
  }

  #readKids(
    value: PdfValue | undefined,
    dict: PdfDict,
    kids: PdfArray,
    above: ReadonlyMap<string, PdfValue>,
    nodes: readonly PdfRef[],
    depth: number,
  ): void {
    let inside = nodes;
    if (value instanceof PdfRef) {
      // A node that is above itself, or in two places, is read once.
      if (this.#seenNodes.has(value.number)) {
        this.faulty = true;
        return;
      }
      this.#seenNodes.add(value.number);
      inside = [...nodes, value];
    } else this.regular = false;
    const inherited = new Map(above);
    for (const key of inheritable) {
      const own = dict.get(key);
      if (own !== undefined) inherited.set(key, own);
    }
    for (const kid of kids) this.read(kid, inherited, inside, depth + 1);
  }

  addPage(
    value: PdfValue | undefined,
    dict: PdfDict,
    above: ReadonlyMap<string, PdfValue>,
    nodes: readonly PdfRef[],
  ): void {
    const { objects, budget } = this.#source;
    if (this.pages.length >= budget.limits.pdfPages) {
      budget.refuse('pdf.too-many-pages', { limit: budget.limits.pdfPages });
    }
    let ref: PdfRef;
    if (value instanceof PdfRef && !this.#seenPages.has(value.number)) {
      ref = value;
      this.#seenPages.add(ref.number);
    } else {
      this.regular = false;
      ref = new PdfRef(this.size++);
    }
    this.pages.push(readPage(objects, this.pages.length, ref, dict, above, budget));
    this.nodes.push(nodes);
    budget.checkTime();
  }
}

/**
 * Reads the page tree (7.7.3). Counts are not believed, circles are cut, what is no page is passed over. When no page can be
 * found that way, every page object of the file is taken.
 * @throws ShoruiError `pdf.no-pages`, `pdf.too-many-pages`, `pdf.too-deep`, `pdf.page-too-large`
 */
export function readPageTree(source: PageTreeSource): { readonly tree: PageTree; readonly faulty: boolean } {
  const { objects, catalog, budget } = source;
  const rootValue = catalog.get('Pages');
  const reader = new TreeReader(source);
  reader.read(rootValue, new Map(), [], 0);
  if (reader.pages.length === 0) {
    reader.regular = false;
    reader.faulty = true;
    for (const ref of source.refs()) {
      const dict = dictOf(objects, ref);
      if (dict && nameOf(objects, dict.get('Type')) === 'Page') reader.addPage(ref, dict, new Map(), []);
    }
  }
  if (reader.pages.length === 0) budget.refuse('pdf.no-pages');
  const { pages, nodes, size, faulty } = reader;
  const root = rootValue instanceof PdfRef ? rootValue : undefined;
  // A page without a node above it is in no tree to which pages could be added.
  const regular = reader.regular && root !== undefined && nodes.every((above) => above.length > 0);
  return { tree: { pages, nodes, regular, root, size }, faulty };
}
