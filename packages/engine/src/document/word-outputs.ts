/** As what the Word files of an application come out: as Word, as PDF, or as both. */
export type WordFormat = 'docx' | 'pdf' | 'both';

/** One file that is made of a Word template. */
export interface WordOutput {
  /** Without an extension that is not its own. */
  readonly name: string;
  readonly type: 'word' | 'pdf';
}

const extension = /\.(?:docx|docm|pdf)\s*$/iu;
const pdfExtension = /\.pdf\s*$/iu;

/** What is made of a Word template with this name; without a format, a name that ends in `.pdf` means a PDF. */
export function wordOutputs(name: string, format: WordFormat | undefined): readonly WordOutput[] {
  const isNamedPdf = pdfExtension.test(name);
  const chosen = format ?? (isNamedPdf ? 'pdf' : 'docx');
  if (chosen === 'docx') return [{ name: isNamedPdf ? name.replace(extension, '') : name, type: 'word' }];
  const stem = name.replace(extension, '');
  const pdf: WordOutput = { name: stem, type: 'pdf' };
  return chosen === 'pdf' ? [pdf] : [{ name: isNamedPdf ? stem : name, type: 'word' }, pdf];
}
