import type { Codec } from '../../platform/codec.ts';
import type { Limits } from '../../platform/limits.ts';
import { DocumentFonts, type FontBase } from '../../pdf/fonts/index.ts';
import { addImage, PdfImageReader, type PdfImage } from '../../pdf/images/index.ts';
import { PdfName, type PdfRef } from '../../pdf/read/index.ts';
import type { PdfDocument } from '../../pdf/write/index.ts';
import { createProblem, type Place, type Problem } from '../../problems/index.ts';
import type { Picture } from '../model/inline.ts';
import type { Targets } from './targets.ts';

export interface DocumentRunOptions {
  readonly codec: Codec;
  readonly limits: Limits;
  readonly archival: boolean;
  readonly place: Place;
  readonly targets: Targets;
  /** Subsets that are there already. */
  readonly fontBase?: FontBase | undefined;
}

function isCmyk({ dict }: PdfImage): boolean {
  const space = dict.get('ColorSpace');
  return space instanceof PdfName && space.text === 'DeviceCMYK';
}

/** What the pages of one document share: fonts, pictures, places to lead to, and what was found wrong. */
export class DocumentRun {
  readonly document: PdfDocument;
  readonly fonts: DocumentFonts;
  readonly targets: Targets;
  readonly place: Place;
  readonly problems: Problem[] = [];
  readonly #options: DocumentRunOptions;
  readonly #reader: PdfImageReader;
  /** By part; undefined for a picture that cannot be shown. */
  readonly #pictures = new Map<string, PdfRef | undefined>();

  constructor(document: PdfDocument, options: DocumentRunOptions) {
    this.document = document;
    const { codec, fontBase } = options;
    this.fonts = new DocumentFonts(document, { codec, ...(fontBase && { base: fontBase }) });
    this.targets = options.targets;
    this.place = options.place;
    this.#options = options;
    this.#reader = new PdfImageReader(options.codec, options.limits);
  }

  /** The picture as an object of the document; each part is put in once. */
  pictureRef({ part, bytes }: Picture): PdfRef | undefined {
    if (!this.#pictures.has(part)) this.#pictures.set(part, this.#addPicture(part, bytes));
    return this.#pictures.get(part);
  }

  #addPicture(part: string, bytes: Uint8Array): PdfRef | undefined {
    const place = { ...this.place, part };
    const image = this.#reader.read(bytes, place);
    if ('severity' in image) {
      // The rest of the document is worth having without it.
      this.problems.push({ ...image, severity: 'warning' });
      return undefined;
    }
    if (this.#options.archival && isCmyk(image)) this.problems.push(createProblem('convert.archival-cmyk', place));
    return addImage(this.document, image);
  }
}
