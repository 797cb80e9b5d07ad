import { buildPdf, flate, stream, type BuildOptions, type Objects } from './build-pdf.ts';

/** Content that fills the bottom left of an A5 page and writes `text`. */
export const mark = (text: string): string => `0 0 1 rg 20 20 60 30 re f BT /F1 18 Tf 100 400 Td (${text}) Tj ET`;

/** Objects of a file of two pages under one node, which holds their resources and boxes. */
export function twoPages(page: { first?: string; second?: string; node?: string } = {}): Objects {
  return {
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: `<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 420 595]/Resources<</Font<</F1 7 0 R>>>>${page.node ?? ''}>>`,
    3: `<</Type/Page/Parent 2 0 R/Contents 5 0 R${page.first ?? ''}>>`,
    4: `<</Type/Page/Parent 2 0 R/Contents 6 0 R${page.second ?? ''}>>`,
    5: stream(mark('One')),
    6: flate(mark('Two')),
    7: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  };
}

export const sampleId = '/ID[<00112233445566778899aabbccddeeff><00112233445566778899aabbccddeeff>]';

/** The file of two pages, put together as the options say. */
export function twoPageFile(options: BuildOptions = {}): Uint8Array {
  return buildPdf(twoPages(), { trailer: `/Root 1 0 R${sampleId}`, ...options });
}

/** One page whose dictionary has these entries. */
export function onePageFile(entries: string, content = mark('One'), options: BuildOptions = {}): Uint8Array {
  return buildPdf(
    {
      1: '<</Type/Catalog/Pages 2 0 R>>',
      2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      3: `<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>${entries}>>`,
      4: flate(content),
      5: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    },
    { trailer: `/Root 1 0 R${sampleId}`, ...options },
  );
}
