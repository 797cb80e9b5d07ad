import type { XmlElement } from '../../../xml/xml-element.ts';

/** Elements that hold content put in by a tracked change (ECMA-376 part 1, 17.13.5). */
const inserted: ReadonlySet<string> = new Set(['w:ins', 'w:moveTo']);

/** Elements that hold content taken out by a tracked change. */
const deleted: ReadonlySet<string> = new Set(['w:del', 'w:moveFrom']);

/** Elements that only record what was before, or where changes begin and end. */
const records: ReadonlySet<string> = new Set([
  'w:rPrChange',
  'w:pPrChange',
  'w:sectPrChange',
  'w:tblPrChange',
  'w:tblPrExChange',
  'w:tblGridChange',
  'w:trPrChange',
  'w:tcPrChange',
  'w:numberingChange',
  'w:cellIns',
  'w:moveFromRangeStart',
  'w:moveFromRangeEnd',
  'w:moveToRangeStart',
  'w:moveToRangeEnd',
  'w:customXmlInsRangeStart',
  'w:customXmlInsRangeEnd',
  'w:customXmlDelRangeStart',
  'w:customXmlDelRangeEnd',
  'w:customXmlMoveFromRangeStart',
  'w:customXmlMoveFromRangeEnd',
  'w:customXmlMoveToRangeStart',
  'w:customXmlMoveToRangeEnd',
]);

/** Elements that hold the marks of changed paragraphs, rows and formulas: a change there has no content. */
const markParents: ReadonlySet<string> = new Set(['w:rPr', 'w:trPr', 'w:numPr', 'm:ctrlPr']);

export type ChangeKind = 'inserted' | 'deleted' | 'record' | 'cell-deleted' | 'cell-merged';

/** What an element states about a tracked change; null for any other element. */
export function changeKind({ name, parent }: XmlElement): ChangeKind | null {
  if (name === 'w:cellDel') return 'cell-deleted';
  if (name === 'w:cellMerge') return 'cell-merged';
  if (records.has(name)) return 'record';
  if (inserted.has(name)) return parent && markParents.has(parent.name) ? 'record' : 'inserted';
  if (deleted.has(name)) return parent && markParents.has(parent.name) ? 'record' : 'deleted';
  return null;
}

const hint =
  /<(?:[\w.-]+:)?(?:ins|del|moveFrom|moveTo|cellIns|cellDel|cellMerge|\w+Change|(?:move|customXml)\w+Range(?:Start|End))[\s/>]/;

/** May the XML hold a tracked change? A look at the text alone. */
export function mayHoldChanges(xml: string): boolean {
  return hint.test(xml);
}
