import type { Codec } from '../../../platform/codec.ts';
import { portableCodec } from '../../../platform/portable-codec.ts';
import { PdfDict, type PdfValue, PdfName, PdfRef } from '../../read/objects/pdf-value.ts';
import { PdfString } from '../../read/objects/pdf-string.ts';
import { packStream, type PdfSink, type StreamOptions } from '../pdf-sink.ts';
import { infoDict, type Metadata, xmpPacket } from './set-metadata.ts';
import { srgbProfile } from './srgb-profile.ts';
import { writeDocument } from './write-document.ts';

/** A page of a new document. */
export interface DocumentPage {
  /** In pt. */
  readonly width: number;
  readonly height: number;
  /** Operators of its content stream (a text: of ASCII), in pt from the bottom left. */
  readonly content: Uint8Array | string;
  /** Its resource dictionary, or a reference to one that pages share. */
  readonly resources?: PdfDict | PdfRef;
  /** Other entries of its dictionary, such as Annots. */
  readonly entries?: Readonly<Record<string, PdfValue | undefined>>;
  /** zlib level of the content: 6 unless given; `false` leaves it plain. */
  readonly level?: number | false;
}

export interface BuildDocumentOptions {
  readonly metadata?: Metadata | undefined;
  /** Mark the document as PDF/A-2b and give it an sRGB output intent. All fonts must be embedded and no color be CMYK. */
  readonly archival?: boolean;
  /** Entries of the catalogue to set, such as Outlines or ViewerPreferences. */
  readonly catalog?: Readonly<Record<string, PdfValue | undefined>>;
}

/** A new document, built up page by page. The same calls give the same bytes. */
export interface PdfDocument extends PdfSink {
  /** Adds a page behind those there are. */
  addPage(page: DocumentPage): PdfRef;
  /**
   * The whole file. Ends the document.
   * @throws RangeError when it has no page, or a date of the metadata is none
   */
  build(options?: BuildDocumentOptions): Uint8Array<ArrayBuffer>;
}

/** Kids of one node of the page tree: more make readers slow at finding a page. */
const mostKids = 64;

class NewDocument implements PdfDocument {
  readonly #codec: Codec;
  readonly #objects = new Map<number, PdfValue>();
  readonly #pages: { readonly ref: PdfRef; readonly dict: PdfDict }[] = [];
  #next = 1;

  constructor(codec: Codec) {
    this.#codec = codec;
  }

  allocate(): PdfRef {
    const ref = new PdfRef(this.#next++);
    this.#objects.set(ref.number, null);
    return ref;
  }

  set(ref: PdfRef, value: PdfValue): void {
    this.#objects.set(ref.number, value);
  }

  add(value: PdfValue): PdfRef {
    const ref = this.allocate();
    this.#objects.set(ref.number, value);
    return ref;
  }

  addStream(dict: PdfDict, data: Uint8Array, options?: StreamOptions): PdfRef {
    return this.add(packStream(dict, data, this.#codec, options));
  }

  setStream(ref: PdfRef, dict: PdfDict, data: Uint8Array, options?: StreamOptions): void {
    this.set(ref, packStream(dict, data, this.#codec, options));
  }

  addPage(page: DocumentPage): PdfRef {
    const { width, height, content, resources, entries, level } = page;
    const data = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    const ref = this.allocate();
    const dict = PdfDict.of({
      Type: PdfName.of('Page'),
      MediaBox: [0, 0, width, height],
      Resources: resources ?? PdfDict.empty,
      Contents: this.addStream(PdfDict.empty, data, level === undefined ? {} : { level }),
      ...entries,
    });
    this.#pages.push({ ref, dict });
    return ref;
  }

  build(options: BuildDocumentOptions = {}): Uint8Array<ArrayBuffer> {
    const { metadata = {}, archival = false } = options;
    if (this.#pages.length === 0) throw new RangeError('a document without pages');
    const named = metadata.language === undefined ? {} : { Lang: PdfString.fromText(metadata.language) };
    const described = archival || Object.keys(metadata).length > 0;
    const catalog = this.add(
      PdfDict.of({
        Type: PdfName.of('Catalog'),
        Pages: this.#writeTree(),
        ...named,
        ...(described && { Metadata: this.#addXmp(options) }),
        ...(archival && { OutputIntents: [this.#addIntent()] }),
        ...options.catalog,
      }),
    );
    const info = infoDict(metadata);
    const trailer = { Root: catalog, ...(info.size > 0 && { Info: this.add(info) }) };
    return writeDocument(this.#objects, PdfDict.of(trailer), this.#codec);
  }

  #addXmp({ metadata = {}, archival = false }: BuildDocumentOptions): PdfRef {
    const dict = PdfDict.of({ Type: PdfName.of('Metadata'), Subtype: PdfName.of('XML') });
    // Plain, so that programs which know nothing of PDF can find it.
    return this.addStream(dict, new TextEncoder().encode(xmpPacket(metadata, archival)), { level: false });
  }

  #addIntent(): PdfRef {
    const profile = this.addStream(PdfDict.of({ N: 3 }), srgbProfile());
    const name = PdfString.fromText('sRGB IEC61966-2.1');
    return this.add(
      PdfDict.of({
        Type: PdfName.of('OutputIntent'),
        S: PdfName.of('GTS_PDFA1'),
        OutputConditionIdentifier: name,
        Info: name,
        DestOutputProfile: profile,
      }),
    );
  }

  /** Sets the pages and the nodes above them, level by level; gives the root. */
  #writeTree(): PdfRef {
    interface Node {
      readonly ref: PdfRef;
      readonly count: number;
      readonly dict: PdfDict;
    }
    let level: Node[] = this.#pages.map(({ ref, dict }) => ({ ref, count: 1, dict }));
    do {
      const above: Node[] = [];
      for (let from = 0; from < level.length; from += mostKids) {
        const kids = level.slice(from, from + mostKids);
        const parent = this.allocate();
        for (const { ref, dict } of kids) this.set(ref, dict.with({ Parent: parent }));
        const count = kids.reduce((sum, kid) => sum + kid.count, 0);
        const dict = PdfDict.of({ Type: PdfName.of('Pages'), Count: count, Kids: kids.map(({ ref }) => ref) });
        above.push({ ref: parent, count, dict });
      }
      level = above;
    } while (level.length > 1);
    const [root] = level as [Node];
    this.set(root.ref, root.dict);
    return root.ref;
  }
}

/** Starts a new document. `codec` is the portable one unless given. */
export function startDocument(options: { readonly codec?: Codec } = {}): PdfDocument {
  return new NewDocument(options.codec ?? portableCodec);
}
