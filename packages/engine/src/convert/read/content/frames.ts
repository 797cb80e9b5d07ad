import type { XmlElement } from '../../../xml/xml-element.ts';
import { alignNames } from './align-names.ts';
import type { Paragraph } from '../../model/block.ts';
import type { Edge, FloatAxis, Floating, Sides, TextBox } from '../../model/index.ts';
import { horizontalExtent } from './drawings/anchor-axes.ts';
import { twips } from '../../../xml/values.ts';
import { partAttribute } from '../../../xml/part-attribute.ts';
import type { Story } from './story.ts';

type Attributes = (name: string) => string | undefined;

function axis<From extends string>(from: From, align: string | undefined, offset: string | undefined): FloatAxis<From> {
  const aligned = alignNames[align ?? ''];
  return aligned ? { from, align: aligned } : { from, offset: twips(offset) ?? 0 };
}

function horizontalAxis(value: Attributes): Floating['horizontal'] {
  const anchor = value('hAnchor');
  return axis(anchor === 'page' || anchor === 'margin' ? anchor : 'column', value('xAlign'), value('x'));
}

function verticalAxis(value: Attributes): Floating['vertical'] {
  const anchor = value('vAnchor');
  const from =
    anchor === 'text' || value('yAlign') === 'inline' ? 'paragraph' : anchor === 'margin' ? 'margin' : 'page';
  return axis(from, value('yAlign'), value('y'));
}

/** Paragraphs of a frame without a width follow its place: the text in the middle of the room represents the frame there. */
function alignedAs(paragraph: Paragraph, align: FloatAxis<string>['align']): Paragraph {
  const to = align === 'center' ? 'center' : align === 'end' || align === 'outside' ? 'end' : undefined;
  return to === undefined ? paragraph : { ...paragraph, format: { ...paragraph.format, align: to } };
}

/** The border of a frame of a fixed height: what its box has, and its paragraphs without it. */
interface FrameBorder {
  readonly box: Pick<TextBox, 'outline' | 'fill' | 'insets'>;
  /** How far it is outside of the frame at its sides, pt. */
  readonly left: number;
  readonly right: number;
  readonly paragraphs: readonly Paragraph[];
}

function isSameEdge(one: Edge | undefined, other: Edge | undefined): boolean {
  return one?.pattern === other?.pattern && one?.width === other?.width && one?.color === other?.color;
}

/** What an edge and its white take, pt. */
const space = (edge: Edge | undefined): number => (edge?.space ?? 0) + (edge?.width ?? 0);

function withoutFrame(paragraph: Paragraph): Paragraph {
  const { borders: _borders, background: _background, ...format } = paragraph.format;
  return { ...paragraph, format };
}

/**
 * Paragraphs that share a border at all sides have it around the whole frame where its height is fixed: Word does not end it
 * with the text. Undefined where they do not share one.
 */
function frameBorder(paragraphs: readonly Paragraph[]): FrameBorder | undefined {
  const [first] = paragraphs;
  const { borders, background } = first?.format ?? {};
  const top = borders?.top;
  if (!borders || !top) return undefined;
  const { left, right, bottom } = borders;
  const isWhole = [left, right, bottom].every((edge) => edge && isSameEdge(edge, top));
  const isShared = paragraphs.every(({ format }) => format.borders === borders && format.background === background);
  if (!isWhole || !isShared) return undefined;
  const insets: Sides = { top: space(top), bottom: space(bottom), left: space(left), right: space(right) };
  return {
    box: { outline: { ...top, space: 0 }, insets, ...(background !== undefined && { fill: background }) },
    left: insets.left,
    right: insets.right,
    paragraphs: paragraphs.map(withoutFrame),
  };
}

/**
 * Gathers the paragraphs of text frames (`w:framePr`, ECMA-376 part 1, 17.3.1.11): neighbors with the same properties are one
 * frame, which floats next to the paragraph after it. A drop cap is laid out as the first letters of that paragraph, and reported.
 */
export class FrameGatherer {
  readonly #story: Story;
  #key = '';
  #value: Attributes = () => undefined;
  #paragraphs: Paragraph[] = [];
  #floats: Floating[] = [];
  #initial: Paragraph | undefined;

  constructor(story: Story) {
    this.#story = story;
  }

  /** Takes a paragraph with frame properties; false for one that is no frame after all. */
  take(frame: XmlElement, paragraph: Paragraph): boolean {
    const { source } = this.#story;
    const value: Attributes = (name) => partAttribute(source.part, frame, name);
    const dropped = value('dropCap') ?? 'none';
    if (dropped !== 'none') {
      source.reading.problems.add('convert.drop-cap', source.place(frame));
      this.#initial = paragraph;
      return true;
    }
    const key = source.part.xml.slice(frame.start, frame.openEnd);
    if (key !== this.#key) this.#close();
    this.#key = key;
    this.#value = value;
    this.#paragraphs.push(paragraph);
    return true;
  }

  /** A paragraph that is in no frame, with the frames that were before it. */
  attach(paragraph: Paragraph): Paragraph {
    this.#close();
    const initial = this.#initial;
    if (!initial && this.#floats.length === 0) return paragraph;
    this.#initial = undefined;
    const floats = [...this.#floats.splice(0), ...(initial?.floats ?? []), ...paragraph.floats];
    const content = initial ? [...initial.content, ...paragraph.content] : paragraph.content;
    return { ...paragraph, content, floats };
  }

  /** What is left when no paragraph follows. */
  flush(add: (paragraph: Paragraph) => void): void {
    const last = this.#paragraphs.at(-1) ?? this.#initial;
    this.#close();
    if (!last || (this.#floats.length === 0 && !this.#initial)) return;
    const initial = this.#initial;
    add(initial ?? { ...last, content: [], floats: this.#floats });
  }

  #close(): void {
    const [first] = this.#paragraphs;
    if (!first) return;
    const value = this.#value;
    const horizontal = horizontalAxis(value);
    const stated = twips(value('w'));
    const height = twips(value('h'));
    const room = horizontalExtent(this.#story.page, horizontal.from) - (horizontal.offset ?? 0);
    const side = twips(value('hSpace')) ?? 0;
    const above = twips(value('vSpace')) ?? 0;
    const wrap = value('wrap') ?? 'around';
    const hasWidth = stated !== undefined && stated > 0;
    const blocks = hasWidth ? this.#paragraphs : this.#paragraphs.map((each) => alignedAs(each, horizontal.align));
    const isExact = value('hRule') === 'exact' && height !== undefined;
    const border = isExact && hasWidth ? frameBorder(this.#paragraphs) : undefined;
    const { left, right } = border ?? { left: 0, right: 0 };
    this.#floats.push({
      content: {
        kind: 'textBox',
        shape: 'rectangle',
        insets: { top: 0, bottom: 0, left: 0, right: 0 },
        align: 'top',
        direction: 'horizontal',
        growsWithText: value('hRule') !== 'exact',
        ...border?.box,
        blocks: border?.paragraphs ?? blocks,
      },
      width: (hasWidth ? stated : Math.max(1, room)) + left + right,
      height: height ?? 0,
      horizontal: horizontal.offset === undefined ? horizontal : { ...horizontal, offset: horizontal.offset - left },
      vertical: verticalAxis(value),
      // The width of a frame as wide as its text is not known before layout: no text flows around it.
      wrap: !hasWidth || wrap === 'none' ? 'none' : wrap === 'notBeside' ? 'topAndBottom' : 'square',
      distance: { top: above, bottom: above, left: side, right: side },
      behindText: false,
      order: 0,
    });
    this.#paragraphs = [];
    this.#key = '';
  }
}
