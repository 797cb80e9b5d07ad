import { answersCatalogue } from './answers.ts';
import { applicationCatalogue } from './application.ts';
import { barcodeCatalogue } from './barcode.ts';
import { bulkCatalogue } from './bulk.ts';
import { bundleCatalogue } from './bundle.ts';
import { convertFormatsCatalogue } from './convert-formats.ts';
import { convertCatalogue } from './convert.ts';
import { documentCatalogue } from './document.ts';
import { pdfAcroformCatalogue } from './pdf-acroform.ts';
import { pdfFileCatalogue } from './pdf-file.ts';
import { pdfFontCatalogue } from './pdf-font.ts';
import { pdfFormCatalogue } from './pdf-form.ts';
import { pdfMergeCatalogue } from './pdf-merge.ts';
import { wordCatalogue } from './word.ts';

/** Every kind of problem the engine reports. An id is `area.what-is-wrong` and never changes its meaning. */
export const problemCatalogue = {
  ...applicationCatalogue,
  ...answersCatalogue,
  ...barcodeCatalogue,
  ...bulkCatalogue,
  ...bundleCatalogue,
  ...convertCatalogue,
  ...convertFormatsCatalogue,
  ...documentCatalogue,
  ...pdfAcroformCatalogue,
  ...pdfFileCatalogue,
  ...pdfFontCatalogue,
  ...pdfFormCatalogue,
  ...pdfMergeCatalogue,
  ...wordCatalogue,
};

/** The ids of all problems: `word.tag-syntax`, `answers.missing-operand`, … */
export type ProblemId = keyof typeof problemCatalogue;
