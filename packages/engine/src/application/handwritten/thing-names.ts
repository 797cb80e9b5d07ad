import type { ReferenceTarget } from '../thing-references.ts';
import { recordsOf, textOf, type JsonRecord } from './json-tree.ts';

/** What a name refers to: ids of the things that have it, and what else it may be called where that is not one. */
export interface NamedThings {
  readonly ids: ReadonlySet<number>;
  readonly longer: readonly string[];
}

class NameTable {
  readonly #entries = new Map<string, { ids: Set<number>; longer: string[] }>();

  add(name: string | undefined, id: unknown, longer?: string): void {
    if (name === undefined || typeof id !== 'number') return;
    const entry = this.#entries.get(name) ?? { ids: new Set(), longer: [] };
    entry.ids.add(id);
    if (longer !== undefined) entry.longer.push(longer);
    this.#entries.set(name, entry);
  }

  find(name: string): NamedThings | undefined {
    return this.#entries.get(name);
  }

  names(): IterableIterator<string> {
    return this.#entries.keys();
  }
}

/** `持ち主.名前`: how a part is named where its own name does not tell it from others. */
function within(owner: string | undefined, name: string | undefined): string | undefined {
  return owner === undefined || name === undefined ? undefined : `${owner}.${name}`;
}

/** The names of everything in a completed application whose things have ids. */
export class ThingNames {
  readonly #tables = new Map<ReferenceTarget, NameTable>();
  /** Options of each question by its id. */
  readonly #options = new Map<number, NameTable>();

  constructor(application: JsonRecord) {
    const simple: readonly (readonly [ReferenceTarget, string])[] = [
      ['rule', 'rules'],
      ['folder', 'folders'],
      ['category', 'categories'],
      ['master_field', 'master_fields'],
    ];
    for (const [target, list] of simple) {
      for (const [, thing] of recordsOf(application[list])) this.#table(target).add(textOf(thing['name']), thing['id']);
    }
    for (const [, file] of recordsOf(application['files'])) {
      const path = textOf(file['path']);
      for (const name of new Set([textOf(file['name']), path, path?.slice(path.lastIndexOf('/') + 1)]))
        this.#table('file').add(name, file['id']);
    }
    this.#addQuestions(application);
  }

  #table(target: ReferenceTarget): NameTable {
    const table = this.#tables.get(target) ?? new NameTable();
    this.#tables.set(target, table);
    return table;
  }

  #addQuestions(application: JsonRecord): void {
    const questions = recordsOf(application['questions']).map(([, question]) => question);
    const lists = listNames(questions);
    const groups = new Map<unknown, string | undefined>();
    for (const question of questions) {
      const name = textOf(question['name']);
      this.#table('question').add(name, question['id']);
      this.#addOptions(question, name);
      const owner = lists.get(question['id']) ?? name;
      for (const [, group] of recordsOf(question['field_groups'])) {
        groups.set(group['id'], owner);
        this.#addPart('field_group', group, name);
      }
      for (const [, field] of recordsOf(question['survey_question_fields']))
        this.#addPart('answer_field', field, owner);
    }
    const fields = recordsOf(application['fields']).map(([, field]) => field);
    const asked = fields.filter((field) => groups.has(field['field_group_id']));
    const names = new Set(asked.map(({ name }) => name));
    // A field that shows another one's value usually has its name too: the one that is asked is meant.
    for (const field of [...asked, ...fields.filter(({ name }) => !names.has(name))]) {
      const owner = groups.get(field['field_group_id']);
      this.#addPart('field', field, owner);
      this.#addPart('answer_field', field, owner);
    }
  }

  #addPart(target: ReferenceTarget, part: JsonRecord, owner: string | undefined): void {
    const name = textOf(part['name']);
    const longer = within(owner, name);
    this.#table(target).add(name, part['id'], longer);
    this.#table(target).add(longer, part['id']);
  }

  #addOptions(question: JsonRecord, name: string | undefined): void {
    const table = new NameTable();
    for (const [, option] of recordsOf(question['options'])) {
      for (const text of new Set([textOf(option['value']), textOf(option['text'])])) {
        table.add(text, option['id']);
        this.#table('option').add(within(name, text), option['id']);
      }
    }
    if (typeof question['id'] === 'number') this.#options.set(question['id'], table);
  }

  /** What has the name; for an option in a condition `question` is the id of the question that is tested. */
  find(target: ReferenceTarget, name: string, question?: number): NamedThings | undefined {
    return this.#of(target, question)?.find(name);
  }

  names(target: ReferenceTarget, question?: number): readonly string[] {
    return [...(this.#of(target, question)?.names() ?? [])];
  }

  #of(target: ReferenceTarget, question: number | undefined): NameTable | undefined {
    return question === undefined ? this.#tables.get(target) : this.#options.get(question);
  }
}

/** Names of the lists that ask a question, by the question's id or, before ids are known, its name. */
function listNames(questions: readonly JsonRecord[]): ReadonlyMap<unknown, string> {
  const lists = new Map<unknown, string>();
  const ids = new Map(questions.map(({ name, id }) => [name, id]));
  for (const question of questions) {
    for (const [, repeat] of recordsOf(question['repeat_options'])) {
      const name = textOf(repeat['name']) ?? textOf(question['name']);
      const asked = Array.isArray(repeat['questions']) ? (repeat['questions'] as readonly unknown[]) : [];
      if (name !== undefined)
        for (const each of asked) lists.set(typeof each === 'string' ? ids.get(each) : each, name);
    }
  }
  return lists;
}
