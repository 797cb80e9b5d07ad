import type { FontBase } from '../../pdf/fonts/index.ts';
import { PdfDict, PdfName, PdfString, type PdfRef, identityMatrix } from '../../pdf/read/index.ts';
import { type PdfSink, startDocument, type Metadata } from '../../pdf/write/index.ts';
import type { Codec } from '../../platform/codec.ts';
import { withLimits, type Limits } from '../../platform/limits.ts';
import type { Place, Problem } from '../../problems/index.ts';
import type { Page } from '../model/mark.ts';
import { DocumentRun } from './document-run.ts';
import { drawMarks } from './draw-marks.ts';
import { PageSheet } from './page-sheet.ts';
import { destination, type Heading, findTargets } from './targets.ts';
import { LinkCheck, writeLinks, type OpenLink } from './write-links.ts';

interface Entry {
  readonly ref: PdfRef;
  readonly heading: Heading;
  readonly entries: Entry[];
}

/** A heading belongs to the nearest one before it that is of a higher rank, whatever ranks are skipped between them. */
function nest(headings: readonly Heading[], sink: PdfSink): Entry[] {
  const top: Entry[] = [];
  const open: Entry[] = [];
  for (const heading of headings) {
    while (open.length > 0 && (open.at(-1)?.heading.level ?? 0) >= heading.level) open.pop();
    const entry = { ref: sink.allocate(), heading, entries: [] };
    (open.at(-1)?.entries ?? top).push(entry);
    open.push(entry);
  }
  return top;
}

function countAll(entries: readonly Entry[]): number {
  return entries.reduce((sum, entry) => sum + 1 + countAll(entry.entries), 0);
}

function ends(entries: readonly Entry[]): { First?: PdfRef; Last?: PdfRef; Count?: number } {
  const [first, last] = [entries[0], entries.at(-1)];
  return first && last ? { First: first.ref, Last: last.ref, Count: countAll(entries) } : {};
}

function writeEntries(entries: readonly Entry[], parent: PdfRef, sink: PdfSink, pages: readonly PdfRef[]): void {
  for (const [index, { ref, heading, entries: inner }] of entries.entries()) {
    sink.set(
      ref,
      PdfDict.of({
        Title: PdfString.fromText(heading.text.trim()),
        Parent: parent,
        Prev: entries[index - 1]?.ref,
        Next: entries[index + 1]?.ref,
        ...ends(inner),
        Dest: destination(heading, pages),
      }),
    );
    writeEntries(inner, ref, sink, pages);
  }
}

/** Writes the headings as the document's outline (ISO 32000-1, 12.3.3), all of it open; undefined without headings. */
function writeOutline(headings: readonly Heading[], sink: PdfSink, pages: readonly PdfRef[]): PdfRef | undefined {
  if (headings.length === 0) return undefined;
  const root = sink.allocate();
  const top = nest(headings, sink);
  sink.set(root, PdfDict.of({ Type: PdfName.of('Outlines'), ...ends(top) }));
  writeEntries(top, root, sink, pages);
  return root;
}

export interface DrawDocumentOptions {
  readonly codec: Codec;
  readonly metadata?: Metadata | undefined;
  /** Make a PDF/A-2b, for long keeping. */
  readonly archival?: boolean;
  readonly limits?: Partial<Limits> | undefined;
  /** Names the file in problems. */
  readonly place?: Place;
  /** Subsets that are there already. */
  readonly fontBase?: FontBase | undefined;
}

/** A PDF, and what could not be drawn in it. With a problem of severity error the bytes are not to be used. */
export interface DrawnDocument {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly problems: readonly Problem[];
}

/** zlib level of pages: glyph codes pack by a tenth worse than with 6, in half the time, and are a small part of the file. */
const contentLevel = 3;

/**
 * Characters of pages that stay as they are: packing the first pages takes longer than setting much of their text, and what it
 * gains is little compared with the fonts.
 */
const mostPlain = 24 * 1024;

/**
 * Draws pages as a PDF: text that can be read and searched, links, and an outline of the headings. The same pages give the
 * same bytes.
 * @throws {ShoruiError} `pdf.font-broken`
 * @throws RangeError without pages
 */
export function drawDocument(pages: readonly Page[], options: DrawDocumentOptions): DrawnDocument {
  const { codec, metadata = {}, archival = false, limits, place = {}, fontBase } = options;
  const document = startDocument({ codec });
  const targets = findTargets(pages);
  const run = new DocumentRun(document, {
    codec,
    limits: withLimits(limits),
    archival,
    place,
    targets,
    fontBase,
  });
  const check = new LinkCheck(run);
  const openLinks: OpenLink[] = [];
  let plainLeft = mostPlain;
  const refs = pages.map(({ width, height, marks }) => {
    const sheet = new PageSheet(run);
    drawMarks(sheet, marks, { top: height, matrix: identityMatrix });
    const links = sheet.links.filter((link) => check.leads(link)).map((link) => ({ ref: document.allocate(), link }));
    openLinks.push(...links);
    const content = sheet.pen.toBytes();
    plainLeft -= content.length;
    return document.addPage({
      width: Math.round(width * 100) / 100,
      height: Math.round(height * 100) / 100,
      content,
      level: plainLeft >= 0 ? false : contentLevel,
      resources: sheet.resources(),
      ...(links.length > 0 && { entries: { Annots: links.map(({ ref }) => ref) } }),
    });
  });
  writeLinks(run, openLinks, refs);
  const outline = writeOutline(targets.headings, document, refs);
  run.fonts.finish();
  const catalog = {
    ...(outline && { Outlines: outline }),
    // Viewers show the title in place of the file's name.
    ...(metadata.title !== undefined && { ViewerPreferences: PdfDict.of({ DisplayDocTitle: true }) }),
  };
  return { bytes: document.build({ metadata, archival, catalog }), problems: run.problems };
}
