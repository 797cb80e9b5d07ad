import { catchProblems } from '../../../problems/index.ts';
import { dictOf, type PdfDict, type PdfFile, type PdfStream } from '../../read/index.ts';
import { readDecoder, type FontDecoder } from './read-decoder.ts';

/** Fonts and contents of forms of one file, each read once. */
export class FontCache {
  readonly #file: PdfFile;
  readonly #decoders = new Map<PdfDict, FontDecoder | undefined>();
  readonly #contents = new Map<PdfStream, Uint8Array>();

  constructor(file: PdfFile) {
    this.#file = file;
  }

  /** The font of a name among resources; undefined when there is none. */
  find(resources: PdfDict, name: string): FontDecoder | undefined {
    const font = dictOf(this.#file, dictOf(this.#file, resources.get('Font'))?.get(name));
    if (!font) return undefined;
    if (!this.#decoders.has(font)) this.#decoders.set(font, this.#read(font));
    return this.#decoders.get(font);
  }

  /** The content of a form, unpacked. */
  content(form: PdfStream): Uint8Array {
    const known = this.#contents.get(form) ?? this.#file.decode(form).bytes;
    this.#contents.set(form, known);
    return known;
  }

  #read(font: PdfDict): FontDecoder | undefined {
    // A ToUnicode that cannot be unpacked: the text of this font stays unknown.
    return catchProblems(
      () => readDecoder(this.#file, font),
      () => undefined,
    );
  }
}
