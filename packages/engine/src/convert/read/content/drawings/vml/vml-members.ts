import { child, type XmlElement } from '../../../../../word/xml/xml-element.ts';
import { presentChildren } from '../../alternate-content.ts';
import { vmlLength } from '../../lengths.ts';
import { partAttribute } from '../../part-attribute.ts';
import { deepestNesting, type Story } from '../../story.ts';
import { blankPicture } from '../blank-picture.ts';
import type { GroupFrame, Member } from '../member.ts';
import { readVmlShape } from './vml-shape.ts';
import { vmlStyle } from './vml-style.ts';

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

/** Two numbers of an attribute such as `coordsize="1000,1000"`. */
function pair(value: string | undefined, plain: readonly [number, number]): readonly [number, number] {
  const [first, second] = (value ?? '').split(',').map(Number);
  return [
    first !== undefined && Number.isFinite(first) && value !== '' && value !== undefined ? first : plain[0],
    second !== undefined && Number.isFinite(second) ? second : plain[1],
  ];
}

/** Ends of a line: in pt by itself, in the coordinates of its group in one. */
function lineEnds(
  line: XmlElement,
  story: Story,
  frame: GroupFrame | undefined,
): { x: number; y: number; width: number; height: number; isRising: boolean } {
  const ends = ['from', 'to'].map((name) => {
    const [x = '0', y = '0'] = (partAttribute(story.source.part, line, name) ?? '0,0').split(',');
    if (!frame) return [vmlLength(x) ?? 0, vmlLength(y) ?? 0] as const;
    return [frame.x + Number.parseFloat(x) * frame.scaleX, frame.y + Number.parseFloat(y) * frame.scaleY] as const;
  });
  const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = ends;
  return {
    x: Math.min(x1, x2),
    y: Math.min(y1, y2),
    width: Math.abs(x2 - x1),
    height: Math.abs(y2 - y1),
    isRising: (x2 - x1) * (y2 - y1) < 0,
  };
}

function lineMember(line: XmlElement, story: Story, frame: GroupFrame | undefined): Member {
  const { isRising, ...place } = lineEnds(line, story, frame);
  const content = readVmlShape(line, vmlStyle(story.source.part, line), place.width, place.height, story);
  const flipped = content.kind === 'textBox' && isRising ? { ...content, flipped: true } : content;
  return { ...place, content: flipped };
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
    if (each.name === 'v:line') return [lineMember(each, story, frame)];
    const style = vmlStyle(source.part, each);
    const number = (name: string): number => Number.parseFloat(style.get(name) ?? '0') || 0;
    const place = {
      x: frame.x + number('left') * frame.scaleX,
      y: frame.y + number('top') * frame.scaleY,
      width: number('width') * frame.scaleX,
      height: number('height') * frame.scaleY,
    };
    if (each.name === 'v:group') return groupMembers(each, innerFrame(each, place, story), story, depth + 1);
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
  const [across, down] = pair(partAttribute(part, group, 'coordsize'), [1_000, 1_000]);
  const [left, top] = pair(partAttribute(part, group, 'coordorigin'), [0, 0]);
  const scaleX = across > 0 ? place.width / across : 1;
  const scaleY = down > 0 ? place.height / down : 1;
  return { x: place.x - left * scaleX, y: place.y - top * scaleY, scaleX, scaleY };
}

/** What a shape or group of VML of this size (pt) shows, at places in its frame. */
export function vmlMembers(shape: XmlElement, width: number, height: number, story: Story): readonly Member[] {
  const { source } = story;
  const place = { x: 0, y: 0, width, height };
  if (shape.name === 'v:line') return [lineMember(shape, story, undefined)];
  if (shape.name === 'v:group') return groupMembers(shape, innerFrame(shape, place, story), story, 0);
  if (child(shape, 'v:textpath')) {
    source.reading.problems.add('convert.word-art', source.place(shape), {
      text: partAttribute(source.part, child(shape, 'v:textpath') ?? shape, 'string') ?? '',
    });
    return [{ ...place, content: { kind: 'picture', picture: blankPicture(width, height) } }];
  }
  return [{ ...place, content: readVmlShape(shape, vmlStyle(source.part, shape), width, height, story) }];
}
