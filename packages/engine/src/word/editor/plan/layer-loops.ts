import type { UsedTag } from '../../compile/template-uses.ts';
import type { Expression } from '../../tags/expression.ts';
import { allNodes, type LayerNode } from '../model/layer.ts';
import type { LayeredPart } from './layered-part.ts';

interface PlacedTag extends UsedTag {
  readonly at: number;
}

function pathTo(name: string): Expression {
  return { kind: 'path', variable: false, own: false, names: [name], up: 0, original: name };
}

/** Tags that would do what a looped block does. */
function loopTags(
  { lists, place }: LayerNode,
  start: number,
  end: number,
): { opens: PlacedTag[]; closes: PlacedTag[] } {
  return {
    opens: lists.map((name) => ({
      at: start,
      place,
      parsed: { kind: 'open', block: 'each', argument: pathTo(name), locals: [] },
    })),
    closes: lists.map(() => ({ at: end, place, parsed: { kind: 'close', name: 'each' } })),
  };
}

/** The tags of a part with the loops of the editor's blocks among them, as if they were tags. */
export function withLayerLoops(laid: LayeredPart, tags: readonly PlacedTag[]): PlacedTag[] {
  const opens: PlacedTag[] = [];
  const closes: PlacedTag[] = [];
  for (const node of allNodes(laid.nodes)) {
    const elements = laid.elements(node);
    const [first] = elements;
    const last = elements.at(-1);
    if (!node.isLoop || !first || !last) continue;
    const made = loopTags(node, first.start, last.end);
    opens.push(...made.opens);
    closes.push(...made.closes);
  }
  // At one offset, what ends goes before what begins, and outer blocks before inner ones and tags: sorting keeps their order.
  return [...closes, ...opens, ...tags].toSorted((a, b) => a.at - b.at);
}
