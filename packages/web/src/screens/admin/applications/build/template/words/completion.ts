import type { Application } from '@shorui/engine';
import { applicationNames } from '@shorui/engine/document';
import { quoteName, type KnownKind, type KnownValue } from '@shorui/engine/lint';
import type { EditorState } from 'prosemirror-state';
import { isWritable } from '../tree/block-node.ts';

/** A tag that can be put in. */
export interface TagChoice {
  /** As it is written: {{wareki 契約日}}. */
  readonly tag: string;
  readonly name: string;
  /** Of the questions whose repetitions have it, outermost first. */
  readonly lists: readonly string[];
  /** How the value is printed; as it is unless given. */
  readonly format?: 'wareki' | 'number' | 'join';
}

/** Ways to print a value of a kind, beside the value as it is. */
const formats: Partial<Record<KnownKind, NonNullable<TagChoice['format']>>> = { date: 'wareki', number: 'number' };

/** The tags of everything that an application asks, in the order of its questions. */
export function tagChoices(root: KnownValue, lists: readonly string[] = []): TagChoice[] {
  return [...(root.parts ?? [])].flatMap(([name, value]): TagChoice[] => {
    const { kind, items } = value;
    const written = quoteName(name);
    if (kind === 'list' && items?.kind === 'data') return tagChoices(items, [...lists, name]);
    if (kind === 'list') return [{ tag: `{{join ${written} "、"}}`, name, lists, format: 'join' }];
    const format = formats[kind];
    const plain: TagChoice = { tag: `{{${written}}}`, name, lists };
    return format === undefined ? [plain] : [plain, { tag: `{{${format} ${written}}}`, name, lists, format }];
  });
}

/** The tags of an application. Fields of forms that show the value of another one are left out: its own name is there already. */
export function choicesOf(application: Application): TagChoice[] {
  const fields = application.fields.filter(
    ({ field_group_id: group, source_field_id: source, question, option_id: option }) =>
      group !== undefined || (source === undefined && question === undefined && option === undefined),
  );
  return tagChoices(applicationNames({ ...application, fields }).root);
}

/** Texts as they are compared: any width and case, kana alike. */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60));

/** The choices that contain what was typed; those that begin with it come first. */
export function matchingChoices(choices: readonly TagChoice[], typed: string, most = 8): TagChoice[] {
  const wanted = folded(typed.trim());
  const found = choices.flatMap((choice) => {
    const at = folded(choice.name).indexOf(wanted);
    const inFormat = choice.format !== undefined && wanted !== '' && choice.format.startsWith(wanted);
    return at < 0 && !inFormat ? [] : [{ choice, rank: inFormat ? 1 : Math.min(at, 1) }];
  });
  return found
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ choice }) => choice);
}

/** A tag that was begun before the caret. */
export interface OpenTag {
  /** Where its braces begin, and where the caret is. */
  readonly from: number;
  readonly to: number;
  readonly typed: string;
}

/** Two braces, of any width, and what follows them up to the caret. */
const begun = /[{｛]{2}([^{}｛｝]*)$/;

/** The tag that is being typed. */
export function openTagIn({ selection }: EditorState): OpenTag | undefined {
  const { $from, empty, from } = selection;
  const holder = $from.depth > 0 ? $from.node($from.depth - 1) : undefined;
  if (!empty || $from.parent.type.name !== 'words' || holder === undefined || !isWritable(holder)) return undefined;
  // The text since the last tag or line break.
  const { nodeBefore } = $from;
  const found = nodeBefore?.isText === true ? begun.exec(nodeBefore.text ?? '') : null;
  if (found === null) return undefined;
  return { from: from - found[0].length, to: from, typed: found[1] ?? '' };
}
