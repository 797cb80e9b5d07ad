import type { PdfPage } from '../../read/index.ts';
import type { PageBox } from '../../read/index.ts';
import type { PageMarks } from '../content/page-marks.ts';
import type { PdfPageReport, ReportBox } from '../pdf-report.ts';
import { areaOf } from '../shapes/box.ts';
import { toMm } from '../propose/to-form-field.ts';

const corners = ({ left, bottom, right, top }: PageBox): ReportBox => [left, bottom, right, top];

/** Characters that a scan may have: a stamp of the scanner, page numbers. */
const stamp = 5;
/** Share of the page that the pictures of a scan cover. */
const covered = 0.4;

function contentOf(page: PdfPage, marks: PageMarks): PdfPageReport['content'] {
  const { characters, images, lines, ink } = marks;
  const drawn = lines.length + ink.length;
  if (characters.length + images.length + drawn + marks.ellipses.length === 0) return 'empty';
  const area = images.reduce((sum, image) => sum + areaOf(image), 0);
  const isPicture = area > page.width * page.height * covered;
  return isPicture && characters.length <= stamp && drawn <= stamp ? 'scan' : 'drawn';
}

export function describePage(page: PdfPage, marks: PageMarks, boxes: number): PdfPageReport {
  return {
    page: page.index + 1,
    width: toMm(page.width),
    height: toMm(page.height),
    rotation: page.rotate,
    userUnit: page.userUnit,
    mediaBox: corners(page.mediaBox),
    cropBox: corners(page.cropBox),
    content: contentOf(page, marks),
    characters: marks.characters.length,
    lines: marks.lines.length,
    boxes,
    images: marks.images.length,
  };
}
