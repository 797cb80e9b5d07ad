import { arrayOf, dictOf, nameOf, type PdfDict, type PdfFile, type PdfValue } from '../../read/index.ts';
import type { PdfFontReport } from '../pdf-report.ts';

/** Forms inside forms whose fonts are looked for, and resources looked at in all. */
const mostDepth = 6;
const mostDictionaries = 20_000;

const hasProgram = (file: PdfFile, font: PdfDict | undefined): boolean => {
  const descriptor = dictOf(file, font?.get('FontDescriptor'));
  return ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor?.has(key) === true);
};

/** Names in Japanese are bytes of UTF-8 or Shift_JIS. */
function readable(name: string): string {
  if (/^[\u0020-\u007e]*$/.test(name)) return name;
  const bytes = Uint8Array.from(name, (character) => character.charCodeAt(0));
  for (const encoding of ['utf-8', 'shift_jis']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // Not in this encoding.
    }
  }
  return name;
}

function describe(file: PdfFile, font: PdfDict): Omit<PdfFontReport, 'pages'> {
  const type = nameOf(file, font.get('Subtype')) ?? '';
  const base = nameOf(file, font.get('BaseFont')) ?? nameOf(file, font.get('Name')) ?? '';
  const subset = /^[A-Z]{6}\+/.test(base);
  const descendant = dictOf(file, arrayOf(file, font.get('DescendantFonts'))?.[0]);
  return {
    name: readable(subset ? base.slice(7) : base),
    type,
    // A Type 3 font is drawn by the file itself.
    embedded: type === 'Type3' || hasProgram(file, font) || hasProgram(file, descendant),
    subset,
  };
}

/** The fonts that pages and their forms name. */
export function describeFonts(file: PdfFile): PdfFontReport[] {
  const found = new Map<PdfDict, { font: PdfDict; pages: Set<number> }>();
  let looked = 0;
  const look = (value: PdfValue | undefined, page: number, seen: Set<PdfDict>, depth: number): void => {
    const resources = dictOf(file, value);
    if (!resources || seen.has(resources) || depth > mostDepth || ++looked > mostDictionaries) return;
    seen.add(resources);
    for (const [, item] of dictOf(file, resources.get('Font'))?.entries() ?? []) {
      const font = dictOf(file, item);
      if (!font) continue;
      const known = found.get(font) ?? { font, pages: new Set<number>() };
      known.pages.add(page);
      found.set(font, known);
    }
    for (const [, item] of dictOf(file, resources.get('XObject'))?.entries() ?? []) {
      look(dictOf(file, item)?.get('Resources'), page, seen, depth + 1);
    }
  };
  for (const page of file.pages()) look(page.resources, page.index + 1, new Set(), 0);
  const byName = new Map<string, PdfFontReport>();
  for (const { font, pages } of found.values()) {
    const report = describe(file, font);
    const key = JSON.stringify(report);
    const before = byName.get(key)?.pages ?? [];
    byName.set(key, { ...report, pages: [...new Set([...before, ...pages])].sort((one, two) => one - two) });
  }
  return [...byName.values()];
}
