import { PDFiumLibrary, type PDFiumDocument } from '@hyzyla/pdfium';

let library: Promise<PDFiumLibrary> | undefined;

/** A page as a viewer shows it. */
export interface SeenPage {
  readonly width: number;
  readonly height: number;
  /** Four bytes a pixel; rows from the top. */
  readonly pixels: Uint8Array;
  readonly text: string;
}

async function withDocument<Result>(
  file: Uint8Array,
  use: (document: PDFiumDocument) => Promise<Result>,
): Promise<Result> {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(file);
  try {
    return await use(document);
  } finally {
    document.destroy();
  }
}

/** The pages of a file as PDFium shows them. `scale` 1 is 72 pixels to the inch. */
export async function seePdf(file: Uint8Array, scale = 1): Promise<SeenPage[]> {
  return withDocument(file, async (document) => {
    const pages: SeenPage[] = [];
    for (const page of document.pages()) {
      // The text first: rendering closes the page.
      const text = page.getText();
      const { width, height, data } = await page.render({ scale, render: 'bitmap' });
      pages.push({ width, height, pixels: data.slice(), text });
    }
    return pages;
  });
}

/** Is a pixel darker than paper? */
export function isInk({ pixels, width }: SeenPage, x: number, y: number): boolean {
  const at = (Math.floor(y) * width + Math.floor(x)) * 4;
  return (pixels[at] as number) + (pixels[at + 1] as number) + (pixels[at + 2] as number) < 3 * 200;
}

/** How many pixels of two pictures of one size differ by more than a shade. */
export function countDifferences(one: SeenPage, two: SeenPage): number {
  if (one.width !== two.width || one.height !== two.height) return Infinity;
  let differences = 0;
  for (let at = 0; at < one.pixels.length; at += 4) {
    for (let channel = 0; channel < 3; channel++) {
      if (Math.abs((one.pixels[at + channel] as number) - (two.pixels[at + channel] as number)) > 8) {
        differences++;
        break;
      }
    }
  }
  return differences;
}
