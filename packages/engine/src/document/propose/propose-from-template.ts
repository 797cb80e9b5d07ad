import { incrementTagNumber } from '../../application/increment-tag.ts';
import {
  addressParts,
  fieldType,
  maxInstanceName,
  nameParts,
  type Application,
} from '../../application/schema/index.ts';
import type { KnownValue, TemplateUse } from '../../word/index.ts';
import { applicationNames } from '../application-names.ts';
import type { ExistingField } from './existing-fields.ts';
import { fieldByName } from './field-by-name.ts';
import { groupFields, type LooseField, type ProposedQuestion } from './group-fields.ts';

/** What reading a template gives about its tags. */
export type NamedUse = Pick<TemplateUse, 'kind' | 'path' | 'loops' | 'locals' | 'scoped'> &
  Partial<Pick<TemplateUse, 'image' | 'helper'>>;

/** Questions proposed for a template or a form. */
export interface Proposals {
  readonly questions: readonly ProposedQuestion[];
  /** Names that no field can have: longer than 25 characters, without one, or with a part that no value has (宛名.会社名). */
  readonly left_out: readonly string[];
  /** Fields that the application asks already, for places of the file that do not print them yet. */
  readonly existing: readonly ExistingField[];
}

/** A name that the application does not answer yet. */
interface Wanted {
  readonly name: string;
  readonly list: readonly string[];
  readonly parts: Set<string>;
  /** Is its value read as it is, not only parts of it? */
  isWhole: boolean;
  /** Is it printed anywhere, not only asked by a condition? */
  isPrinted: boolean;
  /** Is it printed as a picture? */
  isPicture: boolean;
  /** The helpers that print it: `yen` prints numbers only. */
  readonly helpers: Set<string>;
  /** Is it a list whose items have no names: `{{#each 備考}}{{this}}{{/each}}`? */
  readonly isPlainList: boolean;
}

/** Does the application answer the name in one of the scopes that a tag in these loops sees? */
function isKnown(root: KnownValue, loops: readonly string[], name: string): boolean {
  let scope: KnownValue | undefined = root;
  if (scope.parts?.has(name)) return true;
  for (const loop of loops) {
    scope = scope?.parts?.get(loop)?.items;
    if (scope?.parts?.has(name)) return true;
  }
  return false;
}

/** The name that a tag reads, and the parts of its value; of `品.名前` in `as |品|` the name is that of the item's value. */
function readName({ path, locals }: NamedUse): readonly string[] {
  const [first = '', ...rest] = path;
  return locals.includes(first) ? rest : path;
}

class Names {
  readonly wanted = new Map<string, Wanted>();
  /** Every name that is read outside of all loops: inside of them it is the same value. */
  readonly atRoot: ReadonlySet<string>;

  constructor(uses: readonly NamedUse[]) {
    const outside = uses.filter(({ loops, kind }) => loops.length === 0 && kind !== 'loop');
    this.atRoot = new Set(outside.flatMap((use) => readName(use)[0] ?? []));
  }

  add(use: NamedUse, name: string, parts: readonly string[]): void {
    const isPlainList = use.kind === 'loop';
    const list = this.atRoot.has(name) && !isPlainList ? [] : use.loops;
    const key = JSON.stringify([list, name]);
    const known = this.wanted.get(key) ?? {
      name,
      list,
      parts: new Set(),
      isWhole: false,
      isPrinted: false,
      isPicture: false,
      helpers: new Set(),
      isPlainList,
    };
    for (const part of parts) known.parts.add(part);
    known.isWhole ||= parts.length === 0;
    known.isPrinted ||= use.kind !== 'condition';
    known.isPicture ||= use.image === true;
    if (use.helper !== undefined) known.helpers.add(use.helper);
    this.wanted.set(key, known);
  }
}

/** Parts that a template reads of a value and that values of its type do not have. */
function missingParts({ name, parts, helpers }: Wanted): string[] {
  const { type } = fieldByName(name, [...parts], [...helpers]).values;
  const known: readonly string[] = type === fieldType.name ? nameParts : type === fieldType.address ? addressParts : [];
  return [...parts].filter((part) => !known.includes(part));
}

function toField({ name, list, parts, isPrinted, isPicture, helpers, isPlainList }: Wanted): LooseField {
  const { theme, values } = fieldByName(name, [...parts], [...helpers]);
  if (isPlainList) return { list, theme: 'other', field: { name, type: fieldType.textarea, style: { lines: true } } };
  if (isPicture) return { list, theme, field: { name, type: fieldType.text, style: { image: true } } };
  // What is only asked by conditions is ticked or not.
  const isTick = !isPrinted && values.type === fieldType.text;
  const tick = { type: fieldType.checkbox, options: [{ text: name, value: name }] };
  return { list, theme, field: { name, ...(isTick ? tick : values) } };
}

/** The lists in whose loops a name of theirs is read, or another list. The items of others are plain texts. */
function listsWithNames(uses: readonly NamedUse[], atRoot: ReadonlySet<string>): ReadonlySet<string> {
  const inside = uses.filter((use) => {
    const [name] = readName(use);
    return use.kind !== 'reference' && name !== undefined && (use.kind === 'loop' || !atRoot.has(name));
  });
  return new Set(inside.flatMap(({ loops }) => loops.map((_, at) => JSON.stringify(loops.slice(0, at + 1)))));
}

/**
 * Proposes questions for the names that a template reads and the application does not answer, in the order of the template. Types
 * follow from the names.
 */
export function proposeFromTemplate(application: Application, uses: readonly NamedUse[]): Proposals {
  const { root } = applicationNames(application);
  const names = new Names(uses);
  const lists = new Set(
    uses.flatMap(({ kind, path, loops }) => (kind === 'loop' ? JSON.stringify([...loops, ...path]) : [])),
  );
  const withNames = listsWithNames(uses, names.atRoot);
  const left = new Set<string>();
  for (const use of uses) {
    const [name, ...parts] = readName(use);
    if (name === undefined || use.scoped || use.kind === 'reference') continue;
    const list = JSON.stringify([...use.loops, name]);
    if (use.kind === 'loop' ? parts.length > 0 || withNames.has(list) : lists.has(list)) continue;
    if (incrementTagNumber(name, application.increment_tag?.prefix) !== null || isKnown(root, use.loops, name))
      continue;
    if ([...name].length > maxInstanceName) left.add(name);
    else names.add(use, name, parts);
  }
  const wanted = [...names.wanted.values()];
  const answerable = wanted.filter((each) => {
    const missing = missingParts(each);
    for (const part of missing) left.add(`${each.name}.${part}`);
    return each.isWhole || missing.length < each.parts.size;
  });
  return { questions: groupFields(answerable.map(toField)), left_out: [...left], existing: [] };
}
