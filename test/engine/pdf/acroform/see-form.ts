import { dictOf, openPdf, PdfRef, type PdfDict } from '../../../../packages/engine/src/pdf/read/index.ts';
import { runQpdf } from '../support/run-qpdf.ts';
import { isInk, seePdf, type SeenPage } from '../support/see-pdf.ts';
import { pageHeight } from './support.ts';

/** An object of a file by its number. */
export function objectOf(file: Uint8Array, number: number): PdfDict {
  const dict = dictOf(openPdf(file), new PdfRef(number));
  if (!dict) throw new Error(`no dictionary ${number}`);
  return dict;
}

export const scale = 2;

/** Inked columns (in pt) between two heights of the page, as runs of x. */
export function inkRuns(page: SeenPage, bottom: number, top: number, from: number, to: number): [number, number][] {
  const runs: [number, number][] = [];
  for (let x = from * scale; x < to * scale; x++) {
    let ink = false;
    for (let y = (pageHeight - top) * scale; y < (pageHeight - bottom) * scale && !ink; y++) ink = isInk(page, x, y);
    const run = runs.at(-1);
    if (!ink) continue;
    if (run && x / scale - run[1] <= 0.6) run[1] = x / scale;
    else runs.push([x / scale, x / scale]);
  }
  return runs;
}

/** The first page with its fields as their appearances draw them: qpdf puts these onto the page, by its own reading. */
export async function firstPage(file: Uint8Array): Promise<SeenPage> {
  const { bytes, output } = await runQpdf(file, '--decrypt', '--flatten-annotations=all', 'in.pdf', 'out.pdf');
  const [page] = await seePdf(bytes, scale);
  if (!page) throw new Error(`no page: ${output}`);
  return page;
}
