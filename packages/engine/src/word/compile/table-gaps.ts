import { firstAtLeast } from '../../platform/sorted.ts';
import { elementsNamed } from '../../xml/named-elements.ts';
import type { XmlElement, XmlPart } from '../../xml/xml-element.ts';
import type { Edits } from './edits.ts';
import { boundsBetween } from './element-bounds.ts';
import { emptyParagraph } from './guards.ts';
import type { TemplateTag } from './template-tag.ts';
import { writtenBlock } from './written-end.ts';

const encoder = new TextEncoder();

/** Blocks that are next to each other in a container. */
const blocks = new Set(['w:p', 'w:tbl', 'w:sdt', 'w:customXml']);

/** Further in than the bounds of the element itself, so that what goes when the element goes is inside them. */
const inward = -0.0001;

/** The outermost content control that begins with the element; the element itself when none does. */
function outermost(element: XmlElement): XmlElement {
  const { parent } = element;
  if (!parent || (parent.name !== 'w:sdtContent' && parent.name !== 'w:customXml')) return element;
  if (parent.children.find(({ name }) => blocks.has(name)) !== element) return element;
  const wrapper = parent.name === 'w:sdtContent' ? parent.parent : parent;
  return wrapper ? outermost(wrapper) : element;
}

class GapPlacer {
  readonly #edits: Edits;
  /** Offsets where blocks begin, change branch or end, ascending. */
  readonly #bounds: readonly number[];
  /** Offsets where what goes when it is empty begins. */
  readonly #guarded: ReadonlySet<number>;

  constructor(edits: Edits) {
    this.#edits = edits;
    const written = edits.structures.filter(
      ({ structure }) => structure.kind === 'block' || structure.kind === 'repeat',
    );
    this.#bounds = written
      .flatMap(({ start, splits, end }) => [start.at, ...splits.map(({ at }) => at), end.at])
      .toSorted((a, b) => a - b);
    const guards = edits.structures.filter(({ structure }) => structure.kind === 'guard');
    this.#guarded = new Set(guards.map(({ start }) => start.at));
  }

  /** May a paragraph be missing before the element that is there in the template? */
  mayLosePrevious(element: XmlElement): boolean {
    const siblings = element.parent?.children ?? [];
    const previous = siblings.findLast(({ name, start }) => start < element.start && blocks.has(name));
    const from = previous?.end ?? element.parent?.openEnd ?? 0;
    const bound = this.#bounds[firstAtLeast(this.#bounds, from, (at) => at)];
    if (bound !== undefined && bound <= element.start) return true;
    return previous !== undefined && previous.name !== 'w:tbl' && this.vanishes(previous);
  }

  vanishes(element: XmlElement): boolean {
    return this.#edits.isRemoved(element.start) || this.#guarded.has(element.start);
  }
}

/** The paragraph that kept the element apart in the template, or ends the block that repeats it. */
function separator(element: XmlElement, placer: GapPlacer): XmlElement | undefined {
  const paragraphs = (element.parent?.children ?? []).filter((each) => each.name === 'w:p' && placer.vanishes(each));
  return (
    paragraphs.findLast(({ start }) => start < element.start) ?? paragraphs.find(({ start }) => start > element.start)
  );
}

/** Keeps tables apart that would touch when what is between them is left out: Word makes one table of two that touch. */
export function separateTables(part: XmlPart, tags: readonly TemplateTag[], edits: Edits): void {
  if (edits.structures.length === 0 && edits.removed.length === 0) return;
  const placer = new GapPlacer(edits);
  for (const element of elementsNamed(part, ['w:tbl'])) {
    if (edits.isRemoved(element.start)) continue;
    const first = outermost(element);
    if (!placer.mayLosePrevious(element) && !placer.mayLosePrevious(first)) continue;
    const [{ at, order }] = boundsBetween(element, tags, element.start, element.end, inward);
    const like = separator(element, placer) ?? separator(first, placer);
    const gap = encoder.encode(emptyParagraph(part, like));
    edits.step(at, order, ({ out }) => {
      if (writtenBlock(out, true) === 'table') out.write(gap);
    });
  }
}
