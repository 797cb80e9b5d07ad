import { child, type XmlElement } from '../../../../../xml/xml-element.ts';
import type { Edge, EdgePattern } from '../../../../model/edge.ts';
import type { Floating, TextBox } from '../../../../model/index.ts';
import { isTrue, vmlLength } from '../../../../../xml/values.ts';
import { partAttribute } from '../../../../../xml/part-attribute.ts';
import type { Story } from '../../story.ts';
import { lineOfShape, vmlStrokes } from '../line-strokes.ts';
import { cropOf, storedPicture } from '../read-picture.ts';
import { vmlGradient } from '../read-gradient.ts';
import { textBoxBlocks } from '../text-box-story.ts';
import { vmlColor, vmlStyle, vmlTurn, type VmlStyle } from './vml-values.ts';
import { vmlGeometry } from './vml-geometry.ts';
import { vmlLineEnds } from './vml-line-ends.ts';
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
