import { createProblem, nearestName, type Place, type Problem } from '../../../problems/index.ts';
import type { FormObjects } from '../read/read-form.ts';

/** All fields of one name: nearly always one. A file may have several objects for it, which share their value. */
export type NamedFields = FormObjects['nodes'];

/** Finds fields by name, or by the label users see where only one field has it. */
export class FieldFinder {
  readonly #byName = new Map<string, NamedFields[number][]>();
  readonly #byLabel = new Map<string, Set<string>>();

  constructor(nodes: FormObjects['nodes']) {
    for (const each of nodes) {
      const { name, label } = each.field;
      const same = this.#byName.get(name);
      if (same) same.push(each);
      else this.#byName.set(name, [each]);
      if (label !== undefined) this.#byLabel.set(label, (this.#byLabel.get(label) ?? new Set()).add(name));
    }
  }

  /** The fields, or what is wrong with the name. */
  find(name: string, place: Place): NamedFields | Problem {
    const found = this.#byName.get(name);
    if (found) return found;
    const [first, ...more] = this.#byLabel.get(name) ?? [];
    if (first !== undefined && more.length === 0) return this.#byName.get(first) ?? [];
    if (first !== undefined) {
      return createProblem('pdf.form-ambiguous-field', place, { name, count: more.length + 1 });
    }
    const nearest = nearestName(name, [...this.#byName.keys(), ...this.#byLabel.keys()]);
    if (nearest === undefined) return createProblem('pdf.form-unknown-field', place, { name });
    return createProblem('pdf.form-unknown-field-near', place, { name, nearest });
  }
}
