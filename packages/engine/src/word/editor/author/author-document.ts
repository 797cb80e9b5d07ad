import type { EditorBlock, TemplateDocument } from '../../../application/schema/index.ts';
import { editorDefaults } from '../../../application/schema/index.ts';
import { ShoruiError } from '../../../problems/index.ts';
import { portableCodec, type Codec } from '../../zip/index.ts';
import { BlockAuthor } from './author-blocks.ts';
import { settlePackage } from './settle-package.ts';

export interface AuthorDocumentOptions {
  codec?: Codec;
  /** Title in the properties of the file. */
  title?: string;
}

/** A written Word file, with the document as a layer over it. */
export interface AuthoredDocument {
  readonly bytes: Uint8Array;
  readonly document: TemplateDocument;
}

/** A4 with Word's own Japanese margins, in twips: 35 mm at the top, 30 mm elsewhere. */
const page = { width: 11_906, height: 16_838, top: 1_985, side: 1_701 };

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

/**
 * Writes a Word file from a document that has no upload, through the `docx` package and with the same defaults as blocks that
 * are put into an uploaded file. The options of its blocks are in the layer that comes with it. The same document gives the same
 * bytes.
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
  const author = new BlockAuthor(docx, document, page.width - 2 * page.side);
  const written = sectionsOf(document).map((section, index) => {
    const { children, layer } = author.write(section.children ?? [], { path: [index], count: 0 });
    // A document ends with a paragraph, also behind a table.
    if (section.children?.at(-1)?.type === 'table' || children.length === 0) children.push(new docx.Paragraph({}));
    const node: EditorBlock = {
      type: 'section',
      path: [index],
      ...(section.options && { options: section.options }),
      children: layer,
    };
    return { children, node };
  });
  if (author.problems.some(({ severity }) => severity === 'error')) throw new ShoruiError(author.problems);

  const font = document.font ?? editorDefaults.font;
  const size = Math.round((document.font_size ?? editorDefaults.fontSize) * 2);
  const { top, side, width, height } = page;
  const file = new docx.Document({
    title: options.title ?? '',
    creator: '',
    lastModifiedBy: '',
    styles: { default: { document: { run: { font, size, language: { value: 'en-US', eastAsia: 'ja-JP' } } } } },
    numbering: { config: author.lists as never },
    sections: written.map(({ children }) => ({
      properties: {
        page: {
          size: { width, height },
          margin: { top, right: side, bottom: side, left: side, header: 851, footer: 992 },
        },
      },
      children,
    })),
  });
  const bytes = new Uint8Array(await docx.Packer.toArrayBuffer(file));
  return {
    bytes: settlePackage(bytes, options.codec ?? portableCodec),
    document: { ...document, children: written.map(({ node }) => node) },
  };
}
