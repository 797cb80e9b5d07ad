import type { Reach } from '../../../access/load.ts';
import { scoped, type InWorkspace } from '../../../access/scoped.ts';
import type { HistoryLine } from '../../../contract/documents/records.ts';
import { documentApprovalStates } from '../../../contract/enums/documents.ts';
import { factValueWords, factWords, historyWords } from '../../../messages/document-records.ts';
import { timeInJapan } from '../../../time/japan.ts';
import type { Meta } from '../../metas/model.ts';
import { textOfMetaValue } from '../../metas/stored-value.ts';
import type { DocumentHistory } from '../model.ts';
import { byId, peopleOf } from '../people-of.ts';

type Locale = 'jp' | 'en';
type Facts = Readonly<Record<string, unknown>>;
export type HistoryChange = HistoryLine['changes'][number];

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Actions after which what the facts name is gone. */
const removes: ReadonlySet<string> = new Set(['documents.delete', 'documents.purge']);

/** The facts of a line before and after it. What is not in one of both is what the action says about itself. */
function sidesOf({
  action,
  facts: stored,
}: Pick<DocumentHistory, 'action' | 'facts'>): Record<'before' | 'after', Facts> {
  const { before, after, ...others } = JSON.parse(stored) as Facts;
  const sides = { before: isFacts(before) ? before : {}, after: isFacts(after) ? after : {} };
  return removes.has(action)
    ? { before: { ...sides.before, ...others }, after: sides.after }
    : { before: sides.before, after: { ...sides.after, ...others } };
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const metasOf = ({ metas }: Facts): Facts => (isFacts(metas) ? metas : {});
const numbersIn = (values: readonly unknown[]): number[] => [
  ...new Set(values.flat().filter((each): each is number => typeof each === 'number')),
];

/** Names of what lines of the history refer to by number, those of deleted ones too. */
interface Names {
  readonly categories: ReadonlyMap<number, { readonly name: string }>;
  readonly types: ReadonlyMap<number, { readonly name: string }>;
  readonly metas: ReadonlyMap<number, Meta>;
  readonly people: Awaited<ReturnType<typeof peopleOf>>;
}

async function namesFor(reach: Reach, own: InWorkspace, facts: readonly Facts[]): Promise<Names> {
  const { models } = reach;
  const ids = (name: string): number[] => numbersIn(facts.map((each) => each[name]));
  const metaIds = numbersIn(facts.flatMap((each) => Object.keys(metasOf(each)).map(Number)));
  const all = { paranoid: false } as const;
  return {
    categories: byId(await scoped(models.DocumentCategory, own).findAll({ where: { id: ids('category_id') }, ...all })),
    types: byId(await models.DocumentType.findAll({ where: { id: ids('type_id') }, ...all })),
    metas: byId(await models.Meta.findAll({ where: { id: metaIds }, ...all })),
    people: await peopleOf(reach, ids('approvers')),
  };
}

const wordsOf = (words: Readonly<Record<string, Readonly<Record<Locale, string>>>>, key: string, locale: Locale) =>
  Object.hasOwn(words, key) ? words[key]?.[locale] : undefined;

/** A fact as people read it; null where there is none. */
function valueInWords(names: Names, name: string, value: unknown, locale: Locale): string | null {
  if (value === null || value === undefined || value === '') return null;
  const nameOr = (found: { readonly name: string } | undefined): string =>
    found?.name ?? historyWords[locale].deleted(Number(value));
  switch (name) {
    case 'category_id':
      return nameOr(names.categories.get(Number(value)));
    case 'type_id':
      return nameOr(names.types.get(Number(value)));
    case 'approve':
      return documentApprovalStates.find((each) => each.value === value)?.[locale] ?? asText(value);
    case 'approvers':
      return [value]
        .flat()
        .map((each) => names.people.get(Number(each))?.full_name ?? asText(each))
        .join('、');
    case 'record_amount':
    case 'size':
      return typeof value === 'number' ? value.toLocaleString('ja') : asText(value);
    case 'record_date':
      return asText(value).replaceAll('-', '/');
    case 'expires_at':
      return timeInJapan(new Date(asText(value)));
    case 'status':
    case 'can_download':
    case 'is_locked':
      return wordsOf(factValueWords[name], asText(value), locale) ?? asText(value);
    default:
      return asText(value);
  }
}

/** What a line changed, in the order of the words of its facts, then the values of meta fields. */
function changesOf(line: DocumentHistory, names: Names, locale: Locale): readonly HistoryChange[] {
  const { before, after } = sidesOf(line);
  const columns = (Object.keys(factWords) as (keyof typeof factWords)[]).map((name) => ({
    what: factWords[name][locale],
    before: valueInWords(names, name, before[name], locale),
    after: valueInWords(names, name, after[name], locale),
  }));
  const [old, present] = [metasOf(before), metasOf(after)];
  const ids = numbersIn([...Object.keys(old), ...Object.keys(present)].map(Number));
  const metas = ids.map((id) => {
    const meta = names.metas.get(id);
    const text = (value: unknown): string | null => {
      if (value === null || value === undefined) return null;
      const given = Array.isArray(value) ? value.map(asText) : asText(value);
      return meta === undefined ? [given].flat().join('、') : textOfMetaValue(meta, given);
    };
    const what = meta?.name ?? historyWords[locale].deleted(id);
    return { what, before: text(old[String(id)]), after: text(present[String(id)]) };
  });
  return [...columns, ...metas].filter((change) => change.before !== null || change.after !== null);
}

/** A line of the history with what it says in words. */
export interface WordedLine {
  readonly line: DocumentHistory;
  /** Who did it. */
  readonly actor: string;
  readonly changes: readonly HistoryChange[];
}

/** Who did it: people by their name at that time, outside advisors by what the request calls them, jobs as the system. */
function actorOf(line: DocumentHistory, locale: Locale): string {
  const { actor_kind: kind, actor_name: name } = line;
  const { by } = sidesOf(line).after;
  if (kind === 'system') return typeof by === 'string' ? by : historyWords[locale].system;
  return kind === 'guest' && typeof by === 'string' ? historyWords[locale].outside(by) : name;
}

/** Puts lines of one workspace into words. */
export async function inWords(
  reach: Reach,
  own: InWorkspace,
  lines: readonly DocumentHistory[],
  locale: Locale,
): Promise<readonly WordedLine[]> {
  const facts = lines.flatMap((line) => Object.values(sidesOf(line)));
  const names = await namesFor(reach, own, facts);
  return lines.map((line) => ({
    line,
    actor: actorOf(line, locale),
    changes: changesOf(line, names, locale),
  }));
}

/** A change as one line of text. */
export function textOfChange({ what, before, after }: HistoryChange, locale: Locale): string {
  const words = historyWords[locale];
  if (before === null) return words.value(what, after ?? words.blank);
  return words.change(what, before, after ?? words.blank);
}
