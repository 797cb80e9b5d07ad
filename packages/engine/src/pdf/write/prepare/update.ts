import type { PdfDict, PdfValue } from '../../read/objects/pdf-value.ts';
import { PdfRef } from '../../read/objects/pdf-ref.ts';
import type { PdfFile } from '../../read/pdf-file.ts';
import { packStream } from '../pack-stream.ts';
import type { StreamOptions } from '../pdf-sink.ts';
import type { PdfUpdate } from '../pdf-update.ts';
import { appendUpdate } from './append-update.ts';
import { copiedEntries } from './copied-entries.ts';
import { emptyPage } from './empty-page.ts';
import type { AddedPage, EmptyPage, PageAddition } from './page-addition.ts';
import { PageState } from './page-state.ts';
import type { PreparedPdf } from './prepared-pdf.ts';
import { insertPages } from './insert-pages.ts';
import { writePages } from './write-pages.ts';

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
