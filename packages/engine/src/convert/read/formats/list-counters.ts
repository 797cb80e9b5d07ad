import type { ListDefinition, ListLevel } from './numbering.ts';

/** Counts the paragraphs of lists, in the order in which they are in the document (ECMA-376 part 1, 17.9). */
export class ListCounters {
  /** Numbers of the levels by the definition that they count for; a level that has not begun, or begins again, has none. */
  readonly #counts = new Map<string, (number | undefined)[]>();
  /** Levels of lists that have begun from their own start. */
  readonly #begun = new Set<string>();

  /** Counts one paragraph and returns the numbers of its level and of those around it, outermost first. */
  next(id: string, list: ListDefinition, number: number): number[] {
    const counts = this.#counts.get(list.counter) ?? [];
    this.#counts.set(list.counter, counts);
    const key = `${id} ${number}`;
    // A list that states its own start takes it the first time it is on that level.
    if (list.starts.has(number) && !this.#begun.has(key)) counts[number] = undefined;
    this.#begun.add(key);
    const last = counts[number];
    counts[number] = last === undefined ? startOf(list, number) : last + 1;
    for (const [inner, level] of list.levels)
      if (inner > number && restartsAfter(level, inner, number)) counts[inner] = undefined;
    return Array.from({ length: number + 1 }, (_, at) => counts[at] ?? startOf(list, at));
  }
}

function startOf({ starts, levels }: ListDefinition, number: number): number {
  return starts.get(number) ?? levels.get(number)?.start ?? 1;
}

/** Does `level`, which is inside, begin again after a paragraph of the level `outer` (17.9.10)? Both count from 0. */
function restartsAfter({ restart }: ListLevel, inner: number, outer: number): boolean {
  if (restart === undefined || restart > inner) return true;
  return outer < restart;
}
