import {
  inspectPdf,
  type InspectPdfOptions,
  type PdfReport,
} from '../../../../packages/engine/src/pdf/inspect/index.ts';
import { buildPdf, stream, type Objects } from '../support/build-pdf.ts';

/** Two-byte codes of UTF-16 as a hexadecimal string: what a font with UniJIS-UTF16-H shows. */
export const shown = (text: string): string => `<${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

/** Words at a place of the page, in a Japanese font of this size. */
export const words = (text: string, x: number, y: number, size = 10): string =>
  `BT /J ${size} Tf ${x} ${y} Td ${shown(text)} Tj ET\n`;

/** A closed rectangle drawn as a path. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `${x} ${y} ${width} ${height} re S\n`;

const fonts: Objects = {
  5: '<</Type/Font/Subtype/Type0/BaseFont/MS-Mincho/Encoding/UniJIS-UTF16-H/DescendantFonts[6 0 R]>>',
  6: '<</Type/Font/Subtype/CIDFontType0/BaseFont/MS-Mincho/CIDSystemInfo<</Registry(Adobe)/Ordering(Japan1)/Supplement 6>>>>',
};

/** A file of one page, 400 by 300 pt, with this content. */
export function drawnFile(
  content: string,
  more: { page?: string; catalog?: string; resources?: string; others?: Objects } = {},
): Uint8Array {
  return buildPdf({
    1: `<</Type/Catalog/Pages 2 0 R${more.catalog ?? ''}>>`,
    2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    3: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Contents 4 0 R/Resources<</Font<</J 5 0 R>>${more.resources ?? ''}>>${more.page ?? ''}>>`,
    4: stream(content),
    ...fonts,
    ...more.others,
  });
}

export function inspect(
  content: string,
  more: Parameters<typeof drawnFile>[1] = {},
  options: InspectPdfOptions = {},
): PdfReport {
  return inspectPdf(drawnFile(content, more), options);
}

/** What is proposed, shortly: kind, name and box in pt from the bottom left, as it was drawn on a plain page. */
export function proposed({
  proposed,
  proposals,
}: PdfReport): { kind: string; name: string; box: number[]; cells?: number; option?: string }[] {
  const pt = (mm: number): number => Math.round((mm * 72) / 25.4);
  return proposed.fields.map(({ name, position_x, position_y, style, option_value }, index) => {
    const [width, height] = [pt(style?.width ?? 0), pt(style?.height ?? 0)];
    const cells = style?.cells?.count ?? style?.cells?.boxes?.length;
    return {
      kind: proposals[index]?.kind ?? '',
      name,
      box: [pt(position_x), 300 - pt(position_y + (style?.height ?? 0)), width, height],
      ...(cells !== undefined && { cells }),
      ...(option_value !== undefined && { option: option_value }),
    };
  });
}
