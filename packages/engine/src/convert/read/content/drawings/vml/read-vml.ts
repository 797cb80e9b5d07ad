import { partAttribute } from '../../../../../xml/part-attribute.ts';
import { vmlLength, isTrue } from '../../../../../xml/values.ts';
import { child, type XmlElement } from '../../../../../xml/xml-element.ts';
import type { Floating } from '../../../../model/index.ts';
import type { ParagraphFormat } from '../../../../model/formats.ts';
import { alignNames } from '../../align-names.ts';
import { presentChildren } from '../../alternate-content.ts';
import { linkAddress } from '../../link-address.ts';
import { nameTable } from '../../../name-table.ts';
import type { Story } from '../../story.ts';
import { horizontalExtent, verticalExtent } from '../anchor-axes.ts';
import { type DrawingContent, leavesCell, outlineSlack } from '../drawing-content.ts';
import { layoutInlineDrawing } from '../inline-drawing.ts';
import { placeMembers } from '../members.ts';
import { isVmlShape, vmlMembers } from './vml-members.ts';
import { type VmlStyle, vmlStyle } from './vml-values.ts';

/** What positions count from; absent means the text: column and paragraph (ECMA-376 part 4, 19.1.2.19). */
const horizontalFrom = nameTable<Floating['horizontal']['from']>({
  page: 'page',
  margin: 'margin',
  text: 'column',
  char: 'character',
  'left-margin-area': 'leftMargin',
  'right-margin-area': 'rightMargin',
  'inner-margin-area': 'leftMargin',
  'outer-margin-area': 'rightMargin',
});

const verticalFrom = nameTable<Floating['vertical']['from']>({
  page: 'page',
  margin: 'margin',
  text: 'paragraph',
  line: 'line',
  'top-margin-area': 'topMargin',
  'bottom-margin-area': 'bottomMargin',
});

/** Where a shape of VML is. */
function vmlAxes(style: VmlStyle): Pick<Floating, 'horizontal' | 'vertical'> {
  const across = alignNames[style.get('mso-position-horizontal') ?? ''];
  const down = alignNames[style.get('mso-position-vertical') ?? ''];
  const left = (vmlLength(style.get('margin-left')) ?? 0) + (vmlLength(style.get('left')) ?? 0);
  const top = (vmlLength(style.get('margin-top')) ?? 0) + (vmlLength(style.get('top')) ?? 0);
  return {
    horizontal: {
      from: horizontalFrom[style.get('mso-position-horizontal-relative') ?? ''] ?? 'column',
      ...(across ? { align: across } : { offset: left }),
    },
    vertical: {
      from: verticalFrom[style.get('mso-position-vertical-relative') ?? ''] ?? 'paragraph',
      ...(down ? { align: down } : { offset: top }),
    },
  };
}

const wraps = nameTable<Floating['wrap']>({
  square: 'square',
  tight: 'square',
  through: 'square',
  topAndBottom: 'topAndBottom',
});

function wrapOf(shape: XmlElement, story: Story): Floating['wrap'] {
  const wrap = shape.children.find(({ name }) => name.endsWith(':wrap'));
  return wraps[(wrap && partAttribute(story.source.part, wrap, 'type')) ?? ''] ?? 'none';
}

/** Whether text keeps to an outline (`wrapcoords`) that is not just the box: that has two places across, and two down. */
function followsOutline(shape: XmlElement, story: Story): boolean {
  const { part } = story.source;
  const wrap = shape.children.find(({ name }) => name.endsWith(':wrap'));
  const type = wrap && partAttribute(part, wrap, 'type');
  if (type !== 'tight' && type !== 'through') return false;
  const points = (partAttribute(part, shape, 'wrapcoords') ?? '').trim().split(/[\s,]+/);
  const ends = (first: number): Set<number> =>
    new Set(points.filter((_, index) => index % 2 === first).map((each) => Math.round(Number(each) / outlineSlack)));
  return ends(0).size > 2 || ends(1).size > 2;
}

/** Sides on which text is (ECMA-376 part 4, 19.3.2.6). */
const wrapSides = nameTable<NonNullable<Floating['sides']>>({ left: 'left', right: 'right', largest: 'largest' });

function sidesOf(shape: XmlElement, story: Story): Floating['sides'] {
  const wrap = shape.children.find(({ name }) => name.endsWith(':wrap'));
  return wrapSides[(wrap && partAttribute(story.source.part, wrap, 'side')) ?? ''];
}

function sizeOf(shape: XmlElement, style: VmlStyle, story: Story): { width: number; height: number } {
  const side = (name: string): number => Math.max(0, vmlLength(style.get(name)) ?? 0);
  const percent = (name: string): number => (Number(style.get(name)) || 0) / 1_000;
  const across = percent('mso-width-percent');
  const down = percent('mso-height-percent');
  const isRule = isTrue(partAttribute(story.source.part, shape, 'hr'));
  const fullWidth = horizontalExtent(story.page, 'margin');
  // A horizontal rule is as wide as the text where it specifies no width.
  const width = across > 0 ? across * fullWidth : isRule && side('width') === 0 ? fullWidth : side('width');
  return { width, height: down > 0 ? down * verticalExtent(story.page, 'margin') : side('height') };
}

function frameOf(
  shape: XmlElement,
  style: VmlStyle,
  size: { readonly width: number; readonly height: number },
  story: Story,
): Omit<Floating, 'content'> {
  const distance = (name: string, plain: number): number => vmlLength(style.get(`mso-wrap-distance-${name}`)) ?? plain;
  const order = Number.parseInt(style.get('z-index') ?? '0', 10) || 0;
  const wrap = wrapOf(shape, story);
  if (followsOutline(shape, story)) {
    story.source.reading.problems.add('convert.wrap-outline', story.source.place(shape));
  }
  const sides = sidesOf(shape, story);
  // `o:allowincell` (ECMA-376 part 4, 19.2.2.1).
  const isOutside = leavesCell(story, partAttribute(story.source.part, shape, 'allowincell'));
  return {
    ...size,
    ...vmlAxes(style),
    wrap,
    ...(sides && { sides }),
    distance: {
      top: distance('top', 0),
      bottom: distance('bottom', 0),
      left: distance('left', 9),
      right: distance('right', 9),
    },
    behindText: order < 0 && wrap === 'none',
    ...(isOutside && { leavesCell: true }),
    order,
  };
}

/** `w:pict` and the picture of `w:object` (ECMA-376 part 1, 17.3.3.21 and 17.3.3.19): shapes in the line or anchored. */
export function readVml(
  holder: XmlElement,
  story: Story,
  paragraph: ParagraphFormat,
  around: string | undefined,
): DrawingContent {
  const { source } = story;
  const pictures: DrawingContent['pictures'][number][] = [];
  const floats: Floating[] = [];
  const shapes = presentChildren(source.part, holder).filter(({ name }) => isVmlShape(name));
  if (holder.name === 'w:object' && !shapes.some((shape) => child(shape, 'v:imagedata'))) {
    source.reading.problems.add('convert.object', source.place(holder));
  }
  for (const shape of shapes) {
    const style = vmlStyle(source.part, shape);
    if (style.get('visibility') === 'hidden') continue;
    const { width, height } = sizeOf(shape, style, story);
    const members = vmlMembers(shape, width, height, story);
    const address = partAttribute(source.part, shape, 'href');
    const link = (address === undefined ? undefined : linkAddress(address, undefined)) ?? around;
    if (style.get('position') === 'absolute' || style.get('position') === 'relative') {
      const frame = frameOf(shape, style, { width, height }, story);
      const linked = link === undefined ? frame : { ...frame, link };
      floats.push(
        ...placeMembers(members, linked, {
          horizontal: horizontalExtent(story.page, frame.horizontal.from),
          vertical: verticalExtent(story.page, frame.vertical.from),
        }),
      );
      continue;
    }
    const drawn = layoutInlineDrawing(members, width, height, paragraph, link, horizontalExtent(story.page, 'margin'));
    pictures.push(...drawn.pictures);
    floats.push(...drawn.floats);
  }
  return { pictures, floats };
}
