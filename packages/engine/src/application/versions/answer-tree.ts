import type { ScopeId } from '../answer-names.ts';
import type { Answers } from '../schema/index.ts';

/** Answers in the making. Kept in maps until the end, so that a name such as `__proto__` is a name like any other. */
export class AnswerTree {
  private readonly values = new Map<string, unknown>();
  private readonly lists = new Map<string, AnswerTree[]>();
  private readonly nameOf: (list: ScopeId) => string;

  /** `nameOf` returns the name of a repeat list. */
  constructor(nameOf: (list: ScopeId) => string) {
    this.nameOf = nameOf;
  }

  /** The answers of one repetition, made with all before it if need be. */
  at(chain: readonly ScopeId[], indices: readonly number[]): AnswerTree {
    const [list, ...inner] = chain;
    if (list === undefined) return this;
    const [index = 0, ...rest] = indices;
    this.growList(list, index + 1);
    const repetition = this.lists.get(this.nameOf(list))?.[index];
    return repetition ? repetition.at(inner, rest) : this;
  }

  /** Makes a list, and gives it at least that many repetitions. */
  growList(list: ScopeId, length: number): void {
    const name = this.nameOf(list);
    const repetitions = this.lists.get(name) ?? [];
    this.lists.set(name, repetitions);
    while (repetitions.length < length) repetitions.push(new AnswerTree(this.nameOf));
  }

  has(name: string): boolean {
    return this.values.has(name);
  }

  set(name: string, value: unknown): void {
    this.values.set(name, value);
  }

  toAnswers(): Answers {
    const lists = [...this.lists].map(([name, list]) => [name, list.map((repetition) => repetition.toAnswers())]);
    return Object.fromEntries([...this.values, ...lists]) as Answers;
  }
}
