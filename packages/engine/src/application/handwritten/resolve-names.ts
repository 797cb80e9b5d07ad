import { createProblem, nearestName, type Problem } from '../../problems/index.ts';
import type { ReferenceTarget } from '../thing-references.ts';
import { extendPointer } from '../../platform/json-pointer.ts';
import { placeInJson } from '../validate/structure/place-in-json.ts';
import { isRecord } from '../../platform/is-record.ts';
import type { JsonRecord } from './json-tree.ts';
import { listReferences, opaqueProperties, parentReferences, singleReferences } from './name-references.ts';
import type { ThingNames } from './thing-names.ts';

/** Replaces names by ids in a completed application, and collects the names that refer to nothing or to several things. */
class NameResolver {
  readonly problems: Problem[] = [];
  readonly #application: JsonRecord;
  readonly #names: ThingNames;

  constructor(application: JsonRecord, names: ThingNames) {
    this.#application = application;
    this.#names = names;
  }

  visit(value: unknown, pointer: string): void {
    if (Array.isArray(value)) for (const [index, item] of value.entries()) this.visit(item, `${pointer}/${index}`);
    if (!isRecord(value)) return;
    this.#resolveSingles(value, pointer);
    this.#resolveLists(value, pointer);
    for (const [key, child] of Object.entries(value)) {
      if (!opaqueProperties.has(key)) this.visit(child, extendPointer(pointer, key));
    }
  }

  #resolveSingles(thing: JsonRecord, pointer: string): void {
    const parent = parentReferences[/^\/(\w+)\/\d+$/.exec(pointer)?.[1] ?? ''];
    for (const [key, value] of Object.entries(thing)) {
      const target = key === 'parent_id' ? parent : singleReferences[key];
      if (target !== undefined && typeof value === 'string') {
        thing[key] = this.#resolve(target, value, `${pointer}/${key}`);
      }
    }
  }

  #resolveLists(thing: JsonRecord, pointer: string): void {
    const question = thing['question_id'];
    for (const [key, target] of Object.entries(listReferences)) {
      const list = thing[key];
      if (!Array.isArray(list)) continue;
      // Without its question nothing can be said about an option.
      if (key === 'option_ids' && typeof question === 'string') thing[key] = [];
      if (thing[key] !== list) continue;
      const owner = key === 'option_ids' && typeof question === 'number' ? question : undefined;
      thing[key] = list.map((item: unknown, index) =>
        typeof item === 'string' ? this.#resolve(target, item, `${pointer}/${key}/${index}`, owner) : item,
      );
    }
  }

  #resolve(target: ReferenceTarget, name: string, pointer: string, question?: number): number | string {
    const found = this.#names.find(target, name, question);
    const [id, other] = found?.ids ?? [];
    if (id !== undefined && other === undefined) return id;
    const place = { ...placeInJson(this.#application, pointer), snippet: name };
    if (found && id !== undefined) {
      const params = { name, names: found.longer.join('、') };
      this.problems.push(createProblem('application.name-ambiguous', place, params));
      return name;
    }
    const near = nearestName(name, this.#names.names(target, question));
    this.problems.push(
      near === undefined
        ? createProblem('application.name-unknown', place, { name })
        : createProblem('application.name-unknown-near', place, { name, near }),
    );
    return name;
  }
}

/** Replaces every reference by name by the id of what it names. What cannot be replaced stays and is reported. */
export function resolveNames(application: JsonRecord, names: ThingNames): Problem[] {
  const resolver = new NameResolver(application, names);
  resolver.visit(application, '');
  return resolver.problems;
}
