import { equationText } from '../model/equation-parts.ts';
import type { Block, Paragraph } from '../model/block.ts';
import type { LayoutContext } from '../model/layout-context.ts';
import type { Mark } from '../model/mark.ts';

/** Wide enough for any line to need no break, pt: longer than the longest paper that Word knows (22 inches). */
const endless = 20_000;

/** Characters between which a line never breaks: Latin words, numbers. */
const words = /[\u0021-\u024f\u0370-\u1fff\u2010-\u2027]+/g;

function longest(marks: readonly Mark[]): number {
  let width = 0;
  for (const mark of marks)
    if (mark.kind === 'lines') for (const line of mark.lines) width = Math.max(width, mark.x + line.width);
  return width;
}

function indents({ format }: Paragraph): number {
  return format.startIndent + format.endIndent + Math.max(0, format.firstIndent);
}

/** Width of the content when nothing in it breaks, pt. */
export function widestContent(blocks: readonly Block[], context: LayoutContext): number {
  let widest = 0;
  for (const block of blocks) {
    if (block.kind === 'table') {
      widest = Math.max(
        widest,
        block.grid.reduce((sum, width) => sum + width, 0),
      );
      continue;
    }
    const items = context.layoutBlocks([{ ...block, floats: [] }], endless, context);
    for (const { marks } of items) widest = Math.max(widest, longest(marks) + indents(block));
  }
  return widest;
}

/** The longest word or picture of a paragraph, as a paragraph. */
function longestPiece(paragraph: Paragraph): Paragraph | undefined {
  let [piece, reach] = [paragraph.content[0], 0];
  for (const run of paragraph.content) {
    if (run.kind === 'picture' && run.picture.width > reach) [piece, reach] = [run, run.picture.width];
    if (run.kind === 'equation') {
      const width = equationText(run.equation).length * run.format.size * 0.5;
      if (width > reach) [piece, reach] = [run, width];
    }
    if (run.kind !== 'text') continue;
    for (const [text] of run.text.matchAll(words))
      if (text.length * run.format.size * 0.5 > reach)
        [piece, reach] = [{ ...run, text }, text.length * run.format.size * 0.5];
  }
  if (piece === undefined || reach === 0) return undefined;
  const { label: _, ...rest } = paragraph;
  return { ...rest, content: [piece], floats: [] };
}

/** Least width that the content needs, pt: that of its longest word or picture. */
export function narrowestContent(blocks: readonly Block[], context: LayoutContext): number {
  const pieces = blocks.flatMap((block): Block[] => {
    if (block.kind === 'table') return [block];
    const piece = longestPiece(block);
    return piece ? [piece] : [];
  });
  return widestContent(pieces, context);
}

/**
 * Whether the content surely fits in `width` pt without splitting a word, by a guess that no word exceeds: a full type size for each
 * of its characters. Cheap, and never wrong when it answers yes.
 */
export function surelyFits(blocks: readonly Block[], width: number): boolean {
  return blocks.every((block) => {
    if (block.kind === 'table') return false;
    const room = width - indents(block);
    return block.content.every((run) => {
      if (run.kind === 'picture') return run.picture.width <= room;
      if (run.kind !== 'text') return run.kind !== 'equation';
      const { size, scale = 1, spacing = 0 } = run.format;
      const most = room / (size * Math.max(1, scale) + Math.max(0, spacing));
      if (run.text.length <= most) return true;
      for (const [text] of run.text.matchAll(words)) if (text.length > most) return false;
      return true;
    });
  });
}
