const tableBase =
  'tblStyle? tblpPr? tblOverlap? bidiVisual? tblStyleRowBandSize? tblStyleColBandSize? tblW? jc? tblCellSpacing? tblInd? ' +
  'tblBorders? shd? tblLayout? tblCellMar? tblLook? tblCaption? tblDescription?';
const exceptionBase = 'tblW? jc? tblCellSpacing? tblInd? tblBorders? shd? tblLayout? tblCellMar? tblLook?';
const rowBase =
  '(cnfStyle|divId|gridBefore|gridAfter|wBefore|wAfter|cantSplit|trHeight|tblHeader|tblCellSpacing|jc|hidden)*';
const cellBase =
  'cnfStyle? tcW? gridSpan? hMerge? vMerge? tcBorders? shd? noWrap? tcMar? textDirection? tcFitText? vAlign? hideMark? headers?';
const sides = 'top? start? left? bottom? end? right?';

/** Tables (17.4). Keys with a slash hold only inside that parent. */
export const tableModels: Readonly<Record<string, string>> = {
  tbl: '@ranges* tblPr tblGrid @rows*',
  tblPr: `${tableBase} tblPrChange?`,
  'tblPrChange/tblPr': tableBase,
  tblPrChange: 'tblPr',
  tblGrid: 'gridCol* tblGridChange?',
  tblPrEx: `${exceptionBase} tblPrExChange?`,
  'tblPrExChange/tblPrEx': exceptionBase,
  tblPrExChange: 'tblPrEx',
  tblBorders: `${sides} insideH? insideV?`,
  tblCellMar: sides,
  tr: 'tblPrEx? trPr? @cells*',
  trPr: `${rowBase} ins? del? trPrChange?`,
  'trPr/ins': '',
  'trPr/del': '',
  'trPrChange/trPr': rowBase,
  trPrChange: 'trPr',
  tc: 'tcPr? @blocks+',
  tcPr: `${cellBase} (cellIns|cellDel|cellMerge)? tcPrChange?`,
  'tcPrChange/tcPr': `${cellBase} (cellIns|cellDel|cellMerge)?`,
  tcPrChange: 'tcPr',
  tcBorders: `${sides} insideH? insideV? tl2br? tr2bl?`,
  tcMar: sides,
};
