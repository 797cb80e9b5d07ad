import { createProblem, type Problem } from '../problems/index.ts';
import { nearestName } from '../problems/nearest-name.ts';
import type { ImageUse } from '../word/index.ts';

/** Images that a template names and the bundle lacks, each with its place and the nearest name. */
export function checkImageNames(uses: readonly ImageUse[], images: ReadonlyMap<string, Uint8Array>): Problem[] {
  return uses.flatMap(({ name, place }) => {
    if (images.has(name) || images.has(name.normalize('NFC'))) return [];
    const nearest = nearestName(name, images.keys());
    return nearest === undefined
      ? createProblem('word.image-unknown', place, { name })
      : createProblem('word.image-unknown-nearest', place, { name, nearest });
  });
}
