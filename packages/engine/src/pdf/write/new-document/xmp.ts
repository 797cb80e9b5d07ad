import type { Metadata } from './metadata.ts';

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
