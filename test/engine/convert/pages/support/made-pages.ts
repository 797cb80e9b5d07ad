import { makePages, type MadePages } from '../../../../../packages/engine/src/convert/pages/index.ts';
import type { Line } from '../../../../../packages/engine/src/pdf/layout/index.ts';
import { bundledLibrary } from '../../../../../packages/engine/src/node/fonts/bundled-fonts.ts';
import { readMade, type ExtraPart } from '../../content/support/word-file.ts';

/** An A4 page whose text begins at 85.05 pt and is `width` pt wide, with more of `w:sectPr` in `more`. Lengths become whole twips. */
export function pageOf(width: number, more = ''): string {
  const right = 11_906 - 1701 - Math.round(width * 20);
  return `<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:bottom="1440" w:left="1701" w:right="${right}" w:header="720" w:footer="720"/>${more}</w:sectPr>`;
}

/** The settings part with these elements. */
export function settingsPart(content: string): ExtraPart {
  return { name: 'settings.xml', kind: 'settings', content };
}

/** The pages of a Word file with this body, in the fonts of the package. */
export function pagesOf(body: string, parts: readonly ExtraPart[] = []): MadePages {
  return makePages(readMade({ body, parts }), bundledLibrary());
}

/** A character and where it begins, pt from the left edge of the page. */
export interface PlacedCharacter {
  readonly text: string;
  readonly x: number;
}

/** A line of text with its characters. `y` is its top, pt from the top of the page. */
export interface PlacedLine {
  readonly text: string;
  readonly y: number;
  readonly height: number;
  readonly characters: readonly PlacedCharacter[];
}

function placed(line: Line, x: number, y: number): PlacedLine {
  const characters = line.glyphs.map(({ glyph, along }) => ({ text: glyph.text, x: x + along }));
  const text = characters.map((each) => each.text).join('');
  return { text, y: y + line.top, height: line.height, characters };
}

/** The lines of horizontal text of each page, in the order in which they are drawn. */
export function placedLines({ pages }: MadePages): PlacedLine[][] {
  return pages.map(({ marks }) =>
    marks.flatMap((mark) => (mark.kind === 'lines' ? mark.lines.map((line) => placed(line, mark.x, mark.y)) : [])),
  );
}

/** Distances from each character of a line to the next, pt to a tenth. */
export function steps(line: PlacedLine | undefined): number[] {
  const places = line?.characters ?? [];
  return places.slice(1).map(({ x }, index) => Math.round((x - (places[index]?.x ?? 0)) * 10) / 10);
}
