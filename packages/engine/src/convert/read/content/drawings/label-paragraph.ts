import { noOrigin } from '../../../model/block.ts';
import type { Inline, Paragraph } from '../../../model/index.ts';
import type { TextFormat } from '../../../model/formats.ts';
import type { ResolvedParagraph } from '../../format-source.ts';

/** How a label differs from a paragraph that nothing is specified for. */
export interface LabelLook {
  readonly align: Paragraph['format']['align'];
  /** Of the line spacing. */
  readonly factor: number;
  readonly mark: TextFormat;
}

/** A paragraph of a drawing, which is not one of the document: without indents, spaces and grid. */
export function labelParagraph(
  { format }: ResolvedParagraph,
  { align, factor, mark }: LabelLook,
  content: readonly Inline[],
): Paragraph {
  return {
    kind: 'paragraph',
    format: {
      ...format,
      align,
      startIndent: 0,
      endIndent: 0,
      firstIndent: 0,
      spaceBefore: 0,
      spaceAfter: 0,
      lineHeight: { rule: 'multiple', factor },
      snapToGrid: false,
    },
    mark,
    content,
    floats: [],
    origin: noOrigin,
  };
}
