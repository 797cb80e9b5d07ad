import { writeZip } from '../../../../packages/engine/src/word/index.ts';

const encoder = new TextEncoder();

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
export const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

const contentTypes = (overrides: readonly string[]): string =>
  `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  overrides
    .map((name) => {
      const kind = /document/.test(name) ? 'document.main' : name.replace(/\d*\.xml$/, '');
      return `<Override PartName="/word/${name}" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.${kind}+xml"/>`;
    })
    .join('') +
  '</Types>';

const rootRelationships =
  `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">` +
  '<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/>' +
  '</Relationships>';

/** Parts besides the body, by file name: the inner XML of `header1.xml`, `footer1.xml`, `footnotes.xml`. */
export type ExtraParts = Readonly<Record<string, string>>;

const rootNames: Readonly<Record<string, string>> = { header: 'hdr', footer: 'ftr', footnotes: 'footnotes' };

function partXml(name: string, inner: string): string {
  const root = rootNames[name.replace(/\d*\.xml$/, '')] ?? 'document';
  return `${declaration}<w:${root} xmlns:w="${wordNamespace}">${inner}</w:${root}>`;
}

/** A small Word file whose body is the given XML. */
export function makeDocx(body: string, extra: ExtraParts = {}): Uint8Array {
  const names = ['document.xml', ...Object.keys(extra)];
  return writeZip([
    { name: '[Content_Types].xml', data: encoder.encode(contentTypes(names)) },
    { name: '_rels/.rels', data: encoder.encode(rootRelationships) },
    { name: 'word/document.xml', data: encoder.encode(partXml('document.xml', `<w:body>${body}</w:body>`)) },
    ...Object.entries(extra).map(([name, inner]) => ({
      name: `word/${name}`,
      data: encoder.encode(partXml(name, inner)),
    })),
  ]);
}

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** A run of text, with run properties if given (`<w:b/>`). */
export const run = (text: string, properties = ''): string =>
  `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${escape(text)}</w:t></w:r>`;

/** A paragraph of runs; a plain text makes one run. */
export const p = (...runs: string[]): string =>
  `<w:p>${runs.map((each) => (each.startsWith('<') ? each : run(each))).join('')}</w:p>`;

export const cell = (...paragraphs: string[]): string =>
  `<w:tc><w:tcPr><w:tcW w:w="2000" w:type="dxa"/></w:tcPr>${paragraphs.map((each) => (each.startsWith('<') ? each : p(each))).join('')}</w:tc>`;
export const row = (...cells: string[]): string =>
  `<w:tr>${cells.map((each) => (each.startsWith('<') ? each : cell(each))).join('')}</w:tr>`;
export const table = (...rows: string[]): string => {
  // Cells of tables in cells are counted too: a grid may be wider than its rows.
  const columns = Math.max(1, ...rows.map((each) => each.split('<w:tc>').length - 1));
  const grid = '<w:gridCol w:w="2000"/>'.repeat(columns);
  return `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${rows.join('')}</w:tbl>`;
};
