import type { XmlElement } from '../../../../../xml/xml-element.ts';
import { presentChildren } from '../../alternate-content.ts';
import { partAttribute } from '../../../../../xml/part-attribute.ts';
import { deepestNesting, type Story } from '../../story.ts';
import { type GroupFrame, type Member, turnMembers } from '../members.ts';
import { numberPair } from './vml-freeform.ts';
import { hasPoints, pointBox, vmlPoints } from './vml-points.ts';
import { readVmlShape } from './vml-shape.ts';
import { vmlStyle, vmlTurn } from './vml-values.ts';

const shapeNames: ReadonlySet<string> = new Set([
  'v:shape',
  'v:rect',
  'v:roundrect',
  'v:oval',
  'v:line',
  'v:polyline',
  'v:curve',
  'v:arc',
]);

export const isVmlShape = (name: string): boolean => shapeNames.has(name) || name === 'v:group';

/** A shape that specifies where it is by its points rather than by its style. */
function pointsMember(shape: XmlElement, story: Story, frame: GroupFrame | undefined): Member {
  const { part } = story.source;
  const { place, isLeftward, isUpward } = pointBox(vmlPoints(part, shape), frame);
  const content = readVmlShape(shape, vmlStyle(part, shape), place.width, place.height, story);
  if (content.kind !== 'textBox' || content.shape !== 'line') return { ...place, content };
  const directed = { ...(isLeftward && { flippedAcross: true }), ...(isUpward && { flippedDown: true }) };
  return { ...place, content: { ...content, ...directed } };
}

/** Members of a group, their coordinates turned into pt. */
function groupMembers(group: XmlElement, frame: GroupFrame, story: Story, depth: number): Member[] {
  const { source } = story;
  return presentChildren(source.part, group).flatMap((each) => {
    if (!isVmlShape(each.name)) return [];
    if (depth > deepestNesting) {
      source.reading.problems.add('convert.too-deep', source.place(each), { limit: deepestNesting });
      return [];
    }
    if (hasPoints(each.name)) return [pointsMember(each, story, frame)];
    const style = vmlStyle(source.part, each);
    const number = (name: string): number => Number.parseFloat(style.get(name) ?? '0') || 0;
    const place = {
      x: frame.x + number('left') * frame.scaleX,
      y: frame.y + number('top') * frame.scaleY,
      width: number('width') * frame.scaleX,
      height: number('height') * frame.scaleY,
    };
    if (each.name === 'v:group') {
      return turnMembers(groupMembers(each, innerFrame(each, place, story), story, depth + 1), place, vmlTurn(style));
    }
    return [{ ...place, content: readVmlShape(each, style, place.width, place.height, story) }];
  });
}

/** Coordinates in a group of this place (pt) in the drawing. */
function innerFrame(
  group: XmlElement,
  place: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  story: Story,
): GroupFrame {
  const { part } = story.source;
  const [across, down] = numberPair(partAttribute(part, group, 'coordsize'), [1_000, 1_000]);
  const [left, top] = numberPair(partAttribute(part, group, 'coordorigin'), [0, 0]);
  const scaleX = across > 0 ? place.width / across : 1;
  const scaleY = down > 0 ? place.height / down : 1;
  return { x: place.x - left * scaleX, y: place.y - top * scaleY, scaleX, scaleY };
}

/** What a shape or group of VML of this size (pt) shows, at places in its frame. */
export function vmlMembers(shape: XmlElement, width: number, height: number, story: Story): readonly Member[] {
  const { source } = story;
  const place = { x: 0, y: 0, width, height };
  if (hasPoints(shape.name)) return [pointsMember(shape, story, undefined)];
  if (shape.name === 'v:group') {
    const members = groupMembers(shape, innerFrame(shape, place, story), story, 0);
    return turnMembers(members, place, vmlTurn(vmlStyle(source.part, shape)));
  }
  return [{ ...place, content: readVmlShape(shape, vmlStyle(source.part, shape), width, height, story) }];
}
