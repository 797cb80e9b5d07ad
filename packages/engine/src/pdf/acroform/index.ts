export { fillAcroForm, type FillAcroFormOptions } from './fill/fill-acro-form.ts';
export { fillPdfForm, type FilledPdfForm, type FillPdfFormOptions } from './fill/fill-pdf-form.ts';
export type { FormValue, FormValues } from './fill/form-values.ts';
export type { AcroField, AcroFieldType, AcroOption, AcroWidget } from './read/acro-field.ts';
export { listFormFields, readAcroForm, readFormObjects, type AcroForm } from './read/read-form.ts';
export { readSignatures, type Certification, type PdfSignature, reportCertifiedPages } from './read/signatures.ts';
