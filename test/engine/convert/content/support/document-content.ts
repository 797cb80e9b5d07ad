import type { BlockOrigin } from '../../../../../packages/engine/src/convert/model/block.ts';

/** All content of a document with the places of its blocks, without what caches it. */
export function contentOf(value: unknown): string {
  return JSON.stringify(value, (key, each: unknown) => {
    if (['kept', 'isMetFirst'].includes(key)) return undefined;
    if (key === 'origin') return (each as BlockOrigin).place();
    return each instanceof Map ? [...each] : each;
  });
}
