/** Fields that are laid out again from their code, whatever result is stored (ECMA-376 part 1, 17.16.5). */
const fromCode: ReadonlySet<string> = new Set([
  'PAGE',
  'NUMPAGES',
  'SECTIONPAGES',
  'EQ',
  'SYMBOL',
  'MACROBUTTON',
  'GOTOBUTTON',
  'FORMCHECKBOX',
]);

/** Fields that print nothing: entries of tables of contents and indexes, and those that only prompt or store something. */
const unseen: ReadonlySet<string> = new Set([
  'TC',
  'XE',
  'RD',
  'TA',
  'SET',
  'ASK',
  'PRIVATE',
  'DATA',
  'NEXT',
  'NEXTIF',
]);

/** Fields that Word sets while it makes pages and for which no result is stored. */
const unstored: ReadonlySet<string> = new Set([
  'ADVANCE',
  'AUTONUM',
  'AUTONUMLGL',
  'AUTONUMOUT',
  'DISPLAYBARCODE',
  'LISTNUM',
  'MERGEBARCODE',
]);

export const printsFromCode = (kind: string): boolean => fromCode.has(kind) || unseen.has(kind);

export const hasNoStoredResult = (kind: string): boolean => unstored.has(kind);
