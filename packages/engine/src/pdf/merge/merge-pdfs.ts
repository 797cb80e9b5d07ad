import type { PDFDocument, PDFPage, PDFRef } from 'pdf-lib';
import { catchProblemsAsync, createProblem, ShoruiError, type Problem } from '../../problems/index.ts';
import type { MergeAttachment, MergeInput, MergeOptions } from './merge-input.ts';
import { numberPages } from './number-pages.ts';
import { readSource, type MergeSource } from './read-source.ts';

/** A place that the outline names. */
interface OutlineEntry {
  readonly title: string;
  /** The page, from 0. */
  readonly page: number;
}

/** Adds an outline (しおり) with an entry for each place, and has viewers show it. */
async function addOutline(document: PDFDocument, entries: readonly OutlineEntry[]): Promise<void> {
  const { PDFHexString, PDFName, PDFNumber } = await import('pdf-lib');
  const { context, catalog } = document;
  const pages = document.getPages();
  const root = context.nextRef();
  const refs: PDFRef[] = entries.map(() => context.nextRef());
  for (const [index, { title, page }] of entries.entries()) {
    const [ref, before, after] = [refs[index], refs[index - 1], refs[index + 1]];
    const target = pages[page];
    if (!ref || !target) continue;
    const entry = context.obj({ Parent: root, Dest: [target.ref, 'Fit'] });
    entry.set(PDFName.of('Title'), PDFHexString.fromText(title));
    if (before) entry.set(PDFName.of('Prev'), before);
    if (after) entry.set(PDFName.of('Next'), after);
    context.assign(ref, entry);
  }
  const [first, last] = [refs[0], refs.at(-1)];
  if (!first || !last) return;
  const outline = context.obj({ Type: 'Outlines', First: first, Last: last });
  outline.set(PDFName.of('Count'), PDFNumber.of(refs.length));
  context.assign(root, outline);
  catalog.set(PDFName.of('Outlines'), root);
  catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
}

/** One PDF out of several. */
export interface MergedPdf {
  readonly bytes: Uint8Array;
  readonly pages: number;
  /** Pages, from 1, that were added so that the next file begins on a right-hand page. */
  readonly blankPages: readonly number[];
  /** What is worth a look: a lost signature, a file that had to be repaired. */
  readonly problems: readonly Problem[];
}

/** Opens all files, so that problems of all of them are reported together. */
async function readSources(
  inputs: readonly MergeInput[],
  options: MergeOptions,
  problems: Problem[],
): Promise<readonly MergeSource[]> {
  const sources: MergeSource[] = [];
  const failures: Problem[] = [];
  for (const input of inputs) {
    const source = await catchProblemsAsync(
      () => readSource(input, options, problems),
      (found) => {
        failures.push(...found);
      },
    );
    if (source) sources.push(source);
  }
  if (failures.length > 0) throw new ShoruiError(failures);
  return sources;
}

/** The pages of a merged file while it grows. */
class PageList {
  readonly blank = new Set<number>();
  readonly outline: OutlineEntry[] = [];
  readonly #document: PDFDocument;

  constructor(document: PDFDocument) {
    this.#document = document;
  }

  get count(): number {
    return this.#document.getPageCount();
  }

  /** Adds a blank page as large as the last one if the next page would be a left-hand one. */
  beginOnRight(): void {
    if (this.count % 2 === 0) return;
    const last = this.#document.getPage(this.count - 1);
    const { width, height } = last.getSize();
    this.blank.add(this.count);
    this.#document.addPage([width, height]).setRotation(last.getRotation());
  }

  /** Copies the pages of a file, each of its objects once, however often a page comes. */
  async add({ document, pages, copies, title }: MergeSource, duplex: boolean): Promise<void> {
    const different = [...new Set(pages)];
    const copied = await this.#document.copyPages(document, different);
    const byPage = new Map(different.map((page, index) => [page, copied[index]]));
    const used = new Set<PDFPage>();
    for (let copy = 0; copy < copies; copy++) {
      if (duplex) this.beginOnRight();
      this.outline.push({ title, page: this.count });
      for (const number of pages) {
        const page = byPage.get(number);
        if (page) this.#document.addPage(used.has(page) ? await this.#again(page) : page);
        if (page) used.add(page);
      }
    }
  }

  /** The page once more: a page of its own with the same content and resources. */
  async #again(page: PDFPage): Promise<PDFPage> {
    const { PDFPage: Page } = await import('pdf-lib');
    const leaf = page.node.clone();
    return Page.of(leaf, this.#document.context.register(leaf), this.#document);
  }
}

async function attach(document: PDFDocument, attachments: readonly MergeAttachment[]): Promise<void> {
  for (const { name, bytes, mimeType, description } of attachments) {
    await document.attach(bytes, name, {
      ...(mimeType !== undefined && { mimeType }),
      ...(description !== undefined && { description }),
    });
  }
}

/** Sets the properties of the file; printers that read them print on both sides. */
async function describe(
  document: PDFDocument,
  { title, author, subject, keywords, duplex }: MergeOptions,
  first = '',
): Promise<void> {
  document.setTitle(title ?? first, { showInWindowTitleBar: true });
  if (author !== undefined) document.setAuthor(author);
  if (subject !== undefined) document.setSubject(subject);
  if (keywords !== undefined) document.setKeywords([...keywords]);
  document.setProducer('Shorui');
  document.setLanguage('ja-JP');
  if (!duplex) return;
  const { Duplex } = await import('pdf-lib');
  document.catalog.getOrCreateViewerPreferences().setDuplex(Duplex.DuplexFlipLongEdge);
}

function refuseTwice(attachments: readonly MergeAttachment[]): void {
  const names = attachments.map(({ name }) => name);
  const twice = [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
  if (twice.length > 0)
    throw new ShoruiError(twice.map((name) => createProblem('pdf.merge-attachment-twice', {}, { name })));
}

/**
 * Puts pages of several PDF files into one, in their order. Fields of forms become a part of their pages, links between pages of one
 * file stay. The same input gives the same bytes.
 * @throws {ShoruiError} with the problems of all files: `pdf.*` for one that is damaged, `pdf.merge-encrypted`, `pdf.merge-unreadable`,
 *   `pdf.merge-pages-syntax`, `pdf.merge-pages-unknown`, `pdf.merge-nothing`, `pdf.merge-attachment-twice`
 */
export async function mergePdfs(inputs: readonly MergeInput[], options: MergeOptions): Promise<MergedPdf> {
  const { attachments = [], duplex = false, outline = true, pageNumbers } = options;
  if (inputs.length === 0) throw new ShoruiError([createProblem('pdf.merge-nothing', {})]);
  refuseTwice(attachments);
  const problems: Problem[] = [];
  const sources = await readSources(inputs, options, problems);
  const { PDFDocument: Pdf } = await import('pdf-lib');
  const document = await Pdf.create({ updateMetadata: false });
  const list = new PageList(document);
  for (const source of sources) await list.add(source, duplex);
  await attach(document, attachments);
  if (outline) await addOutline(document, list.outline);
  await describe(document, options, sources[0]?.title);
  const merged = await document.save({ addDefaultPage: false, updateFieldAppearances: false });
  const bytes = pageNumbers === undefined ? merged : numberPages(merged, list.count, list.blank, pageNumbers, options);
  return { bytes, pages: list.count, blankPages: [...list.blank].map((page) => page + 1), problems };
}
