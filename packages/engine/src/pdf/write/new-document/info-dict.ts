import { PdfDict } from '../../read/objects/pdf-value.ts';
import { PdfString } from '../../read/objects/pdf-string.ts';
import { pdfDate, type Metadata } from './metadata.ts';

const text = (value: string | undefined): PdfString | undefined =>
  value === undefined ? undefined : PdfString.fromText(value);

/** The document information dictionary (14.3.3); entries that `old` has and `metadata` does not stay. */
export function infoDict(metadata: Metadata, old: PdfDict = PdfDict.empty): PdfDict {
  const { created, modified } = metadata;
  const entries = {
    Title: text(metadata.title),
    Author: text(metadata.author),
    Subject: text(metadata.subject),
    Keywords: text(metadata.keywords),
    Creator: text(metadata.creator),
    Producer: text(metadata.producer),
    CreationDate: text(created === undefined ? undefined : pdfDate(created)),
    ModDate: text(modified === undefined ? undefined : pdfDate(modified)),
  };
  return old.with(Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)));
}
