import type { Application, Question } from '../application/schema/index.ts';
import { createProblem, type Problem } from '../problems/index.ts';
import { nearestName } from '../problems/nearest-name.ts';
import type { TemplateUse } from '../word/index.ts';

/** Names that one scope gives, and the scopes of the lists among them. */
interface NameScope {
  readonly names: Set<string>;
  readonly lists: Map<string, NameScope>;
}

/** Collects the names that templates may read, as `resolve` will give them. */
class NameCollector {
  readonly #questions: ReadonlyMap<number, Question>;
  readonly #fieldNames = new Map<number, string[]>();
  readonly #application: Application;

  constructor(application: Application) {
    this.#application = application;
    this.#questions = new Map(application.questions.map((question) => [question.id, question]));
    for (const { field_group_id: group, name } of application.fields) {
      if (group !== undefined) this.#fieldNames.set(group, [...(this.#fieldNames.get(group) ?? []), name]);
    }
  }

  root(): NameScope {
    const repeated = new Set(
      this.#application.questions.flatMap((question) =>
        (question.repeat_options ?? []).flatMap((option) => option.questions),
      ),
    );
    const scope = this.#scope(
      this.#application.questions.filter(({ id }) => !repeated.has(id)),
      new Set(),
    );
    // Fields outside every group show another value; they may be read from anywhere.
    for (const field of this.#application.fields) if (field.field_group_id === undefined) scope.names.add(field.name);
    return scope;
  }

  #scope(questions: readonly Question[], seen: ReadonlySet<number>): NameScope {
    const scope: NameScope = { names: new Set(), lists: new Map() };
    for (const question of questions) {
      if ((question.options ?? []).length > 0) scope.names.add(question.name);
      for (const group of question.field_groups ?? []) {
        for (const name of this.#fieldNames.get(group.id) ?? []) scope.names.add(name);
      }
      for (const field of question.survey_question_fields ?? []) scope.names.add(field.name);
      for (const repeat of question.repeat_options ?? []) {
        if (seen.has(repeat.id)) continue;
        const items = repeat.questions.flatMap((id) => this.#questions.get(id) ?? []);
        const name = repeat.name ?? question.name;
        scope.names.add(name);
        scope.lists.set(name, this.#scope(items, new Set([...seen, repeat.id])));
      }
    }
    return scope;
  }
}

/** The scopes that a tag can see, innermost first: its loops that repeat a list of the application, then the root. */
function visibleScopes(root: NameScope, loops: readonly string[]): NameScope[] {
  const scopes = [root];
  for (const loop of loops) {
    const holder = scopes.find(({ lists }) => lists.has(loop));
    const inner = holder?.lists.get(loop);
    if (inner) scopes.unshift(inner);
  }
  return scopes;
}

/**
 * Tags that no question of the application gives a value, each with its place and the nearest name. Names behind the first
 * one of a path are parts of values and are looked at when the template is filled.
 */
export function checkTemplateNames(application: Application, uses: readonly TemplateUse[]): Problem[] {
  const root = new NameCollector(application).root();
  const increment = application.increment_tag?.prefix ?? '連番';
  const problems: Problem[] = [];
  for (const { kind, path, loops, locals, place, scoped } of uses) {
    const [name] = path;
    // Inside `with` and loops over parts of values, names may come from the value itself.
    if (kind === 'reference' || name === undefined || scoped || locals.includes(name)) continue;
    if (name.startsWith(increment) && /^\d+$/.test(name.slice(increment.length))) continue;
    const scopes = visibleScopes(root, loops);
    if (scopes.some(({ names }) => names.has(name))) continue;
    const nearest = nearestName(
      name,
      scopes.flatMap(({ names }) => [...names]),
    );
    problems.push(
      nearest === undefined
        ? createProblem('document.name-unknown', place, { name })
        : createProblem('document.name-unknown-nearest', place, { name, nearest }),
    );
  }
  return problems;
}
