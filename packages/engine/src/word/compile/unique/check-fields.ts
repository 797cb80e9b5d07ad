import { createProblem, type Place, type Problem } from '../../../problems/index.ts';
import { readFields } from '../../read/fields.ts';
import type { XmlElement, XmlPart } from '../../../xml/xml-element.ts';
import type { Around, Stretches } from './stretches.ts';

/** The blocks around an element. A guard leaves out only what its blocks left empty, so it cuts no field apart. */
function blocksAround(stretches: Stretches, { start, end }: XmlElement): Around[] {
  return stretches
    .around(start, end)
    .filter(({ stretch }) => stretch.placed && stretch.placed.structure.kind !== 'guard');
}

/** Blocks that would leave half a field when they are left out or repeated. */
export function checkFieldBlocks(part: XmlPart, stretches: Stretches): Problem[] {
  const problems = new Map<Place, Problem>();
  for (const { marks, isClosed, code } of readFields(part)) {
    const [first, ...others] = isClosed ? marks : [];
    if (!first) continue;
    const around = blocksAround(stretches, first);
    for (const mark of others) {
      const own = blocksAround(stretches, mark);
      const index = Array.from({ length: Math.max(around.length, own.length) }).findIndex(
        (_none, at) => around[at]?.stretch !== own[at]?.stretch || around[at]?.section !== own[at]?.section,
      );
      const crossing = index < 0 ? undefined : (around[index] ?? own[index])?.stretch.placed?.structure;
      if (!crossing) continue;
      const name = code.trim().slice(0, 40);
      problems.set(crossing.place, createProblem('word.block-crosses-field', crossing.place, { name }));
    }
  }
  return [...problems.values()];
}
