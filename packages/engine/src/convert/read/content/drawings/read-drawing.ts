import { child, descend, type XmlElement, type XmlPart } from '../../../../xml/xml-element.ts';
import type { Floating } from '../../../model/index.ts';
import type { PageSetup } from '../../../model/section.ts';
import type { ParagraphFormat } from '../../../model/formats.ts';
import { presentChildren } from '../alternate-content.ts';
import { elementText } from '../../runs/run-content.ts';
import { emus, isTrue, wholeNumber } from '../../../../xml/values.ts';
import { linkAddress } from '../link-address.ts';
import { partAttribute } from '../../../../xml/part-attribute.ts';
import type { Story } from '../story.ts';
import { anchorAxes, horizontalExtent, verticalExtent } from './anchor-axes.ts';
import { nothingDrawn, type DrawingContent, leavesCell, outlineSlack } from './drawing-content.ts';
import { layoutInlineDrawing } from './inline-drawing.ts';
import { placeMembers } from './members.ts';
import { readGraphic } from './read-graphic.ts';
import { nameTable } from '../../name-table.ts';

/** Ways of wrapping (ECMA-376 part 1, 20.4.2.15 to 20.4.2.20): text around an outline is laid out around its box. */
const wraps = nameTable<Floating['wrap']>({
  'wp:wrapNone': 'none',
  'wp:wrapSquare': 'square',
  'wp:wrapTight': 'square',
  'wp:wrapThrough': 'square',
  'wp:wrapTopAndBottom': 'topAndBottom',
});

/** Sides on which text is (20.4.3.7); on both by default. */
const wrapSides = nameTable<NonNullable<Floating['sides']>>({ left: 'left', right: 'right', largest: 'largest' });

/** Size of a drawing, pt; a size that is a part of the page's wins ([MS-ODRAWXML] 2.6.4 and 2.6.5). */
function frameSize(part: XmlPart, frame: XmlElement, page: PageSetup): { width: number; height: number } {
  const extent = child(frame, 'wp:extent');
  const side = (name: string): number => Math.max(0, (extent && emus(partAttribute(part, extent, name))) ?? 0);
  const size = { width: side('cx'), height: side('cy') };
  for (const each of frame.children) {
    const across = each.name === 'wp14:sizeRelH';
    if (!across && each.name !== 'wp14:sizeRelV') continue;
    const percent = Number(elementText(part, each.children[0] ?? each)) / 100_000;
    if (!(percent > 0 && percent < 100)) continue;
    const from = partAttribute(part, each, 'relativeFrom') ?? 'margin';
    if (across && (from === 'page' || from === 'margin')) size.width = percent * horizontalExtent(page, from);
    if (!across && (from === 'page' || from === 'margin')) size.height = percent * verticalExtent(page, from);
  }
  return size;
}

function clickTarget(frame: XmlElement, story: Story): string | undefined {
  const click = descend(frame, 'wp:docPr', 'a:hlinkClick');
  const id = click && partAttribute(story.source.part, click, 'id');
  const relationship = story.source.relationship(id);
  return relationship && linkAddress(relationship.target, undefined);
}

/** Whether text keeps to an outline that is not just the box: Word writes the box as an outline too (20.4.2.16). */
function followsOutline(part: XmlPart, wrapping: XmlElement): boolean {
  if (wrapping.name !== 'wp:wrapTight' && wrapping.name !== 'wp:wrapThrough') return false;
  const points = child(wrapping, 'wp:wrapPolygon')?.children ?? [];
  const ends = (name: string): Set<number> =>
    new Set(points.map((point) => Math.round(Number(partAttribute(part, point, name)) / outlineSlack)));
  return ends('x').size > 2 || ends('y').size > 2;
}

/** `w:drawing`: in the line of text, or anchored (ECMA-376 part 1, 20.4.2.8 and 20.4.2.3). */
export function readDrawing(
  drawing: XmlElement,
  story: Story,
  paragraph: ParagraphFormat,
  around: string | undefined,
): DrawingContent {
  const { part } = story.source;
  const frame = drawing.children.find(({ name }) => name === 'wp:inline' || name === 'wp:anchor');
  const data = frame && descend(frame, 'a:graphic', 'a:graphicData');
  if (!frame || !data) return nothingDrawn;
  const { width, height } = frameSize(part, frame, story.page);
  const properties = child(frame, 'wp:docPr');
  if (properties && isTrue(partAttribute(part, properties, 'hidden'))) return nothingDrawn;
  const described = properties && partAttribute(part, properties, 'descr');
  const members = readGraphic(data, width, height, story).map((member) => {
    const { content } = member;
    if (content.kind !== 'picture' || described === undefined || described === '') return member;
    return { ...member, content: { ...content, picture: { ...content.picture, description: described } } };
  });
  const link = clickTarget(frame, story) ?? around;
  if (frame.name === 'wp:inline') {
    return layoutInlineDrawing(members, width, height, paragraph, link, horizontalExtent(story.page, 'margin'));
  }

  const axes = anchorAxes(part, frame, story.page);
  const wrapping = presentChildren(part, frame).find(({ name }) => name in wraps);
  const distance = (name: string): number => emus(partAttribute(part, frame, name)) ?? 0;
  if (wrapping && followsOutline(part, wrapping)) {
    story.source.reading.problems.add('convert.wrap-outline', story.source.place(frame));
  }
  const isBehind = isTrue(partAttribute(part, frame, 'behindDoc'));
  const wrap = wraps[wrapping?.name ?? 'wp:wrapNone'] ?? 'none';
  const sides = wrapping && wrapSides[partAttribute(part, wrapping, 'wrapText') ?? ''];
  const floats = placeMembers(
    members,
    {
      width,
      height,
      ...axes,
      wrap,
      ...(sides && { sides }),
      distance: {
        top: distance('distT'),
        bottom: distance('distB'),
        left: distance('distL'),
        right: distance('distR'),
      },
      behindText: isBehind && wrap === 'none',
      // ECMA-376 part 1, 20.4.2.3.
      ...(leavesCell(story, partAttribute(part, frame, 'layoutInCell')) && { leavesCell: true }),
      order: wholeNumber(partAttribute(part, frame, 'relativeHeight'), 0, 2 ** 32) ?? 0,
      ...(link !== undefined && { link }),
    },
    {
      horizontal: horizontalExtent(story.page, axes.horizontal.from),
      vertical: verticalExtent(story.page, axes.vertical.from),
    },
  );
  return { pictures: [], floats };
}
