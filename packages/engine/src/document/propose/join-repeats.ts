import type { FormRepeat } from '../../application/schema/index.ts';

/** How far a column of a continuation may be from that of the first page, and its pitch from the pitch there, mm. */
const [slack, pitchSlack] = [1, 0.2];

/** Does the block print the same columns at the same distance as the first one, on a later page? */
function continues(first: FormRepeat, { page = 1, pitch, direction = 'down', fields }: FormRepeat): boolean {
  return (
    page > (first.page ?? 1) &&
    direction === 'down' &&
    (first.direction ?? 'down') === 'down' &&
    Math.abs(pitch - first.pitch) < pitchSlack &&
    fields.length === first.fields.length &&
    first.fields.every(({ name, position_x: x }, at) => {
      const same = fields[at];
      return same !== undefined && same.name === name && Math.abs(same.position_x - x) < slack;
    })
  );
}

const offsetOf = (first: FormRepeat, { fields }: FormRepeat): number =>
  Math.round(((fields[0]?.position_y ?? 0) - (first.fields[0]?.position_y ?? 0)) * 100) / 100;

/**
 * Blocks of rows under names of their own: those of one name that print the same columns are one block with a continuation; any other
 * gets a number after its name. Of more than two such pages the second is the continuation, which is repeated as often as needed.
 */
export function joinRepeats(repeats: readonly FormRepeat[]): FormRepeat[] {
  const joined: FormRepeat[] = [];
  for (const repeat of repeats) {
    const at = joined.findIndex((first) => continues(first, repeat));
    const first = joined[at];
    if (first === undefined) {
      const names = new Set(joined.map(({ name }) => name));
      let name = repeat.name;
      for (let number = 2; names.has(name); number++) name = `${repeat.name}_${number}`;
      joined.push({ ...repeat, name });
    } else if (first.continuation === undefined) {
      const { page = 1, rows } = repeat;
      joined[at] = { ...first, continuation: { page, rows, offset_y: offsetOf(first, repeat) } };
    }
  }
  return joined;
}
