import type { Block, Paragraph } from '../model/block.ts';
import type { Inline, Section } from '../model/index.ts';

function hasNothing({ content, floats, label }: Paragraph): boolean {
  return floats.length === 0 && label === undefined && content.every(({ kind }) => kind === 'bookmark');
}

function isPageBreak(inline: Inline | undefined): boolean {
  return inline?.kind === 'break' && inline.to === 'page';
}

/** A paragraph with other content, which is of this document alone. */
function withContent(
  { kept: _kept, isMetFirst: _isMetFirst, ...paragraph }: Paragraph,
  content: readonly Inline[],
): Paragraph {
  return { ...paragraph, content };
}

/**
 * The blocks of a section as Word lays them out. Where a section ends with a page break and, behind it, only the empty paragraph
 * that holds its properties, and the next section begins a page anyway, Word prints no blank page for that paragraph.
 */
export function sectionBlocks({ blocks }: Section, next: Section | undefined): readonly Block[] {
  if (next === undefined || next.start === 'continuous' || next.start === 'nextColumn') return blocks;
  const last = blocks.at(-1);
  const before = blocks.at(-2);
  if (last?.kind !== 'paragraph' || before?.kind !== 'paragraph' || !hasNothing(last)) return blocks;
  if (!isPageBreak(before.content.at(-1)) || last.format.pageBreakBefore) return blocks;
  return [...blocks.slice(0, -2), withContent(before, [...before.content.slice(0, -1), ...last.content])];
}
