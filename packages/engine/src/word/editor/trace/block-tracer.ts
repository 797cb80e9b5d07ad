import type { XmlElement, XmlPart } from '../../../xml/xml-element.ts';
import { Edits, type Mark, type Structure } from '../../compile/edits.ts';
import { isAllInBlocks } from '../../compile/guards.ts';
import { matchBlocks, type TagBlock } from '../../compile/match-blocks.ts';
import { vanishes } from '../../compile/paragraph-bounds.ts';
import { placeBlocks } from '../../compile/place-blocks.ts';
import type { PartTags } from '../../compile/template-tag.ts';
import { acts, allNodes, type LayerNode } from '../model/layer.ts';
import type { LayeredPart } from '../plan/layered-part.ts';
import { placeLayer } from '../plan/place-layer.ts';

/** A stretch of the part with what decides about it. */
interface Enclosing {
  readonly open: Mark;
  /** For blocks of tags: the branch that the target is in. */
  readonly branch: number;
  readonly source: TagBlock | LayerNode;
}

/** The place of the block that is examined. */
export interface TraceTarget {
  readonly start: number;
  readonly end: number;
  readonly paragraph: XmlElement | null;
}

/** Finds what is around a stretch of a part, and in it. */
export class BlockTracer {
  readonly #part: XmlPart;
  readonly #tags: PartTags;
  readonly #laid: LayeredPart | undefined;

  constructor(part: XmlPart, tags: PartTags, laid: LayeredPart | undefined) {
    this.#part = part;
    this.#tags = tags;
    this.#laid = laid;
  }

  /** What is around the target, outermost first. */
  enclosing(target: TraceTarget): Enclosing[] {
    const { blocks } = matchBlocks(this.#tags.tags);
    const found: Enclosing[] = [];
    for (const block of blocks) {
      const edits = new Edits();
      placeBlocks(this.#part, this.#tags, [block], edits);
      found.push(...this.#around(edits, target, () => block));
    }
    if (this.#laid?.acts) {
      const nodes = new Map([...allNodes(this.#laid.nodes)].filter(acts).map((node) => [node.place, node]));
      const edits = new Edits();
      placeLayer(this.#laid).place(edits, this.#tags.tags);
      found.push(...this.#around(edits, target, ({ place }) => nodes.get(place)));
    }
    return found.toSorted((a, b) => a.open.at - b.open.at || a.open.order - b.open.order);
  }

  /** Blocks of tags that are all the paragraph consists of. */
  inside({ paragraph }: TraceTarget): TagBlock[] {
    const { blocks } = matchBlocks(this.#tags.tags);
    const found = this.#tags.paragraphs.find(({ text }) => text.element === paragraph);
    if (!found || !isAllInBlocks(found, blocks)) return [];
    const own = blocks.filter(({ open, close }) => open.paragraph === found && close.paragraph === found);
    return own.filter(
      (block) => !own.some(({ open, close }) => open.order < block.open.order && close.order > block.close.order),
    );
  }

  vanishes({ paragraph }: TraceTarget): boolean {
    const found = this.#tags.paragraphs.find(({ text }) => text.element === paragraph);
    return found !== undefined && vanishes(found);
  }

  #around(
    edits: Edits,
    { start, end }: TraceTarget,
    sourceOf: (structure: Structure) => TagBlock | LayerNode | undefined,
  ): Enclosing[] {
    const marks = new Map<Structure, Mark[]>();
    for (const mark of edits.marks) {
      if (mark.kind === 'step' || mark.kind === 'static') continue;
      marks.set(mark.structure, [...(marks.get(mark.structure) ?? []), mark]);
    }
    return [...marks].flatMap(([structure, bounds]) => {
      const source = sourceOf(structure);
      const [open] = bounds;
      if (!source || !open) return [];
      const branch = bounds.findIndex((bound, index) => bound.at <= start && end <= (bounds[index + 1]?.at ?? -1));
      return branch < 0 ? [] : [{ open, branch, source }];
    });
  }
}
