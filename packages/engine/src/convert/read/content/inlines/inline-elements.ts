/** Elements around runs that change nothing of how these are set. */
export const transparent: ReadonlySet<string> = new Set([
  'w:smartTag',
  'w:customXml',
  'w:sdt',
  'w:sdtContent',
  'w:ins',
  'w:moveTo',
  'w:dir',
  'w:bdo',
  'mc:Choice',
  'mc:Fallback',
]);

/** What is in runs and is not printed, or is read with something else. */
export const unprinted: ReadonlySet<string> = new Set([
  'w:rPr',
  'w:lastRenderedPageBreak',
  'w:delText',
  'w:delInstrText',
  'w:annotationRef',
  'w:separator',
  'w:continuationSeparator',
  'w:proofErr',
]);
