import type { ISectionPropertiesOptions } from 'docx';
import { defaultMargins, paperSizes } from '../../../application/schema/editor-values.ts';
import type { PageSettings } from '../../../application/schema/index.ts';
import { twipsPerMm } from '../model/plan-table.ts';
import type { DocxPackage } from './author-format.ts';

function toTwips(mm: number): number {
  return Math.round(mm * twipsPerMm);
}

/** Upright size of the paper in mm. */
function paperOf({ size = 'A4', width, height }: PageSettings): { width: number; height: number } {
  const [across, down] = paperSizes[size];
  return { width: width ?? across, height: height ?? down };
}

/** Size of the page in mm as it is. */
function pageSize(settings: PageSettings): { width: number; height: number } {
  const { width, height } = paperOf(settings);
  return settings.orientation === 'landscape' ? { width: height, height: width } : { width, height };
}

/** Columns that Word allows besides the first one are this far apart, in mm, unless the document specifies others. */
const defaultGap = 7.5;

/** Length of a line on the pages of a section, in twips. */
export function lineLength(settings: PageSettings): number {
  const { left, right, top, bottom } = { ...defaultMargins, ...settings };
  const { width, height } = pageSize(settings);
  const whole = settings.direction === 'vertical' ? height - top - bottom : width - left - right;
  const { columns = 1, columnGap = defaultGap } = settings;
  return Math.max(567, toTwips((whole - columnGap * (columns - 1)) / columns));
}

/** Paper, margins and page numbers of a section in the package's words. `hasFirst`: its first page has a header of its own. */
export function sectionProperties(
  docx: DocxPackage,
  settings: PageSettings,
  hasFirst: boolean,
): ISectionPropertiesOptions {
  const { NumberFormat, PageOrientation, PageTextDirectionType, SectionType } = docx;
  const { left, right, top, bottom, header, footer } = { ...defaultMargins, ...settings };
  const { width, height } = paperOf(settings);
  const formats = {
    number: NumberFormat.DECIMAL,
    fullWidth: NumberFormat.DECIMAL_FULL_WIDTH,
    kanji: NumberFormat.JAPANESE_COUNTING,
    roman: NumberFormat.LOWER_ROMAN,
  };
  const starts = {
    page: SectionType.NEXT_PAGE,
    continuous: SectionType.CONTINUOUS,
    evenPage: SectionType.EVEN_PAGE,
    oddPage: SectionType.ODD_PAGE,
  };
  const { columns = 1, columnGap = defaultGap, direction, firstNumber, numberFormat = 'number', start } = settings;
  return {
    page: {
      size: {
        width: toTwips(width),
        height: toTwips(height),
        ...(settings.orientation === 'landscape' && { orientation: PageOrientation.LANDSCAPE }),
      },
      margin: {
        top: toTwips(top),
        right: toTwips(right),
        bottom: toTwips(bottom),
        left: toTwips(left),
        header: toTwips(header),
        footer: toTwips(footer),
      },
      pageNumbers: { formatType: formats[numberFormat], ...(firstNumber !== undefined && { start: firstNumber }) },
      ...(direction === 'vertical' && { textDirection: PageTextDirectionType.TOP_TO_BOTTOM_RIGHT_TO_LEFT }),
    },
    ...(columns > 1 && { column: { count: columns, space: toTwips(columnGap), equalWidth: true } }),
    ...(start !== undefined && { type: starts[start] }),
    ...(hasFirst && { titlePage: true }),
  };
}
