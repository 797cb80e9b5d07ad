import type { PdfDict } from './pdf-dict.ts';
import type { PdfName } from './pdf-name.ts';
import type { PdfRef } from './pdf-ref.ts';
import type { PdfStream } from './pdf-stream.ts';
import type { PdfString } from './pdf-string.ts';

/** An array of a PDF: a plain list. */
export type PdfArray = readonly PdfValue[];

/** Any object of a PDF (ISO 32000-1, 7.3). All are immutable. Numbers, booleans, null and arrays are those of the language. */
export type PdfValue = null | boolean | number | PdfName | PdfString | PdfArray | PdfDict | PdfStream | PdfRef;
