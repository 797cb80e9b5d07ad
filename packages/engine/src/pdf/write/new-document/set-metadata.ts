import { PdfString } from '../../read/objects/pdf-string.ts';
import { PdfDict, PdfName, PdfRef } from '../../read/objects/pdf-value.ts';
import { dictOf, stringOf } from '../../read/pdf-objects.ts';
import type { PdfUpdate } from '../pdf-update.ts';

/** Metadata of a document. No clock is read: without dates it has none. */
export interface Metadata {
  readonly title?: string;
  readonly author?: string;
  readonly subject?: string;
  readonly keywords?: string;
  /** The program whose document this is. */
  readonly creator?: string;
  /** The program that wrote the PDF. */
  readonly producer?: string;
  /** Language of the text, as `ja` (BCP 47). */
  readonly language?: string;
  /** When the document was made and last changed: ISO 8601 with a zone, as `2026-04-01T09:00:00+09:00`. */
  readonly created?: string;
  readonly modified?: string;
}

const isoDate = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d))?(?:\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/**
 * A date as PDF writes it (ISO 32000-1, 7.9.4): `D:20260401090000+09'00'`.
 * @throws RangeError for what is no ISO 8601 date with time and zone
 */
export function pdfDate(iso: string): string {
  const parts = isoDate.exec(iso);
  if (!parts) throw new RangeError(`no ISO 8601 date with time and zone: ${iso}`);
  const [, year, month, day, hour, minute, second = '00', zone = 'Z'] = parts;
  const place = zone === 'Z' ? 'Z' : `${zone.slice(0, 3)}'${zone.slice(4)}'`;
  return `D:${year}${month}${day}${hour}${minute}${second}${place}`;
}

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

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Can XML 1.0 hold the character (section 2.2)? */
function isXml(character: string): boolean {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x20) return point === 0x09 || point === 0x0a || point === 0x0d;
  return !(point >= 0xd800 && point <= 0xdfff) && point !== 0xfffe && point !== 0xffff;
}

/** Text for XML: characters XML cannot hold are left out. */
function escape(text: string): string {
  const known = Array.from(text).filter(isXml);
  return known.join('').replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}

const simple = (name: string, value: string | undefined): string =>
  value === undefined ? '' : `<${name}>${escape(value)}</${name}>\n`;

const inAnyLanguage = (name: string, value: string | undefined): string =>
  value === undefined
    ? ''
    : `<${name}><rdf:Alt><rdf:li xml:lang="x-default">${escape(value)}</rdf:li></rdf:Alt></${name}>\n`;

const list = (name: string, kind: 'Seq' | 'Bag', value: string | undefined): string =>
  value === undefined ? '' : `<${name}><rdf:${kind}><rdf:li>${escape(value)}</rdf:li></rdf:${kind}></${name}>\n`;

/**
 * Metadata as an XMP packet (ISO 16684-1), which states the same as the information dictionary does. `archival` adds the mark of
 * PDF/A-2b (ISO 19005-2, 6.6.4).
 */
export function xmpPacket(metadata: Metadata, archival: boolean): string {
  const { created, modified } = metadata;
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">
${archival ? '<pdfaid:part>2</pdfaid:part>\n<pdfaid:conformance>B</pdfaid:conformance>\n' : ''}<dc:format>application/pdf</dc:format>
${inAnyLanguage('dc:title', metadata.title)}${list('dc:creator', 'Seq', metadata.author)}${inAnyLanguage('dc:description', metadata.subject)}${list('dc:language', 'Bag', metadata.language)}${simple('pdf:Keywords', metadata.keywords)}${simple('pdf:Producer', metadata.producer)}${simple('xmp:CreatorTool', metadata.creator)}${simple('xmp:CreateDate', created)}${simple('xmp:ModifyDate', modified)}</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`;
}

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
