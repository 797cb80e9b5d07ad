import { partAttribute } from '../../../../xml/part-attribute.ts';
import { emus, plainNumber } from '../../../../xml/values.ts';
import { child, descend, walk, type XmlElement, type XmlPart } from '../../../../xml/xml-element.ts';
import type { Paragraph, TextBox } from '../../../model/index.ts';
import type { TextFormat } from '../../../model/formats.ts';
import type { ResolvedParagraph } from '../../format-source.ts';
import { nameTable } from '../../name-table.ts';
import { elementText } from '../../runs/run-content.ts';
import { formatVariant } from '../../runs/format-variant.ts';
import type { PartSource } from '../part-source.ts';
import type { Story } from '../story.ts';
import { colorElement, readDrawingColor } from './drawing-colors.ts';
import { labelParagraph } from './label-paragraph.ts';
import type { Member } from './members.ts';
import { readGradient } from './read-gradient.ts';
import { readGeometry } from './read-geometry.ts';
import { readFill, readOutline } from './read-outline.ts';
import { relatedSource } from './related-source.ts';
import { readTransform, type Transform } from './transform.ts';

/** Shapes of a diagram that are drawn. */
const mostShapes = 500;
const usualSize = 18;
const plainInset = { across: 7.2, down: 3.6 };

const anchors = nameTable<TextBox['align']>({ t: 'top', ctr: 'center', b: 'bottom' });
const aligns = nameTable<'start' | 'center' | 'end' | 'justify'>({
  l: 'start',
  ctr: 'center',
  r: 'end',
  just: 'justify',
});

function colorIn(source: PartSource, holder: XmlElement | undefined): string | undefined {
  const color = holder && colorElement(holder);
  return color && readDrawingColor(source.part, color, (name) => source.reading.theme.color(name));
}

/** Text of DrawingML (ECMA-376 part 1, 21.1.2) as paragraphs. */
class DiagramText {
  readonly #source: PartSource;
  readonly #part: XmlPart;
  readonly #resolved: ResolvedParagraph;
  readonly #color: string | undefined;

  /** @param color that of text without one of its own */
  constructor(source: PartSource, resolved: ResolvedParagraph, color: string | undefined) {
    this.#source = source;
    this.#part = source.part;
    this.#resolved = resolved;
    this.#color = color;
  }

  paragraphs(body: XmlElement): Paragraph[] {
    return body.children.filter(({ name }) => name === 'a:p').map((each) => this.#paragraph(each));
  }

  #paragraph(element: XmlElement): Paragraph {
    const part = this.#part;
    const properties = child(element, 'a:pPr');
    const content = element.children.flatMap((each): Paragraph['content'] => {
      const format = this.#format(child(each, 'a:rPr'));
      if (each.name === 'a:br') return [{ kind: 'break', to: 'line', format }];
      const text = each.name === 'a:r' ? child(each, 'a:t') : undefined;
      return text ? [{ kind: 'text', text: elementText(part, text), format }] : [];
    });
    const align = aligns[(properties && partAttribute(part, properties, 'algn')) ?? 'l'] ?? 'start';
    const mark = this.#format(child(element, 'a:endParaRPr'));
    return labelParagraph(this.#resolved, { align, factor: 0.9, mark }, content);
  }

  #format(properties: XmlElement | undefined): TextFormat {
    const part = this.#part;
    const value = (name: string): string | undefined => properties && partAttribute(part, properties, name);
    // Sizes are in hundredths of a pt.
    const size = Math.min(400, Math.max(1, (plainNumber(value('sz')) ?? usualSize * 100) / 100));
    const color = colorIn(this.#source, properties && child(properties, 'a:solidFill')) ?? this.#color;
    const bold = value('b') === '1';
    const italic = value('i') === '1';
    const key = `diagram ${size} ${bold} ${italic} ${color ?? ''}`;
    return formatVariant(this.#resolved.text, key, ({ fonts }) => ({
      fonts,
      size,
      bold,
      italic,
      snapToGrid: false,
      ...(color !== undefined && { color }),
    }));
  }
}

function turnOf({ rotation, isFlippedAcross, isFlippedDown }: Transform): Partial<TextBox> {
  return {
    ...(isFlippedAcross && { flippedAcross: true }),
    ...(isFlippedDown && { flippedDown: true }),
    ...(rotation !== 0 && { rotation }),
  };
}

const plainBox = {
  kind: 'textBox',
  shape: 'rectangle',
  insets: { top: 0, bottom: 0, left: 0, right: 0 },
  align: 'top',
  direction: 'horizontal',
  growsWithText: false,
  blocks: [],
} as const;

/** A shape, and its text in the area that the diagram gives it. */
function shapeMembers(source: PartSource, shape: XmlElement, resolved: ResolvedParagraph): Member[] {
  const { part } = source;
  const properties = child(shape, 'dsp:spPr');
  const style = child(shape, 'dsp:style');
  const transform = readTransform(part, properties);
  if (!transform) return [];
  const { x, y, width, height } = transform;
  const { form, isDrawn } = readGeometry(part, properties);
  const outline = isDrawn ? readOutline(source, properties, style) : undefined;
  const fill = isDrawn ? readFill(source, properties, style) : undefined;
  const gradient = fill === undefined ? undefined : readGradient(source, properties);
  const look = {
    ...(outline && { outline }),
    ...(fill !== undefined && { fill }),
    ...(gradient && { gradient }),
  };
  const members: Member[] = [{ x, y, width, height, content: { ...plainBox, ...form, ...turnOf(transform), ...look } }];
  const body = child(shape, 'dsp:txBody');
  const paragraphs = body
    ? new DiagramText(source, resolved, colorIn(source, style && child(style, 'a:fontRef'))).paragraphs(body)
    : [];
  if (!body || paragraphs.every(({ content }) => content.length === 0)) return members;
  const own = readTransform(part, shape, 'dsp:txXfrm') ?? transform;
  const bodyLook = child(body, 'a:bodyPr');
  const stated = (name: string): string | undefined => bodyLook && partAttribute(part, bodyLook, name);
  members.push({
    x: own.x,
    y: own.y,
    width: own.width,
    height: own.height,
    content: {
      ...plainBox,
      insets: {
        left: emus(stated('lIns')) ?? plainInset.across,
        right: emus(stated('rIns')) ?? plainInset.across,
        top: emus(stated('tIns')) ?? plainInset.down,
        bottom: emus(stated('bIns')) ?? plainInset.down,
      },
      align: anchors[stated('anchor') ?? 't'] ?? 'top',
      ...(own.rotation !== 0 && { rotation: own.rotation }),
      blocks: paragraphs,
    },
  });
  return members;
}

/** The part that has the shapes of a diagram as Word last drew it ([MS-ODRAWXML] 2.2): its data names it. */
function drawingSource(source: PartSource, ids: XmlElement): PartSource | undefined {
  const data = relatedSource(source, partAttribute(source.part, ids, 'dm'));
  if (!data) return undefined;
  let id: string | undefined;
  walk(data.part.root, (element) => {
    if (element.name.endsWith(':dataModelExt')) id = partAttribute(data.part, element, 'relId');
  });
  return relatedSource(source, id);
}

/** SmartArt of this size (pt) as the shapes that Word stored; undefined where it stored none. */
export function readDiagram(
  ids: XmlElement,
  width: number,
  height: number,
  story: Story,
): readonly Member[] | undefined {
  const source = drawingSource(story.source, ids);
  const tree = source && descend(source.part.root, 'dsp:spTree');
  const shapes = tree?.children.filter(({ name }) => name === 'dsp:sp') ?? [];
  if (!source || shapes.length === 0 || shapes.length > mostShapes) return undefined;
  const resolved = story.source.reading.formats.paragraph(story.source.part, undefined, {});
  const members = shapes.flatMap((shape) => shapeMembers(source, shape, resolved));
  // Shapes are placed in a drawing of the size that the diagram had when it was stored.
  const [right, bottom] = [
    Math.max(...members.map((each) => each.x + each.width)),
    Math.max(...members.map((each) => each.y + each.height)),
  ];
  const scale = Math.min(1, width / Math.max(right, 1), height / Math.max(bottom, 1));
  if (scale > 0.98) return members;
  return members.map((each) => ({
    ...each,
    x: each.x * scale,
    y: each.y * scale,
    width: each.width * scale,
    height: each.height * scale,
  }));
}
