import type { Box } from '../shapes/box.ts';

/**
 * A possible place of a field, and why: an empty box, a row of cells (マス目), a line to write on, a blank in printed words, a box to
 * tick, a printed word to circle (男・女), a place for a seal (印), or a field of the PDF's own form.
 */
export type ProposalKind = 'box' | 'cells' | 'line' | 'blank' | 'check' | 'circle' | 'seal' | 'form';

/** A place for a field on one page, in pt from its top left as seen. */
export interface Proposal extends Box {
  readonly kind: ProposalKind;
  /** The printed words that name it; empty when there are none. */
  readonly label: string;
  /** Cells one by one. */
  readonly cells?: readonly Box[];
  /** Content of the cells, where it is known. */
  readonly content?: 'post_code';
  /** The printed choice: next to a box to tick, or circled. */
  readonly option?: string;
  readonly multiline?: boolean;
  /** `label` is the name of a field of the PDF's own form. */
  readonly own?: true;
}
