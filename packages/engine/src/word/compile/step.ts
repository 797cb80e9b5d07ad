import type { RenderState } from '../tags/render-state.ts';
import type { Scope } from '../data/scope.ts';
import type { ByteWriter } from '../write/byte-writer.ts';
import type { Stretch } from '../write/fixed-text.ts';
import type { PackageParts } from '../write/package-parts.ts';

/** What a running program carries through its steps. */
export interface Execution {
  readonly out: ByteWriter;
  readonly run: RenderState;
  /** What the document adds to the package: images, links, numbers of drawings. */
  readonly parts: PackageParts;
  /** Grows whenever a branch or a pass of an inline block is printed, so that a paragraph knows whether it stayed empty. */
  printed: number;
}

/** One instruction of a compiled part: writes its bytes for the given scope. */
export type Step = (execution: Execution, scope: Scope) => void;

const encoder = new TextEncoder();

/** Writes fixed XML. It is encoded once, here. */
export function staticStep(xml: string): Step {
  const bytes = encoder.encode(xml);
  return ({ out }) => out.write(bytes);
}

/** Writes fixed XML of a part. */
export function stretchStep(stretch: Stretch): Step {
  return ({ out }) => out.writeFixed(stretch);
}

/** Does one step after the other. */
export function sequence(steps: readonly Step[]): Step {
  const [first, second, third] = steps;
  if (!first) return () => undefined;
  if (!second) return first;
  if (!third) {
    return (execution, scope) => {
      first(execution, scope);
      second(execution, scope);
    };
  }
  return (execution, scope) => {
    for (const step of steps) step(execution, scope);
  };
}
