import {
  fillPdfForm,
  listFormFields,
  type AcroField,
  type FormValues,
} from '../../../../packages/engine/src/pdf/acroform/index.ts';
import type { FilledPdfForm } from '../../../../packages/engine/src/pdf/acroform/index.ts';
import { bundledLibrary } from '../../../../packages/engine/src/node/fonts/bundled-fonts.ts';
import { nodeCodec } from '../../../../packages/engine/src/node/node-codec.ts';
import { openPdf } from '../../../../packages/engine/src/pdf/read/index.ts';
import { buildPdf, stream, type BuildOptions, type Objects } from '../support/build-pdf.ts';

/** A form is drawn on this page: 400 by 300 pt. */
export const pageHeight = 300;

/**
 * A file of one page whose form has these fields: object 10 is the first. `form` are more entries of its dictionary, `others`
 * more objects.
 */
export function formFile(
  fields: readonly string[],
  more: {
    readonly form?: string;
    readonly page?: string;
    readonly others?: Objects;
    readonly annotations?: string;
    readonly list?: string;
    readonly catalog?: string;
  } = {},
  options: BuildOptions = {},
): Uint8Array {
  const refs = fields.map((_, index) => `${10 + index} 0 R`).join(' ');
  const objects: Record<number, string | Uint8Array> = {
    1: `<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[${more.list ?? refs}]/DA(/Helv 0 Tf 0 g)/DR<</Font<</Helv 5 0 R/KozMin 6 0 R>>>>${more.form ?? ''}>>${more.catalog ?? ''}>>`,
    2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    3: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 ${pageHeight}]/Contents 4 0 R/Annots[${more.annotations ?? refs}]${more.page ?? ''}>>`,
    4: stream('0.5 w 10 10 380 280 re S'),
    5: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    6: '<</Type/Font/Subtype/Type0/BaseFont/KozMinPr6N-Regular/Encoding/UniJIS-UTF16-H/DescendantFonts[7 0 R]>>',
    7: '<</Type/Font/Subtype/CIDFontType0/BaseFont/KozMinPr6N-Regular/CIDSystemInfo<</Registry(Adobe)/Ordering(Japan1)/Supplement 6>>>>',
    ...more.others,
  };
  fields.forEach((field, index) => {
    objects[10 + index] = field;
  });
  return buildPdf(objects, options);
}

/** A field that is its own widget. */
export function widget(entries: string, rect = '20 200 220 224'): string {
  return `<</Type/Annot/Subtype/Widget/F 4/P 3 0 R/Rect[${rect}]${entries}>>`;
}

export function fill(file: Uint8Array, values: FormValues, flatten = false): FilledPdfForm {
  return fillPdfForm(file, values, { fonts: bundledLibrary(), codec: nodeCodec, flatten });
}

export const ids = ({ problems }: FilledPdfForm): string[] => problems.map(({ id }) => id);

/** The fields of a file by name. */
export function fieldsOf(file: Uint8Array): Record<string, AcroField> {
  return Object.fromEntries(listFormFields(openPdf(file)).map((field) => [field.name, field]));
}
