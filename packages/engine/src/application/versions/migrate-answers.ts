import { isRecord } from '../../platform/is-record.ts';
import { type ScopeId, rootScope } from '../answer-names.ts';
import type { Answers, Application } from '../schema/index.ts';
import {
  listAnswerSlots,
  type AddedAnswer,
  type AnswerSlot,
  type AnswerSlots,
  type CarriedAnswer,
  type ChangeReason,
  type ChangedAnswer,
  type LostAnswer,
  type Migration,
} from './migration.ts';
import { isBlank, migrateValue } from './migrate-value.ts';

/** Answers in the making. Kept in maps until the end, so that a name such as `__proto__` is a name like any other. */
class AnswerTree {
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

/** The repetition of an answer in the new version: the common part of both chains keeps its indices, all others are the first. */
function indicesIn(to: AnswerSlot, from: AnswerSlot, repeat: readonly number[]): number[] {
  return to.chain.map((list) => repeat[from.chain.indexOf(list)] ?? 0);
}

function sameChain(from: AnswerSlot, to: AnswerSlot): boolean {
  return from.chain.length === to.chain.length && from.chain.every((list, depth) => list === to.chain[depth]);
}

/** Takes the answers of one version over into another, one by one. */
class AnswerMigration {
  private readonly from: AnswerSlots;
  private readonly to: AnswerSlots;
  private readonly tree: AnswerTree;
  private readonly carried: CarriedAnswer[] = [];
  private readonly changed: ChangedAnswer[] = [];
  private readonly lost: LostAnswer[] = [];

  constructor(from: AnswerSlots, to: AnswerSlots) {
    this.from = from;
    this.to = to;
    this.tree = new AnswerTree((list) => to.byId.get(list)?.name ?? '');
  }

  readScope(scope: ScopeId, answers: Readonly<Record<string, unknown>>, repeat: readonly number[]): void {
    for (const [name, value] of Object.entries(answers)) {
      const slot = this.from.byName.get(scope)?.get(name);
      if (!slot) {
        if (!isBlank(value)) this.lost.push({ name, repeat, value, reason: 'unknown_name' });
      } else if (slot.kind === 'repeat_option') this.readList(slot, value, repeat);
      else this.move(slot, value, repeat);
    }
  }

  private readList(slot: AnswerSlot, value: unknown, repeat: readonly number[]): void {
    const target = this.to.byId.get(slot.id);
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    if (target) {
      // Repetitions without a single answer count too.
      this.tree.at(target.chain, indicesIn(target, slot, repeat)).growList(target.id, items.length);
    }
    if (!Array.isArray(value)) this.lose(slot, value, repeat, 'type_changed');
    for (const [index, item] of items.entries()) {
      if (isRecord(item)) this.readScope(slot.id, item, [...repeat, index]);
      else this.lose(slot, item, [...repeat, index], 'type_changed');
    }
  }

  private lose(slot: AnswerSlot, value: unknown, repeat: readonly number[], reason: LostAnswer['reason']): void {
    // What was never answered cannot be lost.
    if (isBlank(value)) return;
    const { kind, id, name } = slot;
    this.lost.push({ kind, id, name, repeat, value, reason });
  }

  private move(slot: AnswerSlot, value: unknown, repeat: readonly number[]): void {
    const target = this.to.byId.get(slot.id);
    if (!target) return this.lose(slot, value, repeat, 'deleted');
    const indices = indicesIn(target, slot, repeat);
    const place = this.tree.at(target.chain, indices);
    if (place.has(target.name)) return this.lose(slot, value, repeat, 'moved');
    const moved = migrateValue(value, slot, target);
    if (moved.lost) this.lose(slot, moved.lost.value, repeat, moved.lost.reason);
    if (!('value' in moved)) return;
    place.set(target.name, moved.value);
    const arrival = { kind: target.kind, id: target.id, name: target.name, from: slot.name, repeat: indices };
    const reasons: ChangeReason[] = sameChain(slot, target) ? [...moved.reasons] : [...moved.reasons, 'moved'];
    if (reasons.length === 0 && moved.value === value) this.carried.push(arrival);
    else this.changed.push({ ...arrival, before: value, after: moved.value, reasons });
  }

  finish(): Migration {
    const added = [...this.to.byId.values()].filter(({ id }) => !this.from.byId.has(id)).map(describeAdded);
    return { answers: this.tree.toAnswers(), carried: this.carried, changed: this.changed, lost: this.lost, added };
  }
}

function describeAdded({ kind, id, name, question, field }: AnswerSlot): AddedAnswer {
  return { kind, id, name, required: (field ?? question).required === true };
}

/**
 * Takes answers given under one version of an application over into another. Questions, fields, options and repeat lists are
 * known by their ids, so whatever was only renamed keeps its answer. Nothing is dropped silently: what has no place any more
 * is in `lost` with its value.
 */
export function migrateAnswers(from: Application, to: Application, answers: Answers): Migration {
  const migration = new AnswerMigration(listAnswerSlots(from), listAnswerSlots(to));
  migration.readScope(rootScope, answers, []);
  return migration.finish();
}
