const sectionBase =
  'footnotePr? endnotePr? type? pgSz? pgMar? paperSrc? pgBorders? lnNumType? pgNumType? cols? formProt? vAlign? noEndnote? ' +
  'titlePg? textDirection? bidi? rtlGutter? docGrid? printerSettings?';

/** Roots of parts, sections, notes, content controls (17.2, 17.5, 17.6, 17.10, 17.11, 17.13.4). */
export const documentModels: Readonly<Record<string, string>> = {
  document: 'background? body?',
  body: '@blocks* sectPr?',
  hdr: '@blocks+',
  ftr: '@blocks+',
  footnotes: 'footnote*',
  footnote: '@blocks+',
  endnotes: 'endnote*',
  endnote: '@blocks+',
  comments: 'comment*',
  comment: '@blocks*',
  txbxContent: '@blocks+',
  sectPr: `(headerReference|footerReference)* ${sectionBase} sectPrChange?`,
  'sectPrChange/sectPr': sectionBase,
  sectPrChange: 'sectPr?',
  pgBorders: 'top? left? bottom? right?',
  cols: 'col*',
  sdt: 'sdtPr? sdtEndPr? sdtContent?',
  // The schema of the standard has an order here which Word itself does not keep.
  sdtPr:
    '(rPr|alias|tag|id|lock|placeholder|temporary|showingPlcHdr|dataBinding|label|tabIndex|equation|comboBox|date|docPartObj|' +
    'docPartList|dropDownList|picture|richText|text|citation|group|bibliography)*',
  sdtEndPr: 'rPr*',
  'block/sdtContent': '@blocks*',
  'run/sdtContent': '@paragraphContent*',
  'row/sdtContent': '@rows*',
  'cell/sdtContent': '@cells*',
  'block/customXml': 'customXmlPr? @blocks*',
  'row/customXml': 'customXmlPr? @rows*',
  'cell/customXml': 'customXmlPr? @cells*',
};

/** Lists (17.9). */
export const numberingModels: Readonly<Record<string, string>> = {
  numbering: 'numPicBullet* abstractNum* num* numIdMacAtCleanup?',
  abstractNum: 'nsid? multiLevelType? tmpl? name? styleLink? numStyleLink? lvl*',
  num: 'abstractNumId lvlOverride*',
  lvlOverride: 'startOverride? lvl?',
  // The standard has an order for the first of these which LibreOffice does not keep, and Word does not mind.
  lvl: '&(start|numFmt|lvlRestart|pStyle|isLgl|suff|lvlText|lvlPicBulletId|legacy) lvlJc? pPr? rPr?',
};

/** Drawings in text (20.4.2) and pictures in them (20.2.2). */
export const drawingModels: Readonly<Record<string, string>> = {
  drawing: '(wp:inline|wp:anchor)+',
  'wp:inline': 'wp:extent wp:effectExtent? wp:docPr wp:cNvGraphicFramePr? a:graphic',
  'wp:anchor':
    'wp:simplePos wp:positionH wp:positionV wp:extent wp:effectExtent? ' +
    '(wp:wrapNone|wp:wrapSquare|wp:wrapTight|wp:wrapThrough|wp:wrapTopAndBottom) wp:docPr wp:cNvGraphicFramePr? a:graphic',
  'wp:positionH': '(wp:align|wp:posOffset)',
  'wp:positionV': '(wp:align|wp:posOffset)',
  'a:graphic': 'a:graphicData',
  'pic:pic': 'pic:nvPicPr pic:blipFill pic:spPr',
  'pic:nvPicPr': 'pic:cNvPr pic:cNvPicPr',
  'pic:blipFill': 'a:blip? a:srcRect? (a:tile|a:stretch)?',
};
