import { child, type XmlElement } from '../../../xml/xml-element.ts';
import type { Block, Paragraph } from '../../model/block.ts';
import { presentChildren } from './alternate-content.ts';
import { FrameGatherer } from './frames.ts';
import { partAttribute } from '../../../xml/part-attribute.ts';
import { readParagraph, type Carried } from './read-paragraph.ts';
import type { Story } from './story.ts';
import { readTable } from './tables/read-table.ts';

/** Elements around blocks that change nothing of how these are set. */
const transparent: ReadonlySet<string> = new Set(['w:sdt', 'w:sdtContent', 'w:customXml', 'w:ins', 'w:moveTo']);

/** Gathers the blocks of one container. */
export class BlockList {
  readonly #story: Story;
  readonly #blocks: Block[] = [];
  readonly #frames: FrameGatherer;
  #carried: Carried | undefined;
  #last: XmlElement | undefined;

  constructor(story: Story) {
    this.#story = story;
    this.#frames = new FrameGatherer(story);
  }

  add(element: XmlElement): void {
    const { source, bookmarks } = this.#story;
    switch (element.name) {
      case 'w:p':
        this.#paragraph(element);
        break;
      case 'w:tbl':
        this.#table(element);
        break;
      case 'w:bookmarkStart': {
        const name = partAttribute(source.part, element, 'name');
        if (name !== undefined && name !== '' && name !== '_GoBack') bookmarks.push(name);
        break;
      }
      case 'w:altChunk':
        source.reading.problems.add('convert.imported-file', source.place(element));
        break;
      case 'mc:AlternateContent':
        for (const each of presentChildren(source.part, { ...element, children: [element] })) this.add(each);
        break;
      default:
        if (transparent.has(element.name)) for (const each of element.children) this.add(each);
    }
  }

  /** All blocks. What a last hidden mark leaves over is a paragraph of its own. */
  finish(): Block[] {
    if (this.#carried && this.#last) this.#push(this.#joined(this.#last, this.#carried));
    this.#frames.flush((paragraph) => this.#blocks.push(paragraph));
    return this.#blocks;
  }

  #paragraph(element: XmlElement): void {
    const ready = this.#readyParagraph(element);
    if (ready) {
      this.#push(ready);
      return;
    }
    const { paragraph, carried } = readParagraph(element, this.#story, this.#carried);
    this.#carried = carried;
    this.#last = element;
    if (!paragraph) return;
    const properties = child(element, 'w:pPr');
    const frame = properties && child(properties, 'w:framePr');
    if (!frame || !this.#frames.take(frame, paragraph)) this.#push(paragraph);
  }

  #readyParagraph(element: XmlElement): Paragraph | undefined {
    const { source, around, fields, bookmarks } = this.#story;
    const isFree = fields.isEmpty && bookmarks.length === 0 && !this.#carried;
    const { formats } = source.reading;
    return source.readyParagraph?.(element, { around, formats, origin: source.origin(element), isFree });
  }

  #push(paragraph: Paragraph): void {
    this.#blocks.push(this.#frames.attach(paragraph));
  }

  #table(element: XmlElement): void {
    if (this.#carried && this.#last) this.#push(this.#joined(this.#last, this.#carried));
    this.#carried = undefined;
    const table = readTable(element, this.#story);
    if (table) this.#blocks.push(table);
  }

  /** Nothing follows that hidden marks could join with: what they hold is by itself. */
  #joined(element: XmlElement, { content, floats }: Carried): Paragraph {
    const { source, around } = this.#story;
    const { format, mark } = source.reading.formats.paragraph(source.part, child(element, 'w:pPr'), around);
    return { kind: 'paragraph', format, mark, content, floats, origin: source.origin(element) };
  }
}

/** The blocks of a container such as a cell, a note or the content of a text box. */
export function readBlocks(container: XmlElement, story: Story): Block[] {
  const list = new BlockList(story);
  for (const each of container.children) list.add(each);
  return list.finish();
}
