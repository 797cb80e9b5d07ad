import { incrementTagNumber } from '../application/increment-tag.ts';
import type { Application } from '../application/schema/index.ts';
import { createProblem, type Place, type Problem } from '../problems/index.ts';
import { nearestName } from '../problems/nearest-name.ts';
import { invisibleIn, listHolding, visibleText, type KnownValue, type TemplateUse } from '../word/index.ts';
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

function unknownName(root: KnownValue, scopes: readonly KnownValue[], name: string, place: Place): Problem {
  const codes = invisibleIn(name);
  if (codes !== '') return createProblem('word.name-invisible', place, { name: visibleText(name), codes });
  const list = listHolding(root, name);
  if (list !== undefined) return createProblem('word.name-outside-loop', place, { name, list });
  const nearest = nearestName(
    name,
    scopes.flatMap(({ parts }) => [...(parts?.keys() ?? [])]),
  );
  if (nearest === undefined) return createProblem('document.name-unknown', place, { name });
  return createProblem('document.name-unknown-nearest', place, { name, nearest });
}

/**
 * Tags that no question of the application gives a value, each with its place: those outside of the loop that they belong to
 * with that loop, others with the nearest name. Names behind the first one of a path are parts of values and are looked at when
 * the template is filled.
 */
export function checkTemplateNames(application: Application, uses: readonly TemplateUse[]): Problem[] {
  const { root } = applicationNames(application);
  const problems: Problem[] = [];
  for (const { kind, path, loops, locals, place, scoped } of uses) {
    const [name] = path;
    // Inside `with` and loops over parts of values, names may come from the value itself.
    if (kind === 'reference' || name === undefined || scoped || locals.includes(name)) continue;
    if (incrementTagNumber(name, application.increment_tag?.prefix) !== null) continue;
    const scopes = visibleScopes(root, loops);
    if (scopes.some(({ parts }) => parts?.has(name))) continue;
    problems.push(unknownName(root, scopes, name, place));
  }
  return problems;
}
