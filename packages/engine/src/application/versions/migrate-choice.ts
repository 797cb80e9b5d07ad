import type { ChangeReason, LossReason } from './migration.ts';

/** A choice of a question or a field. Options of fields have no ids. */
export interface Choice {
  readonly id?: number;
  readonly text: string;
  readonly value: string;
}

/** What becomes of a value. `lost` is the part, or the whole, that cannot come along; `value` is absent when nothing can. */
export interface MovedValue {
  readonly value?: unknown;
  readonly reasons: readonly ChangeReason[];
  readonly lost?: { readonly value: unknown; readonly reason: LossReason };
}

/** Several choices in one text, as a cell of a spreadsheet has them. */
const separators = /[、,，;；\n]+/;

function fold(text: string): string {
  return text.normalize('NFKC').trim();
}

/** The option that an answer means: by value, else by text, else by either in another width. */
export function findChoice(choices: readonly Choice[], answer: string): Choice | undefined {
  const forms: readonly ((choice: Choice) => boolean)[] = [
    ({ value }) => value === answer,
    ({ text }) => text === answer,
    ({ value, text }) => fold(value) === fold(answer) || fold(text) === fold(answer),
  ];
  for (const form of forms) {
    const found = choices.find(form);
    if (found) return found;
  }
  return undefined;
}

/** The single answers in a value: a list as it is, one text as one answer unless it names several. */
function answersIn(value: unknown, choices: readonly Choice[], multiple: boolean): string[] {
  if (Array.isArray(value)) return value.map(String);
  const text = String(value);
  return multiple && !findChoice(choices, text) ? text.split(separators) : [text];
}

/** The same option in the new version: by id where options have one, else by value, else by text. */
function sameChoice(choice: Choice, choices: readonly Choice[]): Choice | undefined {
  if (choice.id !== undefined) return choices.find(({ id }) => id === choice.id);
  return choices.find(({ value }) => value === choice.value) ?? choices.find(({ text }) => text === choice.text);
}

export interface ChoiceList {
  readonly choices: readonly Choice[];
  readonly multiple: boolean;
}

/** Carries chosen options over to the options of another version. */
export function migrateChoice(value: unknown, from: ChoiceList, to: ChoiceList): MovedValue {
  const given = answersIn(value, from.choices, from.multiple);
  const chosen: { readonly answer: string; readonly choice: Choice | undefined; readonly same: Choice | undefined }[] =
    given.map((answer) => {
      const choice = findChoice(from.choices, answer);
      // What was no option before may be one now.
      return { answer, choice, same: choice ? sameChoice(choice, to.choices) : findChoice(to.choices, answer) };
    });
  const kept = chosen.flatMap(({ same }) => (same ? [same.value] : []));
  const missing = chosen.filter(({ same }) => !same).map(({ answer }) => answer);
  const lost = missing.length > 0 && {
    lost: { value: Array.isArray(value) ? missing : missing.join('、'), reason: 'option_deleted' as const },
  };
  if (kept.length === 0) return { reasons: [], ...lost };
  if (!to.multiple && kept.length > 1) return { reasons: [], lost: { value, reason: 'type_changed' } };
  const reasons = new Set<ChangeReason>();
  if (from.multiple !== to.multiple) reasons.add('type_changed');
  // An answer by text stays true as long as the text does; by value, as long as the value does.
  const asWritten = chosen.every(({ answer, same }) => same?.value === answer || same?.text === answer);
  if (chosen.some(({ answer, same }) => same && same.value !== answer && same.text !== answer))
    reasons.add('option_changed');
  if (missing.length > 0) reasons.add('option_deleted');
  const unchanged = asWritten && missing.length === 0 && from.multiple === to.multiple;
  return { value: unchanged ? value : to.multiple ? kept : kept[0], reasons: [...reasons], ...lost };
}
