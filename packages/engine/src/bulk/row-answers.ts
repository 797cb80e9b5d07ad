import type { RawAnswers } from '../answers/index.ts';
import type { AnswerColumn } from './map-columns.ts';

interface Scope {
  [name: string]: unknown;
}

/** Not an assignment: `__proto__` must become a plain name like any other. */
function define(scope: Scope, name: string, value: unknown): void {
  Object.defineProperty(scope, name, { value, enumerable: true, configurable: true, writable: true });
}

function put(root: Scope, path: readonly (string | number)[], cell: string): void {
  let holder: Scope | Scope[] = root;
  path.forEach((step, at) => {
    const isLast = at === path.length - 1;
    if (Array.isArray(holder)) {
      // A repetition between others that nothing was written for stays, so that positions are those of the columns.
      while (holder.length <= Number(step)) holder.push({});
      holder = holder[Number(step)] ?? {};
      return;
    }
    const name = String(step);
    if (isLast) return define(holder, name, cell);
    if (!Object.hasOwn(holder, name)) define(holder, name, typeof path[at + 1] === 'number' ? [] : {});
    holder = holder[name] as Scope | Scope[];
  });
}

/**
 * The answers of one row of a table. An empty cell is no answer; repetitions behind the last one with an answer are not
 * there. All values are text: fields read numbers, dates and several choices (`A、B` or `A;B`) as they are typed.
 */
export function rowAnswers(columns: readonly AnswerColumn[], cells: readonly string[]): RawAnswers {
  const answers: Scope = {};
  columns.forEach(({ path }, index) => {
    const cell = cells[index] ?? '';
    if (path !== null && cell.trim() !== '') put(answers, path, cell);
  });
  return answers;
}
