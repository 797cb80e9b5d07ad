import { notCharacter, otherReference } from '../../../xml/plain-xml.ts';
import { ContentCache } from '../../model/content-cache.ts';
import type { Inline } from '../../model/inline.ts';
import type { ListLabel, Paragraph } from '../../model/block.ts';
import type { ResolvedParagraph } from '../format-source.ts';
import type { Story } from '../content/story.ts';
import type { CutParagraph } from './cut-paragraphs.ts';
import { FastPathUnsupported } from './fast-path-unsupported.ts';

const noFloats: Paragraph['floats'] = [];

/** Of a class, so that V8 does not take those of each document for as long-lived as what is cached of the Word template: see docs/convert.md. */
class PlainParagraph implements Paragraph {
  readonly kind = 'paragraph';
  readonly format: Paragraph['format'];
  readonly mark: Paragraph['mark'];
  declare readonly label?: ListLabel;
  declare readonly content: Paragraph['content'];
  declare readonly floats: Paragraph['floats'];
  declare readonly path: string;
  declare readonly kept?: ContentCache;
  declare readonly isMetFirst?: boolean;

  constructor(
    { format, mark }: ResolvedParagraph,
    found: ContentCache | readonly Inline[],
    label: ListLabel | undefined,
  ) {
    const isKept = found instanceof ContentCache;
    this.format = format;
    this.mark = mark;
    if (label) this.label = label;
    this.content = isKept ? found.content : found;
    this.floats = noFloats;
    // Where anything is reported for such a document it is read again as a whole.
    this.path = '';
    if (isKept) this.kept = found;
    else this.isMetFirst = true;
  }
}

/** @throws FastPathUnsupported for a text that needs the full XML reader */
function checkText(text: string): void {
  if (notCharacter.test(text) || text.includes(']]>')) throw new FastPathUnsupported();
  if (text.includes('&') && otherReference.test(text)) throw new FastPathUnsupported();
}

/**
 * A paragraph that was cut out, where it is, its number counted.
 * @throws FastPathUnsupported where what is before it reaches into it
 */
export function readCutParagraph({ template, texts }: CutParagraph, story: Story): Paragraph {
  const { source, around, fields, bookmarks } = story;
  const { formats, limits, file, paragraphTemplates: templates } = source.reading;
  limits.checkTime?.(file);
  if (!templates || !fields.isEmpty || bookmarks.length > 0) throw new FastPathUnsupported();
  const placed = template.place(formats, around);
  if (!placed) throw new FastPathUnsupported();
  const { resolved } = placed;
  const found = templates.content(placed, texts, checkText);
  const label = resolved.numbering && formats.nextLabel(resolved.numbering, resolved);
  return new PlainParagraph(resolved, found, label);
}
