/** Properties of a paragraph, in order (17.3.1.26). */
const paragraphBase =
  'pStyle? keepNext? keepLines? pageBreakBefore? framePr? widowControl? numPr? suppressLineNumbers? pBdr? shd? tabs? ' +
  'suppressAutoHyphens? kinsoku? wordWrap? overflowPunct? topLinePunct? autoSpaceDE? autoSpaceDN? bidi? adjustRightInd? ' +
  'snapToGrid? spacing? ind? contextualSpacing? mirrorIndents? suppressOverlap? jc? textDirection? textAlignment? ' +
  'textboxTightWrap? outlineLvl? divId? cnfStyle?';

/** Properties of a run, in the order of the first edition and of Word (17.3.2.28). */
export const runProperties =
  'rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint noProof snapToGrid vanish webHidden ' +
  'color spacing w kern position sz szCs highlight u effect bdr shd fitText vertAlign rtl cs em lang eastAsianLayout ' +
  'specVanish oMath';

/** Later editions allow any order and number, and LibreOffice takes them at their word. */
const runBase = `(${runProperties.replaceAll(' ', '|')})*`;

/** Paragraphs, runs and what stands in them (17.3, 17.13, 17.16). Keys with a slash hold only inside that parent. */
export const paragraphModels: Readonly<Record<string, string>> = {
  p: 'pPr? @paragraphContent*',
  pPr: `${paragraphBase} rPr? sectPr? pPrChange?`,
  'pPrChange/pPr': paragraphBase,
  'lvl/pPr': `${paragraphBase} pPrChange?`,
  pPrChange: 'pPr',
  numPr: 'ilvl? numId? numberingChange? ins?',
  'numPr/ins': '',
  pBdr: 'top? left? bottom? right? between? bar?',
  tabs: 'tab+',
  r: 'rPr? @runContent*',
  rPr: `${runBase} rPrChange?`,
  'pPr/rPr': `ins? del? moveFrom? moveTo? ${runBase} rPrChange?`,
  'rPrChange/rPr': `ins? del? moveFrom? moveTo? ${runBase}`,
  'rPr/ins': '',
  'rPr/del': '',
  'rPr/moveFrom': '',
  'rPr/moveTo': '',
  rPrChange: 'rPr',
  t: '',
  delText: '',
  instrText: '',
  br: '',
  tab: '',
  hyperlink: '@paragraphContent*',
  fldSimple: 'fldData? @paragraphContent*',
  fldChar: '(fldData|ffData|numberingChange)?',
  dir: '@paragraphContent*',
  bdo: '@paragraphContent*',
  smartTag: 'smartTagPr? @paragraphContent*',
  'run/customXml': 'customXmlPr? @paragraphContent*',
  ins: '@trackedContent*',
  del: '@trackedContent*',
  moveFrom: '@trackedContent*',
  moveTo: '@trackedContent*',
  ruby: 'rubyPr rt rubyBase',
  rubyPr: 'rubyAlign hps hpsRaise hpsBaseText lid dirty?',
  rt: '@rubyContent*',
  rubyBase: '@rubyContent*',
  bookmarkStart: '',
  bookmarkEnd: '',
  commentRangeStart: '',
  commentRangeEnd: '',
  commentReference: '',
  footnoteReference: '',
  endnoteReference: '',
};

/** Groups that only these models use. */
export const paragraphGroups: Readonly<Record<string, string>> = {
  trackedContent:
    '@runs m:r m:f m:d m:sSub m:sSup m:nary m:rad m:acc m:func m:m m:eqArr m:limLow m:limUpp m:groupChr m:bar m:box m:borderBox m:phant m:sPre m:sSubSup',
  rubyContent: 'r @runLevel',
};
