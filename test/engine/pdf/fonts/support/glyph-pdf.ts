import { buildPdf, stream } from '../../support/build-pdf.ts';

/** A font as the few objects of a PDF need it. */
export interface PdfFont {
  readonly kind: 'truetype' | 'cff';
  /** The program, packed with zlib. */
  readonly packed: Uint8Array;
  readonly length: number;
  readonly widths: string;
  readonly toUnicode?: Uint8Array;
}

/** Sheet of glyphs in a grid: codes in rows of `columns`, each in a box of `size` pt. */
export interface Sheet {
  readonly codes: readonly number[];
  readonly columns?: number;
  readonly size?: number;
}

const hex = (code: number): string => code.toString(16).padStart(4, '0');

/** A PDF of one page, written by hand, with one font and its glyphs in a grid. */
export function glyphPdf(font: PdfFont, { codes, columns = 40, size = 24 }: Sheet): Uint8Array {
  const rows = Math.ceil(codes.length / columns);
  let content = `BT /F ${size * 0.75} Tf\n`;
  for (let row = 0; row < rows; row++) {
    for (const [column, code] of codes.slice(row * columns, (row + 1) * columns).entries()) {
      content += `1 0 0 1 ${column * size + size / 8} ${(rows - row - 0.75) * size} Tm <${hex(code)}> Tj\n`;
    }
  }
  const isCff = font.kind === 'cff';
  return buildPdf({
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    3: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${columns * size} ${rows * size}]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>`,
    4: stream(`${content}ET`),
    5: `<</Type/Font/Subtype/Type0/BaseFont/AAAAAA+T/Encoding/Identity-H/DescendantFonts[6 0 R]${font.toUnicode ? '/ToUnicode 9 0 R' : ''}>>`,
    6:
      `<</Type/Font/Subtype/${isCff ? 'CIDFontType0' : 'CIDFontType2/CIDToGIDMap/Identity'}/BaseFont/AAAAAA+T` +
      `/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor 7 0 R/DW 1000/W${font.widths}>>`,
    7:
      '<</Type/FontDescriptor/FontName/AAAAAA+T/Flags 4/FontBBox[-1000 -1000 2000 2000]/ItalicAngle 0/Ascent 880' +
      `/Descent -120/CapHeight 700/StemV 80/${isCff ? 'FontFile3' : 'FontFile2'} 8 0 R>>`,
    8: stream(font.packed, `/Filter/FlateDecode${isCff ? '/Subtype/CIDFontType0C' : `/Length1 ${font.length}`}`),
    9: stream(font.toUnicode ?? ''),
  });
}
