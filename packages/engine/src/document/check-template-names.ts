import type { Application } from '../application/schema/index.ts';
import { createProblem, type Problem } from '../problems/index.ts';
import { nearestName } from '../problems/nearest-name.ts';
import type { KnownValue, TemplateUse } from '../word/index.ts';
import { applicationNames } from './application-names.ts';

/** The scopes that a tag can see, innermost first: its loops that repeat a list of the application, then the root. */
function visibleScopes(root: KnownValue, loops: readonly string[]): KnownValue[] {
  const scopes = [root];
  for (const loop of loops) {
    const holder = scopes.find(({ parts }) => parts?.get(loop)?.kind === 'list');
    const inner = holder?.parts?.get(loop)?.items;
    if (inner) scopes.unshift(inner);
  }
  return scopes;
}

/**
 * Tags that no question of the application gives a value, each with its place and the nearest name. Names behind the first
 * one of a path are parts of values and are looked at when the template is filled.
 */
export function checkTemplateNames(application: Application, uses: readonly TemplateUse[]): Problem[] {
  const { root } = applicationNames(application);
  const increment = application.increment_tag?.prefix ?? '連番';
  const problems: Problem[] = [];
  for (const { kind, path, loops, locals, place, scoped } of uses) {
    const [name] = path;
    // Inside `with` and loops over parts of values, names may come from the value itself.
    if (kind === 'reference' || name === undefined || scoped || locals.includes(name)) continue;
    if (name.startsWith(increment) && /^\d+$/.test(name.slice(increment.length))) continue;
    const scopes = visibleScopes(root, loops);
    if (scopes.some(({ parts }) => parts?.has(name))) continue;
    const nearest = nearestName(
      name,
      scopes.flatMap(({ parts }) => [...(parts?.keys() ?? [])]),
    );
    problems.push(
      nearest === undefined
        ? createProblem('document.name-unknown', place, { name })
        : createProblem('document.name-unknown-nearest', place, { name, nearest }),
    );
  }
  return problems;
}
