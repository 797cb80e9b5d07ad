import { child, type XmlElement } from '../../../xml/xml-element.ts';
import type { Paragraph } from '../../model/block.ts';
import type { Floating } from '../../model/index.ts';
import type { Inline } from '../../model/inline.ts';
import type { ParagraphFormat } from '../../model/formats.ts';
import type { ResolvedParagraph } from '../format-source.ts';
import { horizontalExtent } from './drawings/anchor-axes.ts';
import { withDisplayedEquations } from './equations/displayed-equations.ts';
import { InlineReader } from './inlines/inline-reader.ts';
import type { Story } from './story.ts';

/** What a paragraph whose mark is hidden hands on to the next one: Word prints them as one. */
export interface Carried {
  readonly content: Inline[];
  readonly floats: Floating[];
}

/** A paragraph that was read; without `paragraph` its mark is hidden, and what it holds continues in the next. */
export interface ReadParagraph {
  readonly paragraph?: Paragraph;
  readonly carried?: Carried;
}

/**
 * Stops for position tabs (ECMA-376 part 1, 17.3.3.23), in the place of those of the paragraph: the middle and the end of the
 * line, as far as its tabs lead there. `width` is that of the line, pt.
 */
function withPositionStops(format: ParagraphFormat, aligns: ReadonlySet<string>, width: number): ParagraphFormat {
  const stops: ParagraphFormat['tabs'] = [
    { position: width / 2, align: 'center' },
    { position: width - format.endIndent, align: 'end' },
  ];
  return { ...format, tabs: stops.filter(({ align }) => aligns.has(align === 'end' ? 'right' : align)) };
}

/** Is the mark at the end of the paragraph hidden? Only a mark that requires it itself, or whose style does. */
function hidesMark(properties: XmlElement | undefined, resolved: ResolvedParagraph, story: Story): boolean {
  const mark = properties && child(properties, 'w:rPr');
  if (!mark) return false;
  const { part, reading } = story.source;
  return reading.formats.run(part, mark, resolved) === undefined;
}

/** `w:p` with what is in it, its number counted. */
export function readParagraph(element: XmlElement, story: Story, before: Carried | undefined): ReadParagraph {
  const { source, around } = story;
  const { formats, limits, file } = source.reading;
  limits.checkTime?.(file);
  const properties = child(element, 'w:pPr');
  const resolved = formats.paragraph(source.part, properties, around);
  const reader = new InlineReader(story, resolved);
  for (const name of story.bookmarks.splice(0)) reader.list.push({ kind: 'bookmark', name });
  reader.read(element);
  const own = reader.list.finished();
  const { content, floats } = before ?? { content: [], floats: [] };
  for (const each of own) content.push(each);
  for (const each of reader.list.floats) floats.push(each);
  if (hidesMark(properties, resolved, story))
    return content.length + floats.length === 0 ? {} : { carried: { content, floats } };

  const label = resolved.numbering && formats.nextLabel(resolved.numbering, resolved);
  const format =
    reader.positionTabs.size > 0
      ? withPositionStops(resolved.format, reader.positionTabs, horizontalExtent(story.page, 'margin'))
      : resolved.format;
  const paragraph: Paragraph = {
    kind: 'paragraph',
    format,
    mark: resolved.mark,
    ...(label && { label }),
    content,
    floats,
    origin: source.origin(element),
    ...(reader.displayAlign && withDisplayedEquations(content, format, reader.displayAlign)),
  };
  return { paragraph };
}
