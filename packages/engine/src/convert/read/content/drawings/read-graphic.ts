import { child, type XmlElement } from '../../../../xml/xml-element.ts';
import type { ProblemId } from '../../../../problems/index.ts';
import { presentChildren } from '../alternate-content.ts';
import { deepestNesting, type Story } from '../story.ts';
import { readChart } from './charts/draw-chart.ts';
import { readDiagram } from './read-diagram.ts';
import { blankPicture, readPicture } from './read-picture.ts';
import { type GroupFrame, type Member, turnMembers } from './members.ts';
import { readShape } from './read-shape.ts';
import { readTransform } from './transform.ts';

/** What `a:graphicData` may hold that is not drawn, by what its elements' names begin with. */
function unsupported(name: string): ProblemId {
  if (/^(?:c|cx):/.test(name)) return 'convert.chart';
  if (name.startsWith('dgm:')) return 'convert.diagram';
  return name.endsWith('contentPart') ? 'convert.ink' : 'convert.drawing';
}

class GraphicReader {
  readonly members: Member[] = [];
  readonly #story: Story;

  constructor(story: Story) {
    this.#story = story;
  }

  /** A single thing takes the size of the drawing, whatever its own specifies. */
  whole(element: XmlElement, width: number, height: number): void {
    const place = { x: 0, y: 0, width, height };
    if (element.name === 'pic:pic') {
      this.members.push({
        ...place,
        content: { kind: 'picture', picture: readPicture(element, width, height, this.#story) },
      });
    } else if (element.name === 'wps:wsp') this.members.push({ ...place, content: readShape(element, this.#story) });
    else if (element.name === 'wpg:wgp')
      this.#group(element, { x: 0, y: 0, scaleX: 1, scaleY: 1 }, { width, height }, 0);
    else if (element.name === 'wpc:wpc') this.#contents(element, { x: 0, y: 0, scaleX: 1, scaleY: 1 }, 0);
    else {
      const stored = this.#stored(element, width, height);
      if (stored) {
        this.members.push(...stored);
        return;
      }
      const { source } = this.#story;
      source.reading.problems.add(unsupported(element.name), source.place(element));
      this.members.push({ ...place, content: { kind: 'picture', picture: blankPicture(width, height) } });
    }
  }

  /** What is drawn from another part of the package. */
  #stored(element: XmlElement, width: number, height: number): readonly Member[] | undefined {
    if (element.name === 'c:chart') return readChart(element, width, height, this.#story);
    return element.name === 'dgm:relIds' ? readDiagram(element, width, height, this.#story) : undefined;
  }

  /** `outer` turns the group's own coordinates into pt; `size` is its size there when that is not its own. */
  #group(
    group: XmlElement,
    outer: GroupFrame,
    size: { width: number; height: number } | undefined,
    depth: number,
  ): void {
    const { part } = this.#story.source;
    const transform = readTransform(part, child(group, 'wpg:grpSpPr'));
    if (!transform) {
      this.#contents(group, outer, depth);
      return;
    }
    const { inner } = transform;
    const width = size?.width ?? transform.width * outer.scaleX;
    const height = size?.height ?? transform.height * outer.scaleY;
    const scaleX = inner.width > 0 ? width / inner.width : outer.scaleX;
    const scaleY = inner.height > 0 ? height / inner.height : outer.scaleY;
    const left = size ? 0 : outer.x + transform.x * outer.scaleX;
    const top = size ? 0 : outer.y + transform.y * outer.scaleY;
    const before = this.members.length;
    this.#contents(group, { x: left - inner.x * scaleX, y: top - inner.y * scaleY, scaleX, scaleY }, depth);
    const added = this.members.splice(before);
    this.members.push(...turnMembers(added, { x: left, y: top, width, height }, transform));
  }

  #contents(group: XmlElement, frame: GroupFrame, depth: number): void {
    const { source } = this.#story;
    for (const each of presentChildren(source.part, group)) {
      if (each.name === 'wpg:grpSp' || each.name === 'wpg:wgp') {
        if (depth < deepestNesting) this.#group(each, frame, undefined, depth + 1);
        else source.reading.problems.add('convert.too-deep', source.place(each), { limit: deepestNesting });
      } else if (each.name === 'wps:wsp' || each.name === 'pic:pic') this.#member(each, frame);
      else if (/^(?:wpg:graphicFrame|.*:?contentPart)$/.test(each.name)) {
        const held = child(each, 'a:graphic')?.children[0]?.children[0];
        if (held && this.#framed(each, held, frame)) continue;
        source.reading.problems.add(unsupported(held?.name ?? each.name), source.place(each));
      }
    }
  }

  /** A chart or diagram in a canvas or group. */
  #framed(element: XmlElement, held: XmlElement, frame: GroupFrame): boolean {
    const transform = readTransform(this.#story.source.part, element, 'wpg:xfrm');
    if (!transform) return false;
    const { width, height } = { width: transform.width * frame.scaleX, height: transform.height * frame.scaleY };
    const members = this.#stored(held, width, height);
    const [x, y] = [frame.x + transform.x * frame.scaleX, frame.y + transform.y * frame.scaleY];
    if (members) this.members.push(...members.map((member) => ({ ...member, x: member.x + x, y: member.y + y })));
    return members !== undefined;
  }

  #member(element: XmlElement, frame: GroupFrame): void {
    const { part } = this.#story.source;
    const transform = readTransform(part, child(element, element.name === 'pic:pic' ? 'pic:spPr' : 'wps:spPr'));
    if (!transform) return;
    const place = {
      x: frame.x + transform.x * frame.scaleX,
      y: frame.y + transform.y * frame.scaleY,
      width: transform.width * frame.scaleX,
      height: transform.height * frame.scaleY,
    };
    const content =
      element.name === 'pic:pic'
        ? { kind: 'picture' as const, picture: readPicture(element, place.width, place.height, this.#story) }
        : readShape(element, this.#story);
    this.members.push({ ...place, content });
  }
}

/** What the graphic of a drawing of this size (pt) holds: a picture, a shape, or the members of a group or canvas. */
export function readGraphic(data: XmlElement, width: number, height: number, story: Story): readonly Member[] {
  const reader = new GraphicReader(story);
  for (const each of presentChildren(story.source.part, data)) reader.whole(each, width, height);
  return reader.members;
}
