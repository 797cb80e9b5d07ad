import { writeZip } from '../../../../../packages/engine/src/word/index.ts';
import type { FileOptions } from '../../../../../packages/engine/src/platform/environment.ts';
import { readDocument } from '../../../../../packages/engine/src/convert/read/read-document.ts';
import { equationText } from '../../../../../packages/engine/src/convert/model/equation-parts.ts';
import type {
  Block,
  Inline,
  Paragraph,
  Table,
  WordDocument,
} from '../../../../../packages/engine/src/convert/model/index.ts';

const encoder = new TextEncoder();
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const words = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ' +
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" ' +
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" ' +
  'xmlns:wp14="http://schemas.microsoft.com/office/word/2010/wordprocessingDrawing" ' +
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture" ' +
  'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" ' +
  'xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram" ' +
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" ' +
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" ' +
  'xmlns:wpg="http://schemas.microsoft.com/office/word/2010/wordprocessingGroup" ' +
  'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml" ' +
  'xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" ' +
  'xmlns:w10="urn:schemas-microsoft-com:office:word"';

/** A part of the package: its file name in `word/`, and the kind of the relationship that leads to it from the document. */
export interface ExtraPart {
  readonly name: string;
  readonly kind: string;
  /** XML inside the root element, or the bytes of a file. */
  readonly content: string | Uint8Array;
}

/** A list whose one level counts from 1 with this text, as `w:numId` 1. */
export function listNumbering(levelText: string): ExtraPart {
  const level = `<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="${levelText}"/></w:lvl>`;
  return {
    name: 'numbering.xml',
    kind: 'numbering',
    content: `<w:abstractNum w:abstractNumId="0">${level}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`,
  };
}

/** A link to something outside. */
export interface OutsideLink {
  readonly id: string;
  readonly kind: string;
  readonly target: string;
}

const roots: Readonly<Record<string, string>> = {
  header: 'w:hdr',
  footer: 'w:ftr',
  footnotes: 'w:footnotes',
  endnotes: 'w:endnotes',
  styles: 'w:styles',
  settings: 'w:settings',
  numbering: 'w:numbering',
  theme: 'a:theme',
};

/** Parts get the ids `rId1`, `rId2`, … in their order. */
export function makeWordFile(
  body: string,
  parts: readonly ExtraPart[] = [],
  outside: readonly OutsideLink[] = [],
  core?: string,
): Uint8Array {
  const xml = (kind: string, inner: string): Uint8Array =>
    encoder.encode(`${declaration}<${roots[kind] ?? kind} ${namespaces}>${inner}</${roots[kind] ?? kind}>`);
  const override = (name: string, type: string): string =>
    `<Override PartName="/word/${name}" ContentType="${words}.${type}+xml"/>`;
  const relationships =
    parts
      .map(({ name, kind }, index) => `<Relationship Id="rId${index + 1}" Type="${types}/${kind}" Target="${name}"/>`)
      .join('') +
    outside
      .map(
        ({ id, kind, target }) =>
          `<Relationship Id="${id}" Type="${types}/${kind}" Target="${target}" TargetMode="External"/>`,
      )
      .join('');
  const list = (inner: string): Uint8Array =>
    encoder.encode(
      `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`,
    );
  return writeZip([
    {
      name: '[Content_Types].xml',
      data: encoder.encode(
        `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
          override('document.xml', 'document.main') +
          parts.map(({ name, kind }) => (typeof roots[kind] === 'string' ? override(name, kind) : '')).join('') +
          '</Types>',
      ),
    },
    {
      name: '_rels/.rels',
      data: list(`<Relationship Id="rId1" Type="${types}/officeDocument" Target="word/document.xml"/>`),
    },
    { name: 'word/document.xml', data: xml('w:document', `<w:body>${body}</w:body>`) },
    { name: 'word/_rels/document.xml.rels', data: list(relationships) },
    ...parts.map(({ name, kind, content }) => ({
      name: `word/${name}`,
      data: typeof content === 'string' ? xml(kind, content) : content,
    })),
    ...(core === undefined
      ? []
      : [
          {
            name: 'docProps/core.xml',
            data: encoder.encode(
              `${declaration}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">${core}</cp:coreProperties>`,
            ),
          },
        ]),
  ]);
}

export interface MadeDocument {
  readonly body: string;
  readonly parts?: readonly ExtraPart[];
  readonly outside?: readonly OutsideLink[];
  readonly core?: string;
  readonly options?: FileOptions;
}

export function readMade({ body, parts, outside, core, options }: MadeDocument): WordDocument {
  return readDocument(makeWordFile(body, parts, outside, core), options);
}

/** Blocks of all sections of a body. */
export function readBody(
  body: string,
  parts?: readonly ExtraPart[],
  outside?: readonly OutsideLink[],
): readonly Block[] {
  const document = readMade({ body, ...(parts && { parts }), ...(outside && { outside }) });
  return document.sections.flatMap(({ blocks }) => blocks);
}

export function paragraphOf(block: Block | undefined): Paragraph {
  if (block?.kind !== 'paragraph') throw new Error('no paragraph');
  return block;
}

export function tableOf(block: Block | undefined): Table {
  if (block?.kind !== 'table') throw new Error('no table');
  return block;
}

/** The first paragraph of a body that is one paragraph with this content. */
export function readLine(content: string, parts?: readonly ExtraPart[], outside?: readonly OutsideLink[]): Paragraph {
  return paragraphOf(readBody(`<w:p>${content}</w:p>`, parts, outside)[0]);
}

/** Inlines in short: text as it is, others by kind. */
export function shown(content: readonly Inline[]): string {
  return content
    .map((inline) => {
      switch (inline.kind) {
        case 'text':
          return inline.text;
        case 'tab':
          return '→';
        case 'break':
          return `[${inline.to}]`;
        case 'ruby':
          return `${inline.base}(${inline.reading})`;
        case 'fit':
          return `{${inline.text}:${inline.width}}`;
        case 'upright':
          return `^${inline.text}^`;
        case 'field':
          return `<${inline.field}${inline.numberFormat === undefined ? '' : ` ${inline.numberFormat}`}>`;
        case 'note':
          return `*${inline.text}`;
        case 'bookmark':
          return `#${inline.name}`;
        case 'equation':
          return `$${equationText(inline.equation)}$`;
        case 'picture':
          return '[picture]';
      }
    })
    .join('');
}

export const textOf = (blocks: readonly Block[]): string =>
  blocks.map((block) => (block.kind === 'paragraph' ? shown(block.content) : '[table]')).join('/');

export const ids = (document: WordDocument): readonly string[] => document.problems.map(({ id }) => id);

export const run = (text: string, properties = ''): string =>
  `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;

export const paragraph = (text: string, properties = ''): string =>
  `<w:p>${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}${run(text)}</w:p>`;

const mark = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;

/** A complex field; without a result it has no separator either. */
export const field = (code: string, result?: string): string =>
  `${mark('begin')}<w:r><w:instrText xml:space="preserve">${code}</w:instrText></w:r>` +
  `${result === undefined ? '' : mark('separate') + result}${mark('end')}`;
