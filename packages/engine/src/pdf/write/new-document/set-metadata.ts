import { PdfDict } from '../../read/objects/pdf-value.ts';
import { PdfName } from '../../read/objects/pdf-name.ts';
import { PdfRef } from '../../read/objects/pdf-ref.ts';
import { PdfString } from '../../read/objects/pdf-string.ts';
import { dictOf, stringOf } from '../../read/pdf-objects.ts';
import type { PdfUpdate } from '../pdf-update.ts';
import { infoDict } from './info-dict.ts';
import type { Metadata } from './metadata.ts';
import { xmpPacket } from './xmp.ts';

/** The metadata that the file had, where the new metadata has none, so that its XMP loses nothing. */
function withOld(metadata: Metadata, info: PdfDict, update: PdfUpdate): Metadata {
  const keys = [
    ['title', 'Title'],
    ['author', 'Author'],
    ['subject', 'Subject'],
    ['keywords', 'Keywords'],
    ['creator', 'Creator'],
    ['producer', 'Producer'],
  ] as const;
  const old = keys.map(([name, key]) => [name, stringOf(update, info.get(key))?.text] as const);
  return { ...Object.fromEntries(old.filter(([, value]) => value !== undefined)), ...metadata };
}

/**
 * Sets the metadata of a file: information dictionary, XMP and language. What is not given stays as it was, but XMP the file
 * had is replaced, with its claims to be PDF/A: the update need not keep them.
 * @throws RangeError for a date that is none
 */
export function setMetadata(update: PdfUpdate, metadata: Metadata): void {
  const { file } = update;
  const old = file.trailer.get('Info');
  const info = dictOf(update, old) ?? PdfDict.empty;
  const ref = old instanceof PdfRef ? old : update.allocate();
  update.set(ref, infoDict(metadata, info));
  update.setTrailer('Info', ref);

  const dict = PdfDict.of({ Type: PdfName.of('Metadata'), Subtype: PdfName.of('XML') });
  const xmp = new TextEncoder().encode(xmpPacket(withOld(metadata, info, update), false));
  const catalog = dictOf(update, file.catalogRef) ?? file.catalog;
  const { language } = metadata;
  update.set(
    file.catalogRef,
    catalog.with({
      Metadata: update.addStream(dict, xmp, { level: false }),
      ...(language !== undefined && { Lang: PdfString.fromText(language) }),
    }),
  );
}
