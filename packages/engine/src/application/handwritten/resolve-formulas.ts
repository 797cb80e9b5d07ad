import { parseFormula } from '../../formula/index.ts';
import {
  createProblem,
  nearestName,
  ShoruiError,
  type Place,
  type Problem,
  type ProblemId,
} from '../../problems/index.ts';
import type { Application, FieldInstance } from '../schema/index.ts';
import { placeInJson } from '../validate/structure/place-in-json.ts';
import { recordsOf, textOf, type JsonRecord } from './json-tree.ts';
import { namedReferences, replaceReferences, sameLengthFormula, type NamedReference } from './read-named-formula.ts';

/** A field that formulas may read, with the names of the lists around it, outermost first. */
interface ScopedField {
  readonly id: number;
  readonly name: string;
  readonly lists: readonly string[];
  /** Name of the question that asks it. */
  readonly question: string;
}

interface List {
  readonly name: string;
  readonly owner: unknown;
}

/** The lists that ask questions, by the question's id. */
function listsOf(questions: readonly JsonRecord[]): ReadonlyMap<unknown, List> {
  const lists = new Map<unknown, List>();
  for (const question of questions) {
    for (const [, repeat] of recordsOf(question['repeat_options'])) {
      const name = textOf(repeat['name']) ?? textOf(question['name']) ?? '';
      const asked = Array.isArray(repeat['questions']) ? (repeat['questions'] as readonly unknown[]) : [];
      for (const id of asked) lists.set(id, { name, owner: question['id'] });
    }
  }
  return lists;
}

/** Names of the lists around a question, outermost first. A list within itself ends the walk. */
function listsAround(question: unknown, lists: ReadonlyMap<unknown, List>): string[] {
  const names: string[] = [];
  const seen = new Set<unknown>();
  for (let at = question; !seen.has(at);) {
    seen.add(at);
    const list = lists.get(at);
    if (!list) break;
    names.unshift(list.name);
    at = list.owner;
  }
  return names;
}

/** The fields of an application that are asked, with their lists. */
function scopedFields(application: JsonRecord): ScopedField[] {
  const questions = recordsOf(application['questions']).map(([, question]) => question);
  const lists = listsOf(questions);
  const found: ScopedField[] = [];
  const add = (field: JsonRecord, question: JsonRecord): void => {
    const { id } = field;
    const name = textOf(field['name']);
    if (typeof id !== 'number' || name === undefined) return;
    found.push({ id, name, lists: listsAround(question['id'], lists), question: textOf(question['name']) ?? '' });
  };
  const owners = new Map<unknown, JsonRecord>();
  for (const question of questions) {
    for (const [, group] of recordsOf(question['field_groups'])) owners.set(group['id'], question);
    for (const [, field] of recordsOf(question['survey_question_fields'])) add(field, question);
  }
  for (const [, field] of recordsOf(application['fields'])) {
    const owner = owners.get(field['field_group_id']);
    if (owner) add(field, owner);
  }
  return found;
}

/** Is what is in the lists `outer` seen from within the lists `inner`, without a sum? */
function isAround(outer: readonly string[], inner: readonly string[]): boolean {
  return outer.length <= inner.length && outer.every((name, index) => name === inner[index]);
}

/** Can a field be meant by `金額`, `明細.金額` (its list) or `明細の内容.金額` (its question)? */
function isCalled(field: ScopedField, name: string): boolean {
  if (field.name === name) return true;
  const lists = field.lists.map((_, index) => field.lists.slice(index).join('.'));
  return [...lists, field.question].some((owner) => owner !== '' && `${owner}.${field.name}` === name);
}

/** A field with its lists, as a sum names it: `明細.金額`. */
function sumOf(field: ScopedField): string {
  return [...field.lists, field.name].join('.');
}

/** Replaces names by ids in the formulas of one application. */
class FormulaResolver {
  readonly problems: Problem[] = [];
  readonly #fields: readonly ScopedField[];
  readonly #application: JsonRecord;

  constructor(application: JsonRecord) {
    this.#application = application;
    this.#fields = scopedFields(application);
  }

  /** The formula of the field at `pointer` with ids, or as it was after its faults were reported. */
  resolve(formula: string, fieldId: unknown, pointer: string): string {
    const references = namedReferences(formula);
    const place = placeInJson(this.#application, pointer);
    const checked = parseFormula(sameLengthFormula(formula, references));
    if ('fault' in checked) {
      // Without a name or a sign in full width, the check of formulas reports the same.
      const { at } = checked.fault;
      const snippet = formula.slice(at, at + 1) || formula;
      this.#report('application.invalid-formula', { ...place, snippet }, { formula, at: at + 1 });
      return formula;
    }
    const lists = this.#fields.find(({ id }) => id === fieldId)?.lists ?? [];
    const known = this.problems.length;
    const resolved = replaceReferences(formula, references, (each) => `@${this.#find(each, lists, place) ?? 0}`);
    return this.problems.length === known ? resolved : formula;
  }

  #report(id: ProblemId, place: Place, params: Readonly<Record<string, string | number>>): void {
    this.problems.push(createProblem(id, place, params));
  }

  #find({ name, sum }: NamedReference, lists: readonly string[], around: Place): number | undefined {
    const place = { ...around, snippet: name };
    const called = this.#fields.filter((field) => isCalled(field, name));
    const [first] = called;
    if (!first) {
      this.#reportUnknown(name, place);
      return undefined;
    }
    const within = called.filter((field) => isAround(field.lists, lists));
    const below = called.filter((field) => field.lists.length > lists.length && isAround(lists, field.lists));
    const fitting = sum ? below : nearest(within);
    if (fitting.length === 1) return fitting[0]?.id;
    if (fitting.length > 1) {
      this.#report('application.name-ambiguous', place, { name, names: fitting.map(sumOf).join('、') });
    } else if (sum) this.#report('application.formula-sum-without-list', place, { name });
    else this.#report('application.formula-name-in-list', place, { name, sum: `合計(${sumOf(below[0] ?? first)})` });
    return undefined;
  }

  #reportUnknown(name: string, place: Place): void {
    const near = nearestName(name, [...this.#fields.map((field) => field.name), ...this.#fields.map(sumOf)]);
    if (near === undefined) this.#report('application.name-unknown', place, { name });
    else this.#report('application.name-unknown-near', place, { name, near });
  }
}

/** Those in the innermost list of the fields. */
function nearest(fields: readonly ScopedField[]): ScopedField[] {
  const depth = Math.max(0, ...fields.map(({ lists }) => lists.length));
  return fields.filter(({ lists }) => lists.length === depth);
}

/**
 * Replaces names in the formulas of a completed application by ids: `@数量*@単価` reads fields of the same list or of one around
 * it, `合計(明細.金額)` sums a field over a list. Formulas with faults stay, and their faults are reported.
 */
export function resolveFormulas(application: JsonRecord): Problem[] {
  const resolver = new FormulaResolver(application);
  for (const [index, field] of recordsOf(application['fields'])) {
    const { formula } = field;
    if (typeof formula === 'string')
      field['formula'] = resolver.resolve(formula, field['id'], `/fields/${index}/formula`);
  }
  return resolver.problems;
}

/**
 * The formula of a field that is to be added to an application, with ids in place of names: `合計(明細.金額)`.
 * @throws {ShoruiError} for a name that is none, or that several fields have
 */
export function formulaById(application: Application, field: Omit<FieldInstance, 'id'>): string {
  const id = application.last_id + 1;
  const fields = [...application.fields, { ...field, id }];
  const resolver = new FormulaResolver({ ...application, fields });
  const resolved = resolver.resolve(field.formula ?? '', id, `/fields/${fields.length - 1}/formula`);
  if (resolver.problems.length > 0) throw new ShoruiError(resolver.problems);
  return resolved;
}
