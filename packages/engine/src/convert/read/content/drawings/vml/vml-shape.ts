import { child, type XmlElement } from '../../../../../word/xml/xml-element.ts';
import type { Edge, EdgePattern } from '../../../../model/edge.ts';
import type { Floating, TextBox } from '../../../../model/index.ts';
import { vmlLength } from '../../lengths.ts';
import { isTrue, partAttribute } from '../../part-attribute.ts';
import type { Story } from '../../story.ts';
import { cropOf, storedPicture } from '../read-picture.ts';
import { textBoxBlocks } from '../text-box-story.ts';
import { vmlColor } from './vml-color.ts';
import { vmlPreset } from './vml-presets.ts';
import { vmlStyle, type VmlStyle } from './vml-style.ts';
import { nameTable } from '../../name-table.ts';

const shapes = nameTable<TextBox['shape']>({
  'v:rect': 'rectangle',
  'v:roundrect': 'roundRectangle',
  'v:oval': 'ellipse',
  'v:line': 'line',
});

/** Numbers of Word's own shape types (`o:spt`) that are drawn as they are. */
const shapeTypes = nameTable<TextBox['shape']>({
  '1': 'rectangle',
  '2': 'roundRectangle',
  '3': 'ellipse',
  '20': 'line',
  '32': 'line',
  '75': 'rectangle',
  '109': 'rectangle',
  '176': 'roundRectangle',
  '202': 'rectangle',
});

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

function shapeOf(shape: XmlElement, story: Story): TextBox['shape'] | undefined {
  const byName = shapes[shape.name];
  if (byName) return byName;
  const type = /_t(\d+)$/.exec(partAttribute(story.source.part, shape, 'type') ?? '')?.[1];
  return type === undefined ? undefined : shapeTypes[type];
}

function outlineOf(shape: XmlElement, story: Story): Edge | undefined {
  const { part } = story.source;
  const stroke = child(shape, 'v:stroke');
  const isOn = partAttribute(part, shape, 'stroked') ?? (stroke && partAttribute(part, stroke, 'on'));
  if (isOn !== undefined && !isTrue(isOn)) return undefined;
  const color = vmlColor(partAttribute(part, shape, 'strokecolor'));
  const pattern = dashes[(stroke && partAttribute(part, stroke, 'dashstyle')?.toLowerCase()) ?? ''] ?? 'single';
  const width = vmlLength(partAttribute(part, shape, 'strokeweight')) ?? 0.75;
  return { pattern, width: Math.max(0.25, width), ...(color !== undefined && { color }), space: 0 };
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
  const kind = /_t(\d+)$/.exec(partAttribute(source.part, shape, 'type') ?? '')?.[1];
  const formula = kind === undefined ? undefined : vmlPreset(kind, partAttribute(source.part, shape, 'adj'));
  const drawn = formula ? 'rectangle' : shapeOf(shape, story);
  const textBox = child(shape, 'v:textbox');
  const textStyle: VmlStyle = textBox ? vmlStyle(source.part, textBox) : new Map();
  const outline = drawn === undefined ? undefined : outlineOf(shape, story);
  const fill = drawn === undefined || drawn === 'line' ? undefined : fillOf(shape, story);
  if (drawn === undefined || formula?.isAdjusted) {
    source.reading.problems.add('convert.shape', source.place(shape), { kind: kind ?? shape.name });
  }
  const rotation = Number.parseFloat(style.get('rotation') ?? '0');
  const flip = style.get('flip') ?? '';
  return {
    kind: 'textBox',
    shape: drawn ?? 'rectangle',
    ...(formula && { preset: formula.preset }),
    ...(flip.includes('x') !== flip.includes('y') && { flipped: true }),
    ...(flip.includes('x') && { flippedAcross: true }),
    ...(flip.includes('y') && { flippedDown: true }),
    ...(rotation !== 0 && Number.isFinite(rotation) && { rotation }),
    ...(outline && { outline }),
    ...(fill !== undefined && { fill }),
    insets: insetsOf(textBox, story),
    align: anchors[style.get('v-text-anchor') ?? ''] ?? 'top',
    direction: /vertical/.test(textStyle.get('layout-flow') ?? '') ? 'vertical' : 'horizontal',
    growsWithText: isTrue(textStyle.get('mso-fit-shape-to-text')),
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
  const data = child(shape, 'v:imagedata');
  if (!data) return boxOf(shape, style, story);
  const value = (name: string): string | undefined => partAttribute(source.part, data, name);
  // `r:id`; Word also writes `o:relid`.
  const stored = storedPicture(value('id') ?? value('relid'), shape, width, height, story);
  const side = (name: string): number => fraction(value(name));
  const crop = cropOf(side('cropleft'), side('croptop'), side('cropright'), side('cropbottom'));
  const description = partAttribute(source.part, shape, 'alt');
  const picture = {
    ...stored,
    ...(crop && { crop }),
    ...(description !== undefined && description !== '' && { description }),
  };
  return { kind: 'picture', picture };
}
