import { type PdfDict, type PdfValue, PdfRef } from '../../read/objects/pdf-value.ts';
import type { PdfPage } from '../../read/pages/pdf-page.ts';
import type { PdfFile } from '../../read/pdf-file.ts';
import { arrayOf, dictOf, nameOf } from '../../read/pdf-objects.ts';
import { packStream, type StreamOptions } from '../pdf-sink.ts';
import type { PdfUpdate } from '../pdf-update.ts';
import { appendUpdate } from './append-update.ts';
import { insertPages } from './insert-pages.ts';
import { emptyPage, type AddedPage, type EmptyPage, type PageAddition } from './page-addition.ts';
import { PageState } from './page-state.ts';
import type { PreparedPdf } from './prepared-pdf.ts';
import { writePages } from './write-pages.ts';

/**
 * Entries of a page that name its place in something else: a thread, the structure tree, a set of pages of the web, private
 * data. A copy has no such place. Its preview is not its own either, for it will be filled in.
 */
const ownPlace =
  'AA B DPart ID LastModified Metadata PieceInfo PresSteps SeparationInfo StructParents TemplateInstantiated Thumb'.split(
    ' ',
  );

/** The same of an annotation, with its ties to other annotations. */
const ownTies = ['Popup', 'Parent', 'IRT', 'RT', 'NM', 'StructParent'];

function copyAnnotation(update: PdfUpdate, dict: PdfDict, page: PdfRef): PdfRef {
  return update.add(dict.without(...ownTies).with({ P: page }));
}

/** What differs in the dictionary of a page's copy: annotations of its own, without form fields and pop-ups. */
function copiedEntries(update: PdfUpdate, page: PdfPage, copy: PdfRef): Record<string, PdfValue | undefined> {
  const entries: Record<string, PdfValue | undefined> = {};
  for (const key of ownPlace) if (page.dict.has(key)) entries[key] = undefined;
  if (!page.dict.has('Annots')) return entries;
  const kept: PdfRef[] = [];
  for (const item of arrayOf(update, page.dict.get('Annots')) ?? []) {
    const annotation = dictOf(update, item);
    const kind = annotation && nameOf(update, annotation.get('Subtype'));
    if (annotation && kind !== 'Widget' && kind !== 'Popup') kept.push(copyAnnotation(update, annotation, copy));
  }
  entries['Annots'] = kept.length > 0 ? kept : undefined;
  return entries;
}

/** References that only lead to other references: as many as the reader follows. */
const mostHops = 30;

export class Update implements PdfUpdate {
  readonly file: PdfFile;
  readonly #prepared: PreparedPdf;
  readonly #objects = new Map<number, { readonly ref: PdfRef; readonly value: PdfValue }>();
  readonly #trailer = new Map<string, PdfValue | undefined>();
  readonly #pages = new Map<number, PageState>();
  readonly #added = new Map<AddedPage, PageState>();
  /** Pages put behind each page of the file. */
  readonly #behind = new Map<number, AddedPage[]>();
  readonly #removed = new Set<number>();
  #next: number;
  #built: Uint8Array<ArrayBuffer> | undefined;

  constructor(prepared: PreparedPdf) {
    this.#prepared = prepared;
    this.file = prepared.file;
    this.#next = prepared.file.pageTree().size;
  }

  get namePrefix(): string {
    return this.#prepared.namePrefix;
  }

  resolve(value: PdfValue | undefined): PdfValue {
    let found = value ?? null;
    for (let hops = 0; found instanceof PdfRef; hops++) {
      if (hops > mostHops) return null;
      const changed = this.#objects.get(found.number);
      found = changed ? changed.value : this.file.resolve(found);
    }
    return found;
  }

  allocate(): PdfRef {
    this.#expectOpen();
    return new PdfRef(this.#next++);
  }

  set(ref: PdfRef, value: PdfValue): void {
    this.#expectOpen();
    // The generation is the one the file has: a reference that names another means no object of it.
    const entry = this.file.layout.entries.get(ref.number);
    const generation = entry?.kind === 'plain' ? entry.generation : 0;
    const own = generation === ref.generation ? ref : new PdfRef(ref.number, generation);
    this.#objects.set(ref.number, { ref: own, value });
  }

  add(value: PdfValue): PdfRef {
    const ref = this.allocate();
    this.#objects.set(ref.number, { ref, value });
    return ref;
  }

  addStream(dict: PdfDict, data: Uint8Array, options?: StreamOptions): PdfRef {
    return this.add(packStream(dict, data, this.#prepared.codec, options));
  }

  setStream(ref: PdfRef, dict: PdfDict, data: Uint8Array, options?: StreamOptions): void {
    this.set(ref, packStream(dict, data, this.#prepared.codec, options));
  }

  setTrailer(key: string, value: PdfValue | undefined): void {
    this.#expectOpen();
    this.#trailer.set(key, value);
  }

  addToPage(page: number | AddedPage, addition: PageAddition): void {
    this.#expectOpen();
    this.#stateOf(page).add(addition);
  }

  copyPage(page: number): AddedPage {
    const source = this.file.pages()[page];
    if (!source) throw new RangeError(`no page ${page}`);
    const copy: AddedPage = { ref: this.allocate(), of: page };
    const state = new PageState(copy.ref, this.#prepared.preparedPage(page, copy.ref));
    state.add({ entries: copiedEntries(this, source, copy.ref) });
    this.#putBehind(page, copy, state);
    return copy;
  }

  addPage(page: EmptyPage): AddedPage {
    const last = this.file.pages().length - 1;
    const after = page.after ?? last;
    if (!(after >= 0 && after <= last)) throw new RangeError(`no page ${after}`);
    const added: AddedPage = { ref: this.allocate(), of: undefined };
    this.#putBehind(after, added, new PageState(added.ref, emptyPage(page)));
    return added;
  }

  removePage(page: number): void {
    this.#expectOpen();
    const { length } = this.file.pages();
    if (!(page >= 0 && page < length)) throw new RangeError(`no page ${page}`);
    this.#removed.add(page);
    if (this.#removed.size === length) throw new RangeError('the last page cannot be removed');
  }

  build(): Uint8Array<ArrayBuffer> {
    this.#built ??= this.#join();
    return this.#built;
  }

  #join(): Uint8Array<ArrayBuffer> {
    const changed =
      this.#objects.size + this.#pages.size + this.#added.size + this.#removed.size + this.#trailer.size > 0;
    if (!changed) return this.file.bytes.slice();
    insertPages(this, {
      behind: this.#behind,
      removed: this.#removed,
      stateOf: (page) => this.#stateOf(page),
      touched: (index) => this.#pages.has(index),
    });
    const pages = [...this.#pages.values(), ...this.#added.values()];
    const bodies = writePages(this, this.#prepared, pages);
    return appendUpdate({
      prepared: this.#prepared,
      objects: this.#objects,
      bodies,
      trailer: this.#trailer,
      size: this.#next,
    });
  }

  #expectOpen(): void {
    if (this.#built) throw new TypeError('the update is built');
  }

  #stateOf(page: number | AddedPage): PageState {
    const known = typeof page === 'number' ? this.#pages.get(page) : this.#added.get(page);
    if (known) return known;
    if (typeof page !== 'number') throw new RangeError('a page of another update');
    const source = this.file.pages()[page];
    if (!source) throw new RangeError(`no page ${page}`);
    const state = new PageState(source.ref, this.#prepared.preparedPage(page, source.ref));
    this.#pages.set(page, state);
    return state;
  }

  #putBehind(page: number, added: AddedPage, state: PageState): void {
    this.#added.set(added, state);
    const behind = this.#behind.get(page);
    if (behind) behind.push(added);
    else this.#behind.set(page, [added]);
  }
}
