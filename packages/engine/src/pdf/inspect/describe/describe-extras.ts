import { arrayOf, dictOf, nameOf, stringOf, type PdfDict, type PdfFile, type PdfValue } from '../../read/index.ts';

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
