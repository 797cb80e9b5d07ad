/**
 * Groups of elements that may stand together (ECMA-376 part 1, annex A.1, and part 4 for the transitional forms). A group
 * lists names, other groups with `@`.
 */
export const groups: Readonly<Record<string, string>> = {
  /** Marks of stretches: bookmarks, comments, moves (17.13). */
  ranges:
    'bookmarkStart bookmarkEnd moveFromRangeStart moveFromRangeEnd moveToRangeStart moveToRangeEnd commentRangeStart ' +
    'commentRangeEnd customXmlInsRangeStart customXmlInsRangeEnd customXmlDelRangeStart customXmlDelRangeEnd ' +
    'customXmlMoveFromRangeStart customXmlMoveFromRangeEnd customXmlMoveToRangeStart customXmlMoveToRangeEnd',
  math: 'm:oMathPara m:oMath',
  /** What may stand beside runs, and also between paragraphs, rows and cells. */
  runLevel: 'proofErr permStart permEnd @ranges ins del moveFrom moveTo @math',
  /** Runs and what wraps them. */
  runs: 'customXml smartTag sdt dir bdo r @runLevel',
  /** Content of a paragraph (17.3.1.22). */
  paragraphContent: '@runs fldSimple hyperlink subDoc',
  /** Blocks: paragraphs, tables and what wraps them (17.2.2). */
  blockContent: 'customXml sdt p tbl @runLevel',
  blocks: '@blockContent altChunk',
  rows: 'tr customXml sdt @runLevel',
  cells: 'tc customXml sdt @runLevel',
  /** Content of a run (17.3.3). */
  runContent:
    'br t contentPart delText instrText delInstrText noBreakHyphen softHyphen dayShort monthShort yearShort dayLong ' +
    'monthLong yearLong annotationRef footnoteRef endnoteRef separator continuationSeparator sym pgNum cr tab object pict ' +
    'fldChar ruby footnoteReference endnoteReference commentReference drawing ptab lastRenderedPageBreak',
};
