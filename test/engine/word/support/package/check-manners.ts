import { runOrder } from '../schema/index.ts';
import type { Story } from './check-ids.ts';
import { shown } from './xml-node.ts';

/**
 * What Word never writes but reads: run properties in another order than its own or twice, drawings of different parts with the same
 * id. Templates may do so; what we add must not.
 */
export function* checkManners(stories: readonly Story[]): Generator<string> {
  const drawings = new Map<string, string>();
  for (const { part, root } of stories) {
    for (const node of shown(root)) {
      if (node.name === 'wp:docPr') {
        const id = node.attributes.get('id') ?? '';
        const before = drawings.get(id);
        if (before !== undefined && before !== part)
          yield `drawing-id-shared ${part}:${node.line}: ${id} stands in ${before} too`;
        drawings.set(id, before ?? part);
      }
      if (node.name !== 'w:rPr') continue;
      const order = node.children.map(({ name }) => runOrder.get(name)).filter((each) => each !== undefined);
      if (order.some((each, index) => each <= (order[index - 1] ?? -1)))
        yield `run-order ${part}:${node.line}: ${node.children.map(({ name }) => name).join(' ')}`;
    }
  }
}
