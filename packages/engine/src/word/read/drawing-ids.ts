const docProperties = /<(?:[\w.-]+:)?docPr((?:\s+[^\s=<>"']+\s*=\s*(?:"[^"]*"|'[^']*'))*)/g;
const idAttribute = /(?:^|\s)id\s*=\s*["'](\d{1,10})["']/;

/** Numbers of the drawings in a part, which must differ in the whole document (ECMA-376 part 1, 20.4.2.5). */
export function drawingIds(xml: string): number[] {
  if (!xml.includes('docPr')) return [];
  return Array.from(xml.matchAll(docProperties), (match) => Number(idAttribute.exec(match[1] ?? '')?.[1] ?? 0));
}
