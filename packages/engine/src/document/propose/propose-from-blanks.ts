import {
  fieldType,
  maxInstanceName,
  type Application,
  type EditorBlock,
  type TemplateDocument,
} from '../../application/schema/index.ts';
import type { PlaceholderControl } from '../../word/editor/index.ts';
import type { KnownValue } from '../../word/index.ts';
import { applicationNames } from '../application-names.ts';
import { AskedFields } from './existing-fields.ts';
import { fieldByName, type ProposedValues } from './field-by-name.ts';
import type { FoundBlank, FoundList, PlacedPrint } from './blanks-in-lines.ts';
import { findBlanks } from './find-blanks.ts';
import { groupFields, type LooseField } from './group-fields.ts';
import { textBlocks } from './text-blocks.ts';
import type { Proposals } from './propose-from-template.ts';
import type { ProposedBlank } from './proposed-blank.ts';

/** A name that tags can read: letters and digits alone. */
const cleanName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M}ー々〇]+/gu, '')
    .replace(/^(?=\d)/u, '項目');

const canBeNamed = (name: string): boolean => name !== '' && [...name].length <= maxInstanceName;

/** Names that are unique in one scope: shared ones have the same, others a number behind it. */
class BlankNames {
  readonly #used = new Set<string>();

  of({ name, isShared }: Pick<FoundBlank, 'name' | 'isShared'>): string {
    const wanted = cleanName(name);
    if (isShared || wanted === '') return wanted;
    let own = wanted;
    for (let number = 2; this.#used.has(own); number += 1) own = `${wanted}_${number}`;
    this.#used.add(own);
    return own;
  }
}

const printed = ({ block, at, from, to }: PlacedPrint, name: string): ProposedBlank => ({
  ...(block.part !== undefined && { part: block.part }),
  types: block.types,
  path: block.path,
  text: block.text,
  at,
  from,
  to: to(name),
});

/** The tags of a blank: one in place of its characters, unless it prints several. Amounts have their digits in groups of three. */
const blanksOf = ({ block, at, from, before, prints }: FoundBlank, name: string, isAmount: boolean): ProposedBlank[] =>
  (prints ?? [{ block, at, from, to: (own: string) => `${before}{{${isAmount ? 'number ' : ''}${own}}}` }]).map(
    (print) => printed('block' in print ? print : { ...print, block }, name),
  );

/** Is this a number in yen? What the application asks already may be a text, of which no number can be made. */
const isAmountOf = (values: ProposedValues, known: KnownValue | undefined): boolean =>
  values.unit === '円' && (known === undefined || known.kind === 'number');

const placeOf = (path: readonly number[], part = ''): string => `${part}|${path.join('.')}`;

interface NamedList {
  readonly name: string;
  /** Does the application ask it already? */
  readonly isKnown: boolean;
  /** Names of its fields. */
  readonly names: BlankNames;
  readonly tags: readonly ProposedBlank[];
}

/** The lists of a file by their rows. One whose name is answered already is not asked again. */
class Lists {
  readonly #names: BlankNames;
  readonly #known: ReadonlyMap<string, unknown> | undefined;
  readonly #lists = new Map<FoundList, NamedList>();

  constructor(names: BlankNames, known: ReadonlyMap<string, unknown> | undefined) {
    [this.#names, this.#known] = [names, known];
  }

  of(list: FoundList): NamedList {
    const made = this.#lists.get(list);
    if (made !== undefined) return made;
    const name = this.#names.of({ name: list.name, isShared: false });
    const tags = list.tags.map((tag) => printed(tag, name));
    const named = { name, isKnown: this.#known?.has(name) === true, names: new BlankNames(), tags };
    this.#lists.set(list, named);
    return named;
  }
}

interface NamedColumn {
  readonly list: NamedList | undefined;
  readonly name: string;
}

/** The values of a sum: a formula, or a number where no question asks its column. */
function sumValues(
  { values }: FoundBlank,
  column: NamedColumn | undefined,
  known: ReadonlyMap<string, KnownValue> | undefined,
): ProposedValues | undefined {
  const { list, name = '' } = column ?? {};
  const isNumber = known?.get(list?.name ?? '')?.items?.parts?.get(name)?.kind === 'number';
  const isAsked = list?.isKnown === true ? isNumber : canBeNamed(name);
  if (list === undefined || !isAsked) return undefined;
  return { type: fieldType.formula, ...values, formula: `合計(${list.name}.${name})` };
}

/** Places of the paragraphs whose text a document changes already. */
const changedPlaces = (children: readonly EditorBlock[], part?: string): string[] =>
  children.flatMap((block) => {
    const own = block.part ?? part;
    const isChanged = (block.replacements?.length ?? 0) > 0;
    return [...(isChanged ? [placeOf(block.path, own)] : []), ...changedPlaces(block.children ?? [], own)];
  });

/**
 * Proposes questions for the places that a Word file without tags leaves open, each with the replacements that print the answers there.
 * Fields that the application asks already are `existing`; blanks that nothing names are left out.
 * @param document the blocks of the file (`documentFromTemplate`)
 * @param laid what is set on the file: paragraphs that it changes are left alone
 * @param controls what `placeholderControls` read in the file: without them its content controls are texts
 */
export function proposeFromBlanks(
  application: Application,
  document: TemplateDocument,
  laid: TemplateDocument = { children: [] },
  controls: readonly PlaceholderControl[] = [],
): Proposals {
  const { parts: known } = applicationNames(application).root;
  const changed = new Set(changedPlaces(laid.children));
  const names = new BlankNames();
  const left = new Set<string>();
  const asked = new AskedFields(application);
  const lists = new Lists(names, known);
  const columns = new Map<FoundBlank, NamedColumn>();
  const fields = new Map<string, { readonly loose: LooseField; readonly blanks: ProposedBlank[] }>();
  for (const found of findBlanks(textBlocks(document, controls))) {
    if (changed.has(placeOf(found.block.path, found.block.part))) continue;
    const list = found.list && lists.of(found.list);
    const name = (list?.names ?? names).of(found);
    columns.set(found, { list, name });
    if (list?.isKnown === true) continue;
    if (!canBeNamed(name)) left.add(name === '' ? found.from : name);
    else {
      const { theme, values } = fieldByName(name);
      const key = JSON.stringify([list?.name, name]);
      const blanks = fields.get(key)?.blanks ?? [];
      const own = found.sumOf === undefined ? found.values : sumValues(found, columns.get(found.sumOf), known);
      const all = own ?? values;
      blanks.push(...blanksOf(found, name, isAmountOf(all, list === undefined ? known?.get(name) : undefined)));
      const field = { name, ...all, blanks };
      const rows = list && { list: [list.name], tags: list.tags };
      fields.set(key, { loose: { list: [], ...rows, theme: found.theme ?? theme, field }, blanks });
    }
  }
  const all = [...fields.values()].map(({ loose }) => loose);
  const existing = all.flatMap(({ list, field }) => (list.length > 0 ? [] : (asked.link([], field) ?? [])));
  return {
    questions: groupFields(all.filter(({ list, field }) => list.length > 0 || known?.has(field.name) !== true)),
    left_out: [...left],
    existing,
  };
}
