import type { Codec } from '../../platform/codec.ts';
import { portableCodec } from '../../platform/portable-codec.ts';
import { DocumentFonts, type FontLibrary } from '../fonts/index.ts';
import { toPt } from '../form/units.ts';
import { PdfDict } from '../read/index.ts';
import { startDocument, type Metadata } from '../write/index.ts';
import { pageCodes, SheetCanvas } from './sheet-canvas.ts';
import type { Sheet } from './sheet-item.ts';

/** How sheets become a PDF. */
export interface DrawSheetsOptions {
  readonly fonts: FontLibrary;
  /** Deflate; the portable one by default, Node's in `@shorui/engine/node`. */
  readonly codec?: Codec;
  readonly metadata?: Metadata;
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
