import { glyphPlaces, layFile } from '@shorui/engine/convert';
import { bundledLibrary, convertDocument } from '@shorui/engine/node';
import type { Problem } from '../../../../packages/engine/src/problems/index.ts';
import { makeWordFile } from '../content/support/word-file.ts';
import { isInk, seePdf, type SeenPage } from '../../pdf/support/see-pdf.ts';

const styles = {
  name: 'styles.xml',
  kind: 'styles',
  content:
    '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Century" w:hAnsi="Century" w:eastAsia="ＭＳ 明朝"/><w:sz w:val="40"/></w:rPr></w:rPrDefault></w:docDefaults>',
};
const page =
  '<w:sectPr><w:pgSz w:w="12000" w:h="8000"/><w:pgMar w:top="1000" w:bottom="1000" w:left="1000" w:right="1000"/></w:sectPr>';

/** Where a character is: its origin, and the size of its type. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface PlacedPage {
  readonly problems: readonly Problem[];
  /** The places of a character, in the order in which it is drawn. */
  readonly of: (character: string) => readonly Place[];
  readonly seen: SeenPage;
  /** Is there ink in a box of the page, pt from the top left? */
  readonly hasInk: (left: number, top: number, right: number, bottom: number) => boolean;
}

/** A page of 600 by 400 pt in 20 pt type, with margins of 50 pt, as it is laid out and as a PDF is seen. */
export async function placedPage(body: string, section = page): Promise<PlacedPage> {
  const file = makeWordFile(body + section, [styles]);
  const { bytes, problems } = convertDocument(file);
  const paper = layFile(file, { fonts: bundledLibrary() });
  const scale = 4;
  const [seen] = await seePdf(bytes, scale);
  if (!seen) throw new Error('no page');
  return {
    problems,
    of: (character) =>
      glyphPlaces(paper, character).map(({ x, y, height }) => ({ x, y: y + height * 0.88, size: height })),
    seen,
    hasInk: (left, top, right, bottom) => {
      for (let y = top * scale; y < bottom * scale; y++)
        for (let x = left * scale; x < right * scale; x++) if (isInk(seen, x, y)) return true;
      return false;
    },
  };
}
