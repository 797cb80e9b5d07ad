import { maxInstanceName, type Application } from '../schema/index.ts';
import type { ThingKind } from '../thing-kinds.ts';

/** How a second name is made from a first one, and how long it may be in characters. */
interface NameStyle {
  readonly copy: string;
  readonly number: (number: number) => string;
  readonly longest: number;
}

/** Names that people read: 雇用契約書 のコピー, 雇用契約書 (2). */
const plainNames: NameStyle = {
  copy: ' のコピー',
  number: (number) => ` (${number})`,
  longest: Number.MAX_SAFE_INTEGER,
};

/** Names that templates call. A space or a bracket would end the tag, so there is none: 氏名のコピー, 氏名_2. */
const tagNames: NameStyle = { ...plainNames, copy: 'のコピー', number: (number) => `_${number}` };

/** Longest name of a question, in characters (schema). */
const maxQuestionName = 100;

const styles: Partial<Record<ThingKind, NameStyle>> = {
  question: { ...tagNames, longest: maxQuestionName },
  field: { ...tagNames, longest: maxInstanceName },
  survey_field: tagNames,
  repeat_option: tagNames,
};

/** Kinds of thing that have names. */
type NamedKind = ThingKind | 'application';

function styleOf(kind: NamedKind): NameStyle {
  return (kind === 'application' ? undefined : styles[kind]) ?? plainNames;
}

/** Names as they are compared: composed, and without letter case, which file systems do not see. */
export function nameKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/** Names in use, including those assigned meanwhile. */
export class TakenNames {
  private readonly keys: Set<string>;

  constructor(names: Iterable<string>) {
    this.keys = new Set(Array.from(names, nameKey));
  }

  has(name: string): boolean {
    return this.keys.has(nameKey(name));
  }

  add(name: string): void {
    this.keys.add(nameKey(name));
  }
}

/** A file keeps its ending: 契約書.docx -> 契約書 のコピー.docx. */
function endingOf(kind: NamedKind, name: string): string {
  return kind === 'file' ? (/(?<=.)\.[A-Za-z0-9]{1,5}$/su.exec(name)?.[0] ?? '') : '';
}

/** The first free one of the names made of a beginning, cut as needed, and the endings. */
function firstFree(kind: NamedKind, name: string, taken: TakenNames, endingNumber: (number: number) => string): string {
  const { longest } = styleOf(kind);
  const fixed = endingOf(kind, name);
  const stem = name.slice(0, name.length - fixed.length);
  for (let number = 1; ; number += 1) {
    const ending = endingNumber(number) + fixed;
    const candidate = cutName(stem, longest - [...ending].length).trimEnd() + ending;
    if (taken.has(candidate)) continue;
    taken.add(candidate);
    return candidate;
  }
}

/** The name of a copy; it is in use from then on. The copy of a copy is named after the first: 氏名のコピー2. */
export function copyName(kind: NamedKind, name: string, taken: TakenNames): string {
  const { copy } = styleOf(kind);
  const fixed = endingOf(kind, name);
  const stem = name.slice(0, name.length - fixed.length).replace(new RegExp(`(?<=.)${copy}[0-9]*$`, 'su'), '');
  return firstFree(kind, stem + fixed, taken, (number) => copy + (number === 1 ? '' : String(number)));
}

/** The name itself if it is free, else with the first number that makes it so. It is in use from then on. */
export function freeName(kind: NamedKind, name: string, taken: TakenNames): string {
  const { number: numbered } = styleOf(kind);
  return firstFree(kind, name, taken, (number) => (number === 1 ? '' : numbered(number)));
}

/** Every name of an application that answers or templates may use, of whatever scope. */
export function usedNames(application: Application): TakenNames {
  const names = application.fields.map((field) => field.name);
  for (const question of application.questions) {
    names.push(question.name);
    for (const field of question.survey_question_fields ?? []) names.push(field.name);
    for (const repeat of question.repeat_options ?? []) if (repeat.name !== undefined) names.push(repeat.name);
  }
  return new TakenNames(names);
}

/** Made with the first long name: it reads tables of the system. */
let graphemes: Intl.Segmenter | undefined;

/**
 * Cuts a text to at most `length` characters (Unicode code points). A character with its variation selector or accents is
 * never cut in two.
 */
export function cutName(name: string, length: number): string {
  if (name.length <= length || [...name].length <= length) return name;
  let cut = '';
  let used = 0;
  graphemes ??= new Intl.Segmenter('ja', { granularity: 'grapheme' });
  for (const { segment } of graphemes.segment(name)) {
    used += [...segment].length;
    if (used > length) break;
    cut += segment;
  }
  // One character alone may be longer than all the room there is.
  return cut === '' ? [...name].slice(0, length).join('') : cut;
}

/** The name of a field instance: cut to 25 characters (specification sections 3, 5 and 9). */
export function cutInstanceName(name: string): string {
  return cutName(name, maxInstanceName);
}
