import type { Place } from '../../problems/index.ts';

/** A tag of a template, as the reader of templates gives it. */
export interface TagUse {
  /** The name in its steps: `氏名.last` is 氏名, last. */
  readonly path: readonly string[];
  /** `scope` opens a value to read its parts; a `reference` names a label, not a value. */
  readonly kind: 'value' | 'loop' | 'condition' | 'scope' | 'reference';
  /** Names of the loops around the tag, outermost first. A loop is not around its own tag. */
  readonly loops: readonly string[];
  /** Names that the template itself gives around the tag. */
  readonly locals?: readonly string[];
  /** True inside a value whose parts are not known here: the name may be one of them. */
  readonly scoped?: boolean;
  readonly place: Place;
}

/** The tags of one template. */
export interface TemplateTags {
  readonly fileId: number;
  readonly tags: readonly TagUse[];
}
