import type { EditorBlock, PageSettings, TemplateDocument } from '../../../application/schema/index.ts';
import { editorDefaults } from '../../../application/schema/editor-values.ts';
import { createProblem, ShoruiError, type Place, type Problem } from '../../../problems/index.ts';
import { formatPath } from '../../read/block.ts';
import { portableCodec, type Codec } from '../../../zip/index.ts';
import { BlockAuthor } from './author-blocks.ts';
import { headerParts, SectionHeaders } from './author-headers.ts';
import { optionsOf, type Written } from './author-home.ts';
import { lineLength, sectionProperties } from './author-page.ts';
import { settlePackage } from './settle-package.ts';

/** How a Word file is written from an editor's document. */
export interface AuthorDocumentOptions {
  codec?: Codec;
  /** Title in the properties of the file. */
  title?: string;
}

/** A written Word file, with the document as a layer over it. */
export interface AuthoredDocument {
  readonly bytes: Uint8Array;
  readonly document: TemplateDocument;
  /** Paths of blocks of the given document by those of the paragraphs that they became (`0.3.1`); without headers and footers. */
  readonly origins: ReadonlyMap<string, readonly number[]>;
}

/** A section as it was written. */
interface AuthoredSection extends Written {
  readonly headers: SectionHeaders;
  readonly page: PageSettings;
  readonly node: EditorBlock;
}

/** Sections of the document; blocks outside of any make one together. */
function sectionsOf(document: TemplateDocument): EditorBlock[] {
  const sections: EditorBlock[] = [];
  let loose: EditorBlock[] = [];
  const close = (): void => {
    if (loose.length > 0) sections.push({ type: 'section', path: [], children: loose });
    loose = [];
  };
  for (const block of document.children) {
    if (block.type !== 'section') {
      loose.push(block);
      continue;
    }
    close();
    sections.push(block);
  }
  close();
  return sections;
}

function isHeader({ type }: EditorBlock): boolean {
  return type === 'header' || type === 'footer';
}

function authorSection(
  author: BlockAuthor,
  section: EditorBlock,
  page: PageSettings,
  index: number,
  isLast: boolean,
): AuthoredSection {
  const width = lineLength(page);
  const headers = new SectionHeaders(author);
  const blocks = section.children ?? [];
  for (const block of blocks) if (isHeader(block)) headers.add(block, width);
  const home = { path: [index], count: 0, width, defaults: author.defaults('paragraph'), style: section.style };
  const { children, layer } = author.write(
    blocks.filter((block) => !isHeader(block)),
    home,
  );
  // A document ends with a paragraph, also behind a table; other sections end with one of their own.
  const isOpen = children.length === 0 || children.at(-1) instanceof author.docx.Table;
  if (isLast && isOpen) children.push(author.blank(home));
  const node: EditorBlock = { type: 'section', path: [index], ...optionsOf(section), children: layer };
  return { children, layer, headers, page, node };
}

/** Texts of a document without an upload are changed directly. */
function needlessReplacements(blocks: readonly EditorBlock[]): Problem[] {
  return blocks.flatMap(({ path, replacements: [first] = [], children = [] }) => {
    const place: Place = { path: formatPath(path) };
    const inner = needlessReplacements(children);
    if (first === undefined) return inner;
    const { at, from } = first;
    return [createProblem('word.editor-replacement', place, { path: formatPath(path), at, from }), ...inner];
  });
}

/**
 * Writes a Word file from a document that has no upload, through the `docx` package and with the same defaults as blocks that
 * are put into an uploaded file: A4 with the margins of Word's Japanese edition unless the document specifies others. The options
 * of its blocks are in the layer that comes with it. The same document gives the same bytes.
 *
 * The package makes up 294 kB (88 kB compressed) of JavaScript, a third of the whole engine, and few applications have such
 * documents: it is loaded when the first one is written, so `compile` stays synchronous and gets the written file.
 * @throws ShoruiError `word.editor-*` for blocks that make no sense
 */
export async function authorDocument(
  document: TemplateDocument,
  options: AuthorDocumentOptions = {},
): Promise<AuthoredDocument> {
  const docx = await import('docx');
  const { codec = portableCodec, title = '' } = options;
  const author = new BlockAuthor(docx, document);
  const sections = sectionsOf(document);
  const written = sections.map((section, index) => {
    const page = { ...document.page, ...section.page };
    return authorSection(author, section, page, index, index === sections.length - 1);
  });
  author.problems.push(...needlessReplacements(document.children));
  if (author.problems.some(({ severity }) => severity === 'error')) throw new ShoruiError(author.problems);

  const font = document.font ?? editorDefaults.font;
  const size = Math.round((document.font_size ?? editorDefaults.fontSize) * 2);
  const file = new docx.Document({
    title,
    creator: '',
    lastModifiedBy: '',
    evenAndOddHeaderAndFooters: written.some(({ headers }) => headers.has('even')),
    // As in documents that Word's Japanese edition begins: even right edges, but not where a line is broken by hand.
    defaultTabStop: 840,
    compatibility: { version: 15, doNotExpandShiftReturn: true },
    styles: {
      default: {
        document: {
          run: { font, size, language: { value: 'en-US', eastAsia: 'ja-JP' } },
          paragraph: { alignment: 'both' },
        },
      },
    },
    numbering: { config: author.lists as never },
    sections: written.map(({ children, headers, page }) => ({
      properties: sectionProperties(docx, page, headers.has('first')),
      ...headers.options(),
      children,
    })),
  });
  const bytes = settlePackage(new Uint8Array(await docx.Packer.toArrayBuffer(file)), codec);
  const parts = headerParts(bytes, codec);
  const above = written.flatMap(({ headers }, index) => headers.layer(parts[index] ?? new Map()));
  const { origins } = author;
  return { bytes, document: { ...document, children: [...written.map(({ node }) => node), ...above] }, origins };
}
