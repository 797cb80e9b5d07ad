import { createProblem, type Place, type Problem, type ProblemId, type ProblemParams } from '../../problems/index.ts';
import { placeOfFile, type FileOptions } from '../../platform/environment.ts';
import { emptyPasswordKey } from './encryption/empty-password-key.ts';
import { readEncryption, readPermissions, type Permissions } from './encryption/encryption-entries.ts';
import { createSecurity } from './encryption/security.ts';
import type { DecodedStream } from './filters/decode-stream.ts';
import { findHeader, type PdfHeader } from './find-header.ts';
import { ObjectStore } from './object-store.ts';
import { PdfDict, type PdfStream, type PdfValue, PdfRef } from './objects/pdf-value.ts';
import type { PageTree, PdfPage } from './pages/pdf-page.ts';
import { readPageTree } from './pages/read-page-tree.ts';
import { PdfBudget } from './pdf-budget.ts';
import type { PdfFile } from './pdf-file.ts';
import { arrayOf, dictOf, nameOf, stringOf } from './pdf-objects.ts';
import type { FileLayout, XrefEntry } from './xref/file-layout.ts';
import { findXref, kindFor } from './xref/find-xref.ts';
import { addPacked, rebuildXref } from './xref/rebuild-xref.ts';

/** How a PDF is opened. Nothing is packed, so it needs no codec. */
export type OpenPdfOptions = Omit<FileOptions, 'codec'>;

/**
 * Decrypts the store if the file is encrypted and opens without a password. Of a file that encrypts only its attachments nothing
 * else needs the key.
 */
function unlock(store: ObjectStore, trailer: PdfDict, budget: PdfBudget): Permissions | undefined {
  const value = trailer.get('Encrypt');
  if (value === undefined) return undefined;
  const dict = dictOf(store, value);
  if (!dict) return undefined;
  const entries = readEncryption(store, dict);
  if (!entries) return budget.refuse('pdf.encryption-unknown');
  const id = stringOf(store, arrayOf(store, trailer.get('ID'))?.[0])?.bytes ?? new Uint8Array();
  const key = emptyPasswordKey(entries, id);
  const isOpen = entries.strings === 'none' && entries.streams === 'none';
  if (!key && !isOpen) return budget.refuse('pdf.password-needed');
  const usable = key ? entries : { ...entries, filters: new Map() };
  const security = createSecurity(key ?? new Uint8Array(), usable);
  store.decryptWith(security, value instanceof PdfRef ? value : undefined);
  return readPermissions(entries.permissions);
}

const hasPages = (store: ObjectStore, trailer: PdfDict): boolean => {
  const catalog = dictOf(store, trailer.get('Root'));
  return (
    trailer.get('Root') instanceof PdfRef && catalog !== undefined && dictOf(store, catalog.get('Pages')) !== undefined
  );
};

interface Opened {
  readonly store: ObjectStore;
  readonly trailer: PdfDict;
  readonly permissions: Permissions | undefined;
  readonly layout: Omit<FileLayout, 'size' | 'security' | 'entries'>;
}

function openByXref(bytes: Uint8Array, header: number, budget: PdfBudget): Opened | undefined {
  const store = new ObjectStore(bytes, budget);
  const xref = findXref(store.context, header);
  if (!xref) return undefined;
  const { entries, trailer, kind, origin, startXref, fixed } = xref;
  store.entries = entries;
  const permissions = unlock(store, trailer, budget);
  if (!hasPages(store, trailer)) return undefined;
  return { store, trailer, permissions, layout: { kind, origin, startXref, rebuilt: fixed } };
}

function openByScan(bytes: Uint8Array, budget: PdfBudget): Opened {
  const store = new ObjectStore(bytes, budget);
  const rebuilt = rebuildXref(store);
  store.entries = rebuilt.entries;
  const permissions = unlock(store, rebuilt.trailer, budget);
  addPacked(store, rebuilt);
  let { trailer } = rebuilt;
  if (!hasPages(store, trailer)) {
    // The catalogue may be in an object stream, with no trailer left that names it.
    for (const [number, entry] of rebuilt.entries) {
      const ref = new PdfRef(number, entry.kind === 'plain' ? entry.generation : 0);
      if (nameOf(store, dictOf(store, ref)?.get('Type')) === 'Catalog') trailer = trailer.with({ Root: ref });
    }
  }
  if (!hasPages(store, trailer)) budget.refuse('pdf.damaged');
  return {
    store,
    trailer,
    permissions,
    layout: { kind: kindFor(rebuilt.entries), origin: 0, startXref: 0, rebuilt: true },
  };
}

/** A Size further than this beyond the highest number is wrong. */
const mostUnused = 10_000;

/** One more than the highest object number: by Size too, as references may name numbers that no entry has. */
function sizeOf(entries: ReadonlyMap<number, XrefEntry>, trailer: PdfDict): number {
  let size = 1;
  for (const number of entries.keys()) size = Math.max(size, number + 1);
  const stated = trailer.get('Size');
  const isSane = typeof stated === 'number' && Number.isInteger(stated) && stated > size && stated - size <= mostUnused;
  return isSane ? stated : size;
}

class OpenPdf implements PdfFile {
  readonly bytes: Uint8Array;
  readonly place: Place;
  readonly trailer: PdfDict;
  readonly catalogRef: PdfRef;
  readonly catalog: PdfDict;
  readonly version: string;
  readonly permissions: Permissions | undefined;
  readonly layout: FileLayout;
  readonly warnings: Problem[] = [];
  readonly #store: ObjectStore;
  readonly #budget: PdfBudget;
  #tree: PageTree | undefined;

  constructor(bytes: Uint8Array, { version, missing }: PdfHeader, opened: Opened, budget: PdfBudget) {
    const { store, trailer, permissions, layout } = opened;
    this.bytes = bytes;
    this.place = budget.place;
    this.trailer = trailer;
    this.catalogRef = trailer.get('Root') as PdfRef;
    this.catalog = dictOf(store, this.catalogRef) ?? PdfDict.empty;
    const later = nameOf(store, this.catalog.get('Version'));
    this.version = later !== undefined && /^\d\.\d$/.test(later) && later > version ? later : version;
    this.permissions = permissions;
    const { entries, security } = store;
    this.layout = { ...layout, entries, security, size: sizeOf(entries, trailer) };
    this.#store = store;
    this.#budget = budget;
    if (missing) this.#warn('pdf.header-missing');
    if (layout.rebuilt) this.#warn('pdf.repaired');
  }

  resolve(value: PdfValue | undefined): PdfValue {
    return this.#store.resolve(value);
  }

  decode(stream: PdfStream): DecodedStream {
    return this.#store.decode(stream);
  }

  renewLimits(): void {
    this.#budget.renew();
  }

  refs(): readonly PdfRef[] {
    const refs: PdfRef[] = [];
    for (const [number, entry] of this.layout.entries) {
      if (entry.kind !== 'free') refs.push(new PdfRef(number, entry.kind === 'plain' ? entry.generation : 0));
    }
    return refs.sort((one, two) => one.number - two.number);
  }

  pages(): readonly PdfPage[] {
    return this.pageTree().pages;
  }

  pageTree(): PageTree {
    if (this.#tree) return this.#tree;
    const { tree, faulty } = readPageTree({
      objects: this,
      catalog: this.catalog,
      refs: () => this.refs(),
      size: this.layout.size,
      budget: this.#budget,
    });
    if (faulty) this.#warn('pdf.page-tree');
    this.#tree = tree;
    return tree;
  }

  #warn(id: ProblemId, params: ProblemParams = {}): void {
    this.warnings.push(createProblem(id, this.place, params));
  }
}

/**
 * Opens a PDF. Its cross-reference is read, or rebuilt when it cannot be used (with a warning); an encrypted file is
 * opened if it needs no password. Pages and other objects are read on demand.
 * @throws ShoruiError `pdf.not-a-pdf`, `pdf.file-too-large`, `pdf.damaged`, `pdf.password-needed`, `pdf.encryption-unknown`,
 *   and at the limits `pdf.too-many-objects`, `pdf.too-many-values`, `pdf.too-deep`, `pdf.bomb`, `pdf.stream-too-large`,
 *   `pdf.too-slow`
 */
export function openPdf(bytes: Uint8Array, options: OpenPdfOptions = {}): PdfFile {
  const { file, limits, now } = options;
  const budget = new PdfBudget(bytes.length, placeOfFile(file), limits, now);
  const { fileBytes } = budget.limits;
  if (bytes.length > fileBytes) budget.refuse('pdf.file-too-large', { size: bytes.length, limit: fileBytes });
  const header = findHeader(bytes);
  if (!header) return budget.refuse('pdf.not-a-pdf');
  const opened = openByXref(bytes, header.at, budget) ?? openByScan(bytes, budget);
  return new OpenPdf(bytes, header, opened, budget);
}
