import { child, closest, type XmlElement } from '../../../xml/xml-element.ts';
import type { Bound, Edits, PlacedStructure } from '../../compile/edits.ts';
import { boundsBetween } from '../../compile/element-bounds.ts';
import type { PartLayer, PlacedLayer } from '../../compile/part-layer.ts';
import type { TemplateTag } from '../../compile/template-tag.ts';
import { acts, type LayerNode } from '../model/layer.ts';
import { buildLayerStep } from './layer-steps.ts';
import type { LayeredPart } from './layered-part.ts';
import { SectionPlacer } from './place-sections.ts';

/** Bounds of one element are 0.0004 further out than those of elements in it; blocks over one element share three quarters. */
const room = 0.0003;
const inward = -0.00005;
const deepest = 64;

/** Blocks of which the contents are looped or left out: Word needs the element itself. */
export const contentOnly: ReadonlySet<string> = new Set(['cell', 'textBox', 'header', 'footer', 'footnote', 'endnote']);

type Bounds = readonly [open: Bound, close: Bound];

/** Does a block of tags reach further than the stretch, so that it contains the range? */
function reachesFurther({ start, end }: PlacedStructure, [open, close]: Bounds): boolean {
  return start.at <= open.at && end.at >= close.at && (start.at < open.at || end.at > close.at);
}

/**
 * Bounds of a stretch inside those of the blocks of tags that reach further, though a tag of theirs may be in it: in a row
 * `{{#each ...}}甲`, for example, from which a block over several rows begins. Orders of tags are whole numbers.
 */
function insideOf(structures: readonly PlacedStructure[], bounds: Bounds): Bounds {
  const [open, close] = bounds;
  const marks = structures
    .filter((each) => reachesFurther(each, bounds))
    .flatMap(({ start, splits, end }) => [start, ...splits, end]);
  const before = marks
    .filter(({ at }) => at === open.at)
    .map(({ order }) => order + 1 - (Math.ceil(open.order) - open.order));
  const behind = marks
    .filter(({ at }) => at === close.at)
    .map(({ order }) => order - 1 + (close.order - Math.floor(close.order)));
  return [
    { at: open.at, order: Math.max(open.order, ...before) },
    { at: close.at, order: Math.min(close.order, ...behind) },
  ];
}

class LayerPlacer implements PartLayer {
  readonly #laid: LayeredPart;

  constructor(laid: LayeredPart) {
    this.#laid = laid;
  }

  place(edits: Edits, tags: readonly TemplateTag[]): PlacedLayer {
    const containers = new Set<XmlElement>();
    const tables = new Set<XmlElement>();
    const sections = new SectionPlacer(this.#laid);
    const visit = (node: LayerNode, depth: number): void => {
      for (const inner of node.children) visit(inner, depth + 1);
      if (!acts(node)) return;
      place(node, this.#laid.elements(node), depth);
      place(node, this.#laid.twins(node), depth);
    };
    const blocksOfTags = [...edits.structures];
    const place = (node: LayerNode, elements: readonly XmlElement[], depth: number): void => {
      const [first] = elements;
      const last = elements.at(-1);
      if (!first || !last) return;
      const build = node.block.type === 'section' ? sections.build(node) : buildLayerStep(node);
      const bounds = contentOnly.has(node.block.type)
        ? boundsBetween(first, tags, child(first, 'w:tcPr')?.end ?? first.openEnd, first.closeStart, inward)
        : boundsBetween(first, tags, first.start, last.end, room * (1 - depth / deepest));
      const [open, close] = insideOf(blocksOfTags, bounds);
      edits.structure(open, [], close, build, node.place, node.isLoop ? 'repeat' : 'block');
      const container = contentOnly.has(node.block.type) ? first : first.parent;
      if (node.block.type === 'row') {
        const table = closest(first, 'w:tbl');
        if (table) tables.add(table);
      } else if (container) containers.add(container);
    };
    for (const node of this.#laid.nodes) visit(node, 0);
    sections.place(edits, tags);
    return { containers, tables, problems: [] };
  }
}

/** The structures of the blocks that are looped or shown on conditions. */
export function placeLayer(laid: LayeredPart): PartLayer {
  return new LayerPlacer(laid);
}
