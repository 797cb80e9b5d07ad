import type { Place } from '../../problems/index.ts';

/** Where a block came from. Only messages need it, so it is found when one is made. */
export interface BlockOrigin {
  /** The file, the path of the block, and its paragraph where it is one. */
  place(): Place;
}

/** Of blocks that a drawing is made of. */
export const noOrigin: BlockOrigin = { place: () => ({ path: '' }) };
