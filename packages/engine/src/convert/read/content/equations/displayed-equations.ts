import type { Inline } from '../../../model/inline.ts';
import type { ParagraphFormat } from '../../../model/formats.ts';

/** Is there nothing but equations in a paragraph, some of which are meant to be on lines of their own? */
function isDisplayed(content: readonly Inline[]): boolean {
  let isAlone = true;
  for (const inline of content) {
    if (inline.kind === 'text') isAlone &&= inline.text.trim() === '';
    else if (inline.kind !== 'equation' && inline.kind !== 'break' && inline.kind !== 'bookmark') isAlone = false;
  }
  return isAlone;
}

/**
 * The content of a paragraph with equations of `m:oMathPara`, and its format: where there is text beside them, they are in the line and
 * in its size, as Word prints them.
 */
export function withDisplayedEquations(
  content: readonly Inline[],
  format: ParagraphFormat,
  align: 'start' | 'center' | 'end',
): { readonly content: readonly Inline[]; readonly format: ParagraphFormat } {
  if (isDisplayed(content)) {
    const firstIndent = align === 'center' ? 0 : format.firstIndent;
    return { content, format: { ...format, align, firstIndent } };
  }
  const inLines = content.map((inline): Inline => {
    return inline.kind === 'equation' && inline.isDisplay ? { ...inline, isDisplay: false } : inline;
  });
  return { content: inLines, format };
}
