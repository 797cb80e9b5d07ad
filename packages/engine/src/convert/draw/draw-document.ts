import type { Codec } from '../../platform/codec.ts';
import { withLimits, type Limits } from '../../platform/limits.ts';
import type { FontBase } from '../../pdf/fonts/index.ts';
import { identityMatrix, PdfDict } from '../../pdf/read/index.ts';
import { startDocument, type Metadata } from '../../pdf/write/index.ts';
import type { Place, Problem } from '../../problems/index.ts';
import type { Page } from '../model/mark.ts';
import { DocumentRun } from './document-run.ts';
import { drawMarks } from './draw-marks.ts';
import { PageSheet } from './page-sheet.ts';
import { findTargets } from './targets.ts';
import { LinkCheck, writeLinks, type OpenLink } from './write-links.ts';
import { writeOutline } from './write-outline.ts';

export interface DrawDocumentOptions {
  readonly codec: Codec;
  readonly metadata?: Metadata;
  /** Make a PDF/A-2b, for long keeping. */
  readonly archival?: boolean;
  readonly limits?: Partial<Limits>;
  /** Names the file in problems. */
  readonly place?: Place;
  /** Subsets that are there already. */
  readonly fontBase?: FontBase;
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
    ...(fontBase && { fontBase }),
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
