import { type EnvironmentOptions } from '../../platform/environment.ts';
import type { Codec } from '../../platform/codec.ts';
import { portableCodec } from '../../platform/portable-codec.ts';
import type { Problem } from '../../problems/index.ts';
import { reportCertifiedPages } from '../acroform/index.ts';
import { DocumentFonts, type FontLibrary } from '../fonts/index.ts';
import { toPt } from '../form/field-box.ts';
import { openPdf, PdfDict, transform, type PageBox, type PdfPage, type PdfValue } from '../read/index.ts';
import { startUpdate, type AddedPage, type PdfUpdate, startDocument, type Metadata } from '../write/index.ts';
import { pageCodes, SheetCanvas } from './sheet-canvas.ts';
import type { Sheet, SheetItem } from './sheet-item.ts';

/** How sheets are added to a PDF. */
export interface AddSheetsOptions extends EnvironmentOptions {
  readonly fonts: FontLibrary;
}

/** A page of the file as seen, mm. */
export interface SeenSize {
  readonly width: number;
  readonly height: number;
}

/** What is drawn on a page of a file, above its content. */
export interface DrawnOnPage {
  /** From 0. */
  readonly page: number;
  /** With lengths from the top left of the page as seen, with its margin. */
  readonly items: (size: SeenSize) => readonly SheetItem[];
  /** Added to the page above its content, mm; 0 unless given. */
  readonly margin?: number;
}

/** What is drawn on the pages of a file, and which pages follow the last one. */
export interface AddedSheets {
  readonly onPages?: readonly DrawnOnPage[];
  readonly appended?: readonly Sheet[];
}

/** The file with what was added. Problems are warnings: of a broken file that was read, or of a certification that forbids the change. */
export interface FileWithSheets {
  readonly bytes: Uint8Array;
  readonly problems: readonly Problem[];
}

const mm = (pt: number): number => (pt * 25.4) / 72;

/**
 * Draws items on pages of a PDF and adds pages behind the last one, as an incremental update: the bytes of the file stay, so its
 * signatures remain valid over their range. The same input gives the same bytes.
 * @throws {ShoruiError} `pdf.*` for a file that cannot be opened or may not be changed
 * @throws {RangeError} for a number that is no page
 */
export function addSheets(
  bytes: Uint8Array,
  { onPages = [], appended = [] }: AddedSheets,
  { fonts: library, codec = portableCodec, limits, now }: AddSheetsOptions,
): FileWithSheets {
  const file = openPdf(bytes, { limits, now });
  const update = startUpdate(file, { codec });
  const fonts = new DocumentFonts(update, { codec, namePrefix: update.namePrefix });
  const draw = (page: number | AddedPage, height: number, items: readonly SheetItem[]): void => {
    const { codes, used } = pageCodes(fonts);
    const canvas = new SheetCanvas(height, codes, library);
    for (const item of items) canvas.draw(item);
    addContent(update, page, canvas, used);
  };
  const pages = file.pages();
  for (const { page, items, margin = 0 } of onPages) {
    const seen = pages[page];
    if (!seen) throw new RangeError(`there is no page ${page}`);
    // Whole points: sizes of pages are rounded by many programs, and the content is not to move by parts of a point.
    const above = Math.ceil(toPt(margin));
    if (above > 0) update.addToPage(page, { entries: boxesWithMargin(seen, above) });
    draw(page, seen.height + above, items({ width: mm(seen.width), height: mm(seen.height + above) }));
  }
  for (const { width, height, items } of appended) {
    const size = { width: toPt(width), height: toPt(height) };
    draw(update.addPage(size), size.height, items);
  }
  fonts.finish();
  return { bytes: update.build(), problems: [...file.warnings, ...reportCertifiedPages(file)] };
}

/** The boxes of a page that is higher as seen, by pt above its content, whatever its rotation and unit are. */
function boxesWithMargin({ mediaBox, cropBox, seenToUser, width }: PdfPage, margin: number): Record<string, PdfValue> {
  const corners = [transform(seenToUser, 0, -margin), transform(seenToUser, width, -margin)];
  const around = ({ left, bottom, right, top }: PageBox): readonly number[] => [
    Math.min(left, ...corners.map(([x]) => x)),
    Math.min(bottom, ...corners.map(([, y]) => y)),
    Math.max(right, ...corners.map(([x]) => x)),
    Math.max(top, ...corners.map(([, y]) => y)),
  ];
  return { MediaBox: around(mediaBox), CropBox: around(cropBox) };
}

function addContent(
  update: PdfUpdate,
  page: number | AddedPage,
  { canvas }: SheetCanvas,
  used: ReturnType<typeof pageCodes>['used'],
): void {
  if (canvas.isEmpty) return;
  const resources = used.size === 0 ? {} : { Font: Object.fromEntries(used) };
  update.addToPage(page, { content: canvas.toBytes(), resources });
}

/** How sheets become a PDF. */
export interface DrawSheetsOptions {
  readonly fonts: FontLibrary;
  /** Deflate; the portable one by default, Node's in `@shorui/engine/node`. */
  readonly codec?: Codec;
  readonly metadata?: Metadata | undefined;
}

/**
 * A PDF of pages that are described item by item, with its fonts embedded: for papers that the product makes out itself, such as
 * receipts. Characters that no font has are drawn as 〓. The same sheets give the same bytes.
 * @throws RangeError without sheets
 */
export function drawSheets(sheets: readonly Sheet[], options: DrawSheetsOptions): Uint8Array<ArrayBuffer> {
  const { codec = portableCodec, fonts: library, metadata = {} } = options;
  const document = startDocument({ codec });
  const fonts = new DocumentFonts(document, { codec });
  for (const sheet of sheets) {
    const { codes, used } = pageCodes(fonts);
    const page = new SheetCanvas(toPt(sheet.height), codes, library);
    for (const item of sheet.items) page.draw(item);
    document.addPage({
      width: toPt(sheet.width),
      height: toPt(sheet.height),
      content: page.canvas.toBytes(),
      resources: PdfDict.of({ Font: new PdfDict(used) }),
    });
  }
  fonts.finish();
  const isTitled = metadata.title !== undefined;
  const catalog = isTitled ? { ViewerPreferences: PdfDict.of({ DisplayDocTitle: true }) } : {};
  return document.build({ metadata, catalog });
}
