import type { BlockPlace } from '@shorui/engine/convert';
import type { EditorBlock, TemplateDocument } from '@shorui/engine/model';

/** Nothing but the tags of blocks: such a paragraph is never printed. True for an empty text too. */
export const isOnlyTags = (text: string): boolean => /^(?:\s*\{\{\s*(?:[#/]|else\b)[^{}]*\}\})*\s*$/.test(text);

/** A paragraph of a template. */
export interface WrittenBlock {
  /** Part of the Word file; empty for the main document. */
  readonly part: string;
  readonly path: string;
  readonly text: string;
}

/** The paragraphs of a template that have a text of their own. Those of text boxes have no places and are left out. */
export function writtenBlocks({ children }: TemplateDocument): readonly WrittenBlock[] {
  const found: WrittenBlock[] = [];
  const walk = (blocks: readonly EditorBlock[], around: string): void => {
    for (const block of blocks) {
      if (block.type === 'textBox') continue;
      const part = block.part ?? around;
      const { text = '' } = block;
      if (!isOnlyTags(text)) found.push({ part, path: block.path.join('.'), text });
      walk(block.children ?? [], part);
    }
  };
  walk(children, '');
  return found;
}

/** The paragraphs that are on no page. */
export function withoutPlace(
  blocks: readonly WrittenBlock[],
  places: readonly Pick<BlockPlace, 'part' | 'path'>[],
): readonly WrittenBlock[] {
  const parts = new Set(blocks.map(({ part }) => part));
  const shown = new Set(places.map(({ part, path }) => `${parts.has(part) ? part : ''}#${path}`));
  return blocks.filter(({ part, path }) => !shown.has(`${part}#${path}`));
}
