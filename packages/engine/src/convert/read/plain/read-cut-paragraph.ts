import { notCharacter, otherReference } from '../../../word/xml/plain-xml.ts';
import { KeptContent } from '../../model/kept-content.ts';
import type { Inline } from '../../model/inline.ts';
import type { ListLabel, Paragraph } from '../../model/block.ts';
import type { ResolvedParagraph } from '../format-source.ts';
import type { Story } from '../content/story.ts';
import type { CutParagraph } from './cut-paragraphs.ts';
import { NotPlain } from './not-plain.ts';

const noFloats: Paragraph['floats'] = [];

/** Of a class, so that V8 does not take those of each document for as long-lived as what is kept of the template: see docs/convert.md. */
class PlainParagraph implements Paragraph {
  readonly kind = 'paragraph';
  readonly format: Paragraph['format'];
  readonly mark: Paragraph['mark'];
  declare readonly label?: ListLabel;
  declare readonly content: Paragraph['content'];
  declare readonly floats: Paragraph['floats'];
  declare readonly path: string;
  declare readonly kept?: KeptContent;
  declare readonly isMetFirst?: boolean;

  constructor(
    { format, mark }: ResolvedParagraph,
    found: KeptContent | readonly Inline[],
    label: ListLabel | undefined,
  ) {
    const isKept = found instanceof KeptContent;
    this.format = format;
    this.mark = mark;
    if (label) this.label = label;
    this.content = isKept ? found.content : found;
    this.floats = noFloats;
    // Where anything is told of such a document it is read again as a whole.
    this.path = '';
    if (isKept) this.kept = found;
    else this.isMetFirst = true;
  }
}

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
  const label = resolved.numbering && formats.nextLabel(resolved.numbering, resolved);
  return new PlainParagraph(resolved, found, label);
}
