import type { LintPart } from '../parts/read-parts.ts';
import type { TagFacts } from '../parts/tag-facts.ts';
import type { Finding } from '../finding.ts';
import type { KnownNames } from '../names/known-value.ts';

/** What the rules about tags look at: every tag of the template, in the order of its parts. */
export interface LintContext {
  readonly facts: readonly TagFacts[];
  readonly names: KnownNames | undefined;
  /** Name before the number of tags that count up. */
  readonly incrementPrefix: string;
}

/** A rule about the tags of a template. Its places and edits are those of the text it is given. */
export type TagRule = (context: LintContext) => Finding[];

/** A rule about what else a part holds. */
export type PartRule = (part: LintPart, names: KnownNames | undefined) => Finding[];
