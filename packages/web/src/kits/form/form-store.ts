/** Messages by path of the field; empty when the values can be sent. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;
export type FormValues = Readonly<Record<string, unknown>>;
/** Says what is wrong with values as they would be sent. */
export type Check = (values: Readonly<Record<string, unknown>>) => FieldErrors;

/** A text that is empty, or nothing at all: such members are not sent. */
const isEmpty = (value: unknown): boolean => value === '' || value === undefined;

/** Chosen options are the same in any order. */
function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.every((each) => other.includes(each)) && other.every((each) => one.includes(each));
  return one === other || (isEmpty(one) && isEmpty(other));
}

/** What of the values is sent: all members that are not empty. */
export function filledValues(values: FormValues): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)));
}

/** A value as text: what a text field shows and sends. */
export function textOf(values: FormValues, name: string): string {
  const value = values[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** What is subscribed to: a field by its name, all errors (`*errors`), whether something was changed (`*dirty`). */
export type Topic = string;

/**
 * Values and errors of one form. Each field subscribes to its own name, so a key typed into one field renders that field alone
 * (300 fields: 1 render instead of 300).
 */
export class FormStore {
  values: FormValues;
  errors: ReadonlyMap<string, string> = new Map();
  /** Names of the fields in the order of the page, and their labels, for the summary of errors. */
  readonly fields = new Map<string, string>();
  readonly #check: Check;
  /** Why the text of a field is no value, by its name. */
  readonly #problems = new Map<string, string>();
  readonly #listeners = new Map<string, Set<() => void>>();
  #saved: FormValues;

  constructor(initial: FormValues, check: Check) {
    this.values = initial;
    this.#saved = initial;
    this.#check = check;
  }

  get dirty(): boolean {
    return Object.keys(this.changes).length > 0;
  }

  /** The values that differ from those that were saved last. */
  get changes(): FormValues {
    const names = new Set([...Object.keys(this.values), ...Object.keys(this.#saved)]);
    const changed = [...names].filter((name) => !isSame(this.values[name], this.#saved[name]));
    return Object.fromEntries(changed.map((name) => [name, this.values[name] ?? '']));
  }

  /** The value that was saved last. */
  savedOf(name: string): unknown {
    return this.#saved[name];
  }

  subscribe(topic: Topic, listener: () => void): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  set(name: string, value: unknown): void {
    const wasDirty = this.dirty;
    this.values = { ...this.values, [name]: value };
    if (this.errors.has(name)) this.#setErrors(new Map([...this.errors].filter(([each]) => each !== name)));
    this.#notify(name);
    if (wasDirty !== this.dirty) this.#notify('*dirty');
  }

  /** The text in a field cannot be read as its value, and why; undefined when it can. It is shown like errors of the check. */
  setProblem(name: string, problem: string | undefined): void {
    if (problem === undefined) this.#problems.delete(name);
    else this.#problems.set(name, problem);
  }

  /** On leaving a field: tells what is wrong with what was entered. An empty field waits for the submit. */
  leave(name: string): void {
    if (isEmpty(this.values[name])) return;
    const error = this.#find().get(name);
    if (error !== undefined) this.#setErrors(new Map(this.errors).set(name, error));
  }

  /** Checks all values. Gives whether they can be sent. */
  submit(): boolean {
    this.#setErrors(this.#find());
    return this.errors.size === 0;
  }

  /** Takes over the messages by field of a call that was refused. */
  refuse(errors: FieldErrors): void {
    this.#setErrors(firstMessages(errors));
  }

  /** The values as they are now are those of the server. */
  markSaved(values: FormValues = this.values): void {
    this.#saved = values;
    this.#show(values);
  }

  /**
   * The record has other values by now: they are shown, except where the person changed something, which stays and is not saved yet.
   * Gives the names of the fields that were changed on both sides.
   */
  rebase(values: FormValues): readonly string[] {
    const own = this.changes;
    const before = this.#saved;
    // One step, so that no listener is called while the changes are missing.
    this.#saved = values;
    this.#show({ ...values, ...own });
    return Object.keys(own).filter(
      (name) => !isSame(before[name], values[name]) && !isSame(values[name], this.values[name]),
    );
  }

  /** Takes back what was changed since the last save. */
  reset(): void {
    this.#problems.clear();
    this.#setErrors(new Map());
    this.markSaved(this.#saved);
  }

  #show(values: FormValues): void {
    const changed = Object.keys({ ...this.values, ...values }).filter((name) => this.values[name] !== values[name]);
    this.values = values;
    for (const name of changed) this.#notify(name);
    this.#notify('*dirty');
  }

  #find(): Map<string, string> {
    return new Map([...firstMessages(this.#check(filledValues(this.values))), ...this.#problems]);
  }

  #setErrors(errors: ReadonlyMap<string, string>): void {
    const names = new Set([...this.errors.keys(), ...errors.keys()]);
    this.errors = errors;
    for (const name of names) this.#notify(name);
    if (names.size > 0) this.#notify('*errors');
  }

  #notify(topic: Topic): void {
    for (const listener of this.#listeners.get(topic) ?? []) listener();
  }
}

function firstMessages(errors: FieldErrors): Map<string, string> {
  return new Map(Object.entries(errors).map(([name, [first = '']]) => [name, first]));
}

/** These members of the values as a change takes them: what is empty is taken away (null). */
export function orNulls(values: FormValues, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, isEmpty(values[name]) ? null : values[name]]));
}

/** These members of a record as values of a form: nothing is an empty text. */
export function valuesOf(record: object, names: readonly string[]): Record<string, unknown> {
  const members = record as FormValues;
  return Object.fromEntries(names.map((name) => [name, members[name] ?? '']));
}
