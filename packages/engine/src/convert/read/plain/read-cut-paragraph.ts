import { notCharacter, otherReference } from '../../../word/xml/plain-xml.ts';
import { KeptContent } from '../../model/kept-content.ts';
import type { Paragraph } from '../../model/block.ts';
import type { Story } from '../content/story.ts';
import type { CutParagraph } from './cut-paragraphs.ts';
import { NotPlain } from './not-plain.ts';

const noFloats: Paragraph['floats'] = [];

/** @throws NotPlain for a text that somebody who knows all of XML must look at */
function checkText(text: string): void {
  if (notCharacter.test(text) || text.includes(']]>')) throw new NotPlain();
  if (text.includes('&') && otherReference.test(text)) throw new NotPlain();
}

/**
 * A paragraph that was cut out, where it stands, its number counted.
 * @throws NotPlain where what stands before it reaches into it
 */
export function readCutParagraph({ shape, texts }: CutParagraph, story: Story): Paragraph {
  const { source, around, fields, bookmarks } = story;
  const { formats, limits, file, shapes } = source.reading;
  limits.checkTime?.(file);
  if (!shapes || !fields.isEmpty || bookmarks.length > 0) throw new NotPlain();
  const placed = shape.place(formats, around);
  if (!placed) throw new NotPlain();
  const { resolved } = placed;
  const found = shapes.content(placed, texts, checkText);
  const kept = found instanceof KeptContent ? found : undefined;
  const label = resolved.numbering && formats.nextLabel(resolved.numbering, resolved);
  return {
    kind: 'paragraph',
    format: resolved.format,
    mark: resolved.mark,
    ...(label && { label }),
    content: found instanceof KeptContent ? found.content : found,
    floats: noFloats,
    // Where anything is told of such a document it is read again as a whole.
    path: '',
    ...(kept ? { kept } : { isMetFirst: true }),
  };
}
