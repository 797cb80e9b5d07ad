import { recordsOf, textOf, type JsonRecord } from './json-tree.ts';

/** A field that formulas may read, with the names of the lists around it, outermost first. */
export interface ScopedField {
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
export function scopedFields(application: JsonRecord): ScopedField[] {
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
export function isAround(outer: readonly string[], inner: readonly string[]): boolean {
  return outer.length <= inner.length && outer.every((name, index) => name === inner[index]);
}
