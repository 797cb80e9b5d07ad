import {
  arrayOf,
  dictOf,
  nameOf,
  stringOf,
  type PageBox,
  type PdfDict,
  type PdfFile,
  type PdfPage,
  type PdfValue,
} from '../read/index.ts';
import type { PageMarks } from './content/page-marks.ts';
import type { PdfFontReport, PdfPageReport, ReportBox } from './pdf-report.ts';
import { areaOf } from './shapes/box.ts';
import { toMm } from './propose/to-form-field.ts';

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

/** Nodes of a name tree that are looked at. */
const mostNodes = 10_000;

/** Walks a name tree (7.9.6): its pairs of name and value. Circles are cut. */
function treePairs(file: PdfFile, root: PdfValue | undefined): (readonly [name: string, value: PdfValue])[] {
  const pairs: (readonly [string, PdfValue])[] = [];
  const seen = new Set<PdfDict>();
  const waiting: PdfValue[] = [root ?? null];
  while (waiting.length > 0 && seen.size < mostNodes && pairs.length < mostNodes) {
    const node = dictOf(file, waiting.pop());
    if (!node || seen.has(node)) continue;
    seen.add(node);
    waiting.push(...(arrayOf(file, node.get('Kids')) ?? []).slice(0, mostNodes));
    const names = arrayOf(file, node.get('Names')) ?? [];
    for (let at = 0; at + 1 < names.length && pairs.length < mostNodes; at += 2) {
      pairs.push([stringOf(file, names[at])?.text ?? '', names[at + 1] ?? null]);
    }
  }
  return pairs;
}

function fileName(file: PdfFile, value: PdfValue, fallback: string): string {
  const specification = dictOf(file, value);
  const text = (key: string): string | undefined => stringOf(file, specification?.get(key))?.text;
  return text('UF') ?? text('F') ?? fallback;
}

/** Names of the files inside a PDF: those of the document, and those that pages show as pins. */
export function attachments(file: PdfFile): string[] {
  const names = dictOf(file, file.catalog.get('Names'));
  const found = treePairs(file, names?.get('EmbeddedFiles')).map(([name, value]) => fileName(file, value, name));
  for (const page of file.pages()) {
    for (const item of (arrayOf(file, page.dict.get('Annots')) ?? []).slice(0, mostNodes)) {
      const annotation = dictOf(file, item);
      if (nameOf(file, annotation?.get('Subtype')) !== 'FileAttachment') continue;
      found.push(fileName(file, annotation?.get('FS') ?? null, ''));
    }
  }
  return [...new Set(found.filter((name) => name !== ''))];
}

function isScript(file: PdfFile, value: PdfValue | undefined): boolean {
  const action = dictOf(file, value);
  return nameOf(file, action?.get('S')) === 'JavaScript' || action?.has('JS') === true;
}

/** Does the document, a page or an annotation of it carry JavaScript? */
export function hasJavaScript(file: PdfFile): boolean {
  const names = dictOf(file, file.catalog.get('Names'));
  if (names?.has('JavaScript') || isScript(file, file.catalog.get('OpenAction'))) return true;
  const actions = (dict: PdfDict | undefined): boolean =>
    isScript(file, dict?.get('A')) ||
    [...(dictOf(file, dict?.get('AA'))?.entries() ?? [])].some(([, action]) => isScript(file, action));
  if (actions(file.catalog)) return true;
  return file.pages().some(
    ({ dict }) =>
      actions(dict) ||
      (arrayOf(file, dict.get('Annots')) ?? []).slice(0, mostNodes).some((item) => {
        const annotation = dictOf(file, item);
        return actions(annotation) || actions(dictOf(file, annotation?.get('Parent')));
      }),
  );
}
