import { child, type XmlElement, type XmlPart } from '../../../../../xml/xml-element.ts';
import type { Edge, EdgePattern } from '../../../../model/edge.ts';
import type { Floating, LineEnd, LineEnds, TextBox } from '../../../../model/index.ts';
import { isTrue, vmlLength } from '../../../../../xml/values.ts';
import { partAttribute } from '../../../../../xml/part-attribute.ts';
import type { Story } from '../../story.ts';
import { lineOfShape, vmlStrokes } from '../line-strokes.ts';
import { lineEnd, lineEnds } from '../read-line-ends.ts';
import { cropOf, storedPicture } from '../read-picture.ts';
import { vmlGradient } from '../read-gradient.ts';
import { textBoxBlocks } from '../text-box-story.ts';
import { vmlColor, vmlStyle, vmlTurn, type VmlStyle } from './vml-values.ts';
import { vmlGeometry } from './vml-geometry.ts';
import { vmlWordArt } from './vml-word-art.ts';
import { nameTable } from '../../../name-table.ts';

const dashes = nameTable<EdgePattern>({
  dot: 'dotted',
  shortdot: 'dotted',
  '1 1': 'dotted',
  dash: 'dashed',
  shortdash: 'dashed',
  longdash: 'dashed',
  dashdot: 'dotDash',
  shortdashdot: 'dotDash',
  longdashdot: 'dotDash',
  longdashdotdot: 'dotDotDash',
  shortdashdotdot: 'dotDotDash',
});

function outlineOf(shape: XmlElement, story: Story): Edge | undefined {
  const { part } = story.source;
  const stroke = child(shape, 'v:stroke');
  const isOn = partAttribute(part, shape, 'stroked') ?? (stroke && partAttribute(part, stroke, 'on'));
  if (isOn !== undefined && !isTrue(isOn)) return undefined;
  const color = vmlColor(partAttribute(part, shape, 'strokecolor'));
  const pattern = dashes[(stroke && partAttribute(part, stroke, 'dashstyle')?.toLowerCase()) ?? ''] ?? 'single';
  const width = vmlLength(partAttribute(part, shape, 'strokeweight')) ?? 0.75;
  const strokes = vmlStrokes[(stroke && partAttribute(part, stroke, 'linestyle')?.toLowerCase()) ?? ''];
  return lineOfShape(pattern, width, strokes, color);
}

function fillOf(shape: XmlElement, story: Story): string | undefined {
  const { part } = story.source;
  const isOn = partAttribute(part, shape, 'filled');
  if (isOn !== undefined && !isTrue(isOn)) return undefined;
  return vmlColor(partAttribute(part, shape, 'fillcolor')) ?? 'ffffff';
}

/** `inset="left,top,right,bottom"`; Word's defaults are a tenth and a twentieth of an inch. */
function insetsOf(textBox: XmlElement | undefined, story: Story): TextBox['insets'] {
  const stated = (textBox && partAttribute(story.source.part, textBox, 'inset'))?.split(',') ?? [];
  const side = (index: number, plain: number): number => vmlLength(stated[index]?.trim()) ?? plain;
  return { left: side(0, 7.2), top: side(1, 3.6), right: side(2, 7.2), bottom: side(3, 3.6) };
}

const anchors = nameTable<TextBox['align']>({ top: 'top', middle: 'center', bottom: 'bottom' });

const kinds = nameTable<LineEnd['kind']>({
  block: 'triangle',
  classic: 'stealth',
  diamond: 'diamond',
  oval: 'oval',
  open: 'open',
});

const lengths = ['short', 'medium', 'long'];
const widths = ['narrow', 'medium', 'wide'];

function endOf(part: XmlPart, stroke: XmlElement, side: 'start' | 'end'): LineEnd | undefined {
  const kind = kinds[partAttribute(part, stroke, `${side}arrow`) ?? ''];
  const size = (names: readonly string[], name: string): number =>
    names.indexOf(partAttribute(part, stroke, `${side}arrow${name}`) ?? 'medium');
  return kind && lineEnd(kind, size(lengths, 'length'), size(widths, 'width'));
}

/** Heads of a line of VML: `startarrow` and `endarrow` of its stroke (ECMA-376 part 4, 19.1.2.21). */
function vmlLineEnds(part: XmlPart, shape: XmlElement): LineEnds | undefined {
  const stroke = child(shape, 'v:stroke');
  return stroke && lineEnds(endOf(part, stroke, 'start'), endOf(part, stroke, 'end'));
}

function boxOf(shape: XmlElement, style: VmlStyle, story: Story): TextBox {
  const { source } = story;
  const { form, isDrawn, problem } = vmlGeometry(source, shape);
  const textBox = child(shape, 'v:textbox');
  const textStyle: VmlStyle = textBox ? vmlStyle(source.part, textBox) : new Map();
  const outline = isDrawn ? outlineOf(shape, story) : undefined;
  const fill = isDrawn && form.shape !== 'line' ? fillOf(shape, story) : undefined;
  const gradient = vmlGradient(source, shape, fill, vmlColor);
  const ends = outline && vmlLineEnds(source.part, shape);
  if (problem) source.reading.problems.add(problem.id, source.place(shape), problem.params);
  const { rotation, isFlippedAcross, isFlippedDown } = vmlTurn(style);
  const isVertical = /vertical/.test(textStyle.get('layout-flow') ?? '');
  const isUnwrapped = style.get('mso-wrap-style') === 'none' && !isVertical;
  return {
    kind: 'textBox',
    ...form,
    ...(isFlippedAcross && { flippedAcross: true }),
    ...(isFlippedDown && { flippedDown: true }),
    ...(rotation !== 0 && { rotation }),
    ...(outline && { outline }),
    ...(ends && { lineEnds: ends }),
    ...(fill !== undefined && { fill }),
    ...(gradient && { gradient }),
    insets: insetsOf(textBox, story),
    align: anchors[style.get('v-text-anchor') ?? ''] ?? 'top',
    direction: isVertical ? 'vertical' : 'horizontal',
    growsWithText: isTrue(textStyle.get('mso-fit-shape-to-text')),
    ...(isUnwrapped && { noWrap: true }),
    blocks: textBoxBlocks(textBox && child(textBox, 'w:txbxContent'), story),
  };
}

/** Crops are parts of 65536 with an `f` behind (`6554f`), or of 1. */
function fraction(value: string | undefined): number {
  if (value === undefined) return 0;
  return value.endsWith('f') ? Number(value.slice(0, -1)) / 65_536 : Number(value);
}

/** A shape of VML of a size in pt: a picture, a text box, or a simple shape (ECMA-376 part 4, 19.1.2.19). */
export function readVmlShape(
  shape: XmlElement,
  style: VmlStyle,
  width: number,
  height: number,
  story: Story,
): Floating['content'] {
  const { source } = story;
  const textPath = child(shape, 'v:textpath');
  if (textPath) return vmlWordArt(shape, textPath, style, story);
  const data = child(shape, 'v:imagedata');
  if (!data) return boxOf(shape, style, story);
  const value = (name: string): string | undefined => partAttribute(source.part, data, name);
  // `r:id`; Word also writes `o:relid`.
  const stored = storedPicture(value('id') ?? value('relid'), shape, width, height, story);
  const side = (name: string): number => fraction(value(name));
  const crop = cropOf(side('cropleft'), side('croptop'), side('cropright'), side('cropbottom'));
  const description = partAttribute(source.part, shape, 'alt');
  const { rotation, isFlippedAcross, isFlippedDown } = vmlTurn(style);
  const picture = {
    ...stored,
    ...(crop && { crop }),
    ...(rotation !== 0 && { rotation }),
    ...(isFlippedAcross && { flippedAcross: true }),
    ...(isFlippedDown && { flippedDown: true }),
    ...(description !== undefined && description !== '' && { description }),
  };
  return { kind: 'picture', picture };
}
