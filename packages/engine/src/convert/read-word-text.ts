import { type EnvironmentOptions } from '../platform/environment.ts';
import { equationText } from './model/equation-parts.ts';
import type { Block, Inline, Paragraph } from './model/index.ts';
import { readDocumentOnce } from './read/read-document.ts';

/** How the text of a Word file is read. */
export interface ReadTextOptions extends EnvironmentOptions {}

function textOfInline(inline: Inline): string {
  switch (inline.kind) {
    case 'text':
    case 'fit':
    case 'upright':
      return inline.text;
    case 'ruby':
      return inline.base;
    case 'tab':
      return '\t';
    case 'break':
      return '\n';
    case 'equation':
      return equationText(inline.equation);
    case 'picture':
    case 'field':
    case 'note':
    case 'bookmark':
      return '';
  }
}

function textOfParagraph({ label, content }: Paragraph): string {
  const text = content.map(textOfInline).join('').trim();
  return label === undefined || text === '' ? text : `${label.text} ${text}`.trim();
}

/** Paragraphs of blocks: those of text boxes after the paragraph that they are anchored in, cells row by row. */
function* paragraphsOf(blocks: readonly Block[]): Generator<string> {
  for (const block of blocks) {
    if (block.kind === 'table') {
      for (const { cells } of block.rows) for (const cell of cells) yield* paragraphsOf(cell.blocks);
      continue;
    }
    yield textOfParagraph(block);
    for (const { content } of block.floats) if (content.kind === 'textBox') yield* paragraphsOf(content.blocks);
  }
}

/**
 * The text of a Word file by paragraph, as it is printed: tracked changes accepted, hidden text left out, numbers of lists written out.
 * The body first, then footnotes and endnotes; headers and footers, which repeat, are left out, and so are empty paragraphs.
 * @throws {ShoruiError} `word.*` for what is no Word file, is broken, locked or past a limit
 */
export function readWordText(bytes: Uint8Array, options: ReadTextOptions = {}): string[] {
  const { sections, footnotes, endnotes } = readDocumentOnce(bytes, options);
  const parts = [...sections.map(({ blocks }) => blocks), ...footnotes.values(), endnotes];
  return parts.flatMap((blocks) => [...paragraphsOf(blocks)]).filter((text) => text !== '');
}
