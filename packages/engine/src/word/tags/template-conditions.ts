import type { Conditional } from '../../application/schema/index.ts';
import type { TemplateValue } from '../../values/index.ts';

/** A loop that is running around a block: its items and the position in them. */
export interface RunningLoop {
  readonly items: readonly TemplateValue[];
  readonly index: number;
}

/** Decides the conditions of blocks while a document is made. */
export interface TemplateConditions {
  /** `loops` are those of tags and blocks around the asker, outermost first. */
  holds(conditional: Conditional, loops: readonly RunningLoop[]): boolean;
}
