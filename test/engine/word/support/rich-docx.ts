import {
  compileTemplate,
  renderTemplate,
  writeZip,
  type CompileTemplateOptions,
} from '../../../../packages/engine/src/word/index.ts';
import type { TemplateData } from '../../../../packages/engine/src/index.ts';
import { expectValid } from './check-package.ts';
import { partOf } from './read-docx.ts';

const encoder = new TextEncoder();
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.wordprocessingml.';

const namespaces = Object.entries({
  w: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  r: `${office}/relationships`,
  mc: 'http://schemas.openxmlformats.org/markup-compatibility/2006',
  wp: 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
  a: 'http://schemas.openxmlformats.org/drawingml/2006/main',
  pic: 'http://schemas.openxmlformats.org/drawingml/2006/picture',
  wps: 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape',
  w14: 'http://schemas.microsoft.com/office/word/2010/wordml',
  wp14: 'http://schemas.microsoft.com/office/word/2010/wordprocessingDrawing',
  v: 'urn:schemas-microsoft-com:vml',
  o: 'urn:schemas-microsoft-com:office:office',
})
  .map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`)
  .join('');

/** Kind of relationship and root element by the name of a part. */
const kinds: Readonly<Record<string, string>> = {
  numbering: 'numbering',
  footnotes: 'footnotes',
  endnotes: 'endnotes',
  comments: 'comments',
  header: 'hdr',
  footer: 'ftr',
  styles: 'styles',
};

/** A Word file with every namespace that Word uses, whose parts know each other: `{ body, numbering, footnotes, comments, header1 }`. */
export function richDocx(parts: { readonly body: string } & Readonly<Record<string, string>>): Uint8Array {
  const { body, ...others } = parts;
  const kindOf = (name: string): string => name.replace(/\d+$/, '');
  const names = Object.keys(others);
  const overrides = [['document', 'document.main'], ...names.map((name) => [name, kindOf(name)])]
    .map(([name, type]) => `<Override PartName="/word/${name}.xml" ContentType="${types}${type}+xml"/>`)
    .join('');
  const relation = (id: string, kind: string, target: string): string =>
    `<Relationship Id="${id}" Type="${office}/relationships/${kind}" Target="${target}"/>`;
  const xml: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${overrides}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships">${relation('r1', 'officeDocument', 'word/document.xml')}</Relationships>`,
    'word/document.xml': `<w:document${namespaces} mc:Ignorable="w14 wp14"><w:body>${body}</w:body></w:document>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${packages}/relationships">${names
      .map((name) => relation(name, kindOf(name), `${name}.xml`))
      .join('')}</Relationships>`,
  };
  for (const name of names) {
    const root = kinds[kindOf(name)] ?? kindOf(name);
    xml[`word/${name}.xml`] = `<w:${root}${namespaces} mc:Ignorable="w14 wp14">${others[name] ?? ''}</w:${root}>`;
  }
  return writeZip(Object.entries(xml).map(([name, text]) => ({ name, data: encoder.encode(declaration + text) })));
}

/** Fills a file; the document must be valid. */
export function fillRich(
  source: Uint8Array,
  data: TemplateData = {},
  options: CompileTemplateOptions = {},
): { bytes: Uint8Array; xml: string } {
  const { bytes } = renderTemplate(compileTemplate(source, options), data);
  expectValid(bytes, source);
  return { bytes, xml: partOf(bytes) };
}

/** The values of an attribute in the order of the text. */
export function valuesOf(xml: string, pattern: RegExp): string[] {
  return Array.from(xml.matchAll(pattern), (match) => match[1] ?? '');
}
