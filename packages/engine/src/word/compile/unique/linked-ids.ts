import type { IdKind } from '../../read/taken-ids.ts';
import type { Renamed } from '../../write/repeated-ids.ts';
import type { Structure } from '../edits.ts';
import type { Step } from '../step.ts';

interface LoopIds {
  readonly byName: Map<string, Renamed>;
  readonly all: Renamed[];
}

/** The ids that several places of a repeated stretch share. Each pass through its loop gives them other values. */
export class LinkedIds {
  readonly #loops = new Map<Structure, LoopIds>();

  /** The id that is defined in the body of a loop. */
  define(loop: Structure, kind: IdKind, original: string): Renamed {
    let ids = this.#loops.get(loop);
    if (!ids) {
      const created: LoopIds = { byName: new Map(), all: [] };
      loop.passes.push(({ parts }) => parts.copies.begin(created.all));
      this.#loops.set(loop, (ids = created));
    }
    const key = `${kind} ${original}`;
    let renamed = ids.byName.get(key);
    if (!renamed) {
      renamed = { kind, original };
      ids.byName.set(key, renamed);
      ids.all.push(renamed);
    }
    return renamed;
  }

  /** The id that a reference in these loops, outermost first, means: its own copy's. Undefined when it is not repeated. */
  find(loops: readonly Structure[], kind: IdKind, original: string): Renamed | undefined {
    for (const loop of loops.toReversed()) {
      const found = this.#loops.get(loop)?.byName.get(`${kind} ${original}`);
      if (found) return found;
    }
    return undefined;
  }
}

/** Writes the id that is in force. */
export function currentStep(renamed: Renamed): Step {
  return ({ out, parts }) => out.write(parts.copies.current(renamed));
}
