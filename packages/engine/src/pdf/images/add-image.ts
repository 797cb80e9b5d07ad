import type { PdfRef } from '../read/index.ts';
import type { PdfSink } from '../write/index.ts';
import type { PdfImage } from './pdf-image.ts';

/** Puts a picture and its mask into a document. */
export function addImage(sink: PdfSink, image: PdfImage): PdfRef {
  const { mask } = image;
  const dict = mask ? image.dict.with({ SMask: sink.addStream(mask.dict, mask.data, { level: false }) }) : image.dict;
  return sink.addStream(dict, image.data, { level: false });
}
