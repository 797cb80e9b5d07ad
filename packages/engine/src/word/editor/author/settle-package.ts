import { readZip, writeZip, type Codec } from '../../../zip/index.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The day that every document of ours was "saved": the same document gives the same bytes. */
const savedAt = '2000-01-01T00:00:00Z';

/** Streaming readers require the content types as the first entry. */
const firstEntries = ['[Content_Types].xml', '_rels/.rels', 'word/document.xml'];

function rank(name: string): number {
  const index = firstEntries.indexOf(name);
  return index < 0 ? firstEntries.length : index;
}

/** Gives the drawings of a document the numbers from 1: the package counts over everything that it ever wrote. */
function drawingCounter(): (xml: string) => string {
  let drawings = 0;
  return (xml) => xml.replace(/(<wp:docPr id=")[^"]*"/g, (_whole, head: string) => `${head}${++drawings}"`);
}

function settleDocument(xml: string): string {
  return (
    xml
      // A paragraph that only ends a section is a point high, so that it takes no room on a full page.
      .replaceAll(
        '<w:p><w:pPr><w:sectPr',
        '<w:p><w:pPr><w:spacing w:before="0" w:after="0" w:line="20" w:lineRule="exact"/><w:sectPr',
      )
  );
}

/** Punctuation may be set closer, as in documents that Word's Japanese edition begins; the package has no words for it. */
function settleSettings(xml: string): string {
  return xml.replace('<w:compat>', '<w:characterSpacingControl w:val="compressPunctuation"/><w:compat>');
}

/** Parts that drawings are in. */
const drawn = /^word\/(?:document|header\d+|footer\d+)\.xml$/;

function settle(name: string, data: Uint8Array, countDrawings: (xml: string) => string): Uint8Array {
  if (name === 'docProps/core.xml') {
    const xml = decoder.decode(data);
    return encoder.encode(xml.replace(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, `$1${savedAt}`));
  }
  if (name === 'word/settings.xml') return encoder.encode(settleSettings(decoder.decode(data)));
  if (!drawn.test(name)) return data;
  const xml = countDrawings(decoder.decode(data));
  return encoder.encode(name === 'word/document.xml' ? settleDocument(xml) : xml);
}

/** A Word file as the package wrote it, without clock, counters or chance in it. */
export function settlePackage(bytes: Uint8Array, codec: Codec): Uint8Array {
  const archive = readZip(bytes, { codec });
  const names = archive.entries.map(({ name }) => name).filter((name) => !name.endsWith('/'));
  const sorted = names.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  const countDrawings = drawingCounter();
  return writeZip(
    sorted.map((name) => ({ name, data: settle(name, archive.read(name), countDrawings) })),
    { codec },
  );
}
