import {
  maxInstanceName,
  type Application,
  type EditorBlock,
  type TemplateDocument,
} from '../../application/schema/index.ts';
import { applicationNames } from '../application-names.ts';
import { AskedFields } from './existing-fields.ts';
import { fieldByName } from './field-by-name.ts';
import { findBlanks, type FoundBlank } from './find-blanks.ts';
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

/** Names of blanks: shared ones have the same, others a number behind it. */
class BlankNames {
  readonly #used = new Set<string>();

  of({ name, isShared }: FoundBlank): string {
    const wanted = cleanName(name);
    if (isShared) return wanted;
    let own = wanted;
    for (let number = 2; this.#used.has(own); number += 1) own = `${wanted}_${number}`;
    this.#used.add(own);
    return own;
  }
}

const blankOf = ({ block: { types, path, text }, at, from, before }: FoundBlank, name: string): ProposedBlank => ({
  types,
  path,
  text,
  at,
  from,
  to: `${before}{{${name}}}`,
});

/** Paths of the paragraphs whose text a document changes already. */
const changedPaths = ({ children = [] }: { readonly children?: readonly EditorBlock[] }): string[] =>
  children.flatMap((block) => [
    ...((block.replacements?.length ?? 0) > 0 ? [block.path.join('.')] : []),
    ...changedPaths(block),
  ]);

/**
 * Proposes questions for the places that a Word file without tags leaves open, each with the replacements that print the answers there.
 * Fields that the application asks already are `existing`; blanks that nothing names are left out.
 * @param document the blocks of the file (`documentFromTemplate`)
 * @param laid what is set on the file: paragraphs that it changes are left alone
 */
export function proposeFromBlanks(
  application: Application,
  document: TemplateDocument,
  laid: TemplateDocument = { children: [] },
): Proposals {
  const { parts: known } = applicationNames(application).root;
  const changed = new Set(changedPaths(laid));
  const names = new BlankNames();
  const left = new Set<string>();
  const asked = new AskedFields(application);
  const fields = new Map<string, { readonly loose: LooseField; readonly blanks: ProposedBlank[] }>();
  for (const found of findBlanks(textBlocks(document))) {
    if (changed.has(found.block.path.join('.'))) continue;
    const name = names.of(found);
    if (name === '' || [...name].length > maxInstanceName) left.add(name === '' ? found.from : name);
    else {
      const { theme, values } = fieldByName(name);
      const blanks = fields.get(name)?.blanks ?? [];
      blanks.push(blankOf(found, name));
      const field = { name, ...(found.values ?? values), blanks };
      fields.set(name, { loose: { list: [], theme: found.theme ?? theme, field }, blanks });
    }
  }
  const all = [...fields.values()].map(({ loose }) => loose);
  const existing = all.flatMap(({ field }) => asked.link([], field) ?? []);
  return {
    questions: groupFields(all.filter(({ field }) => known?.has(field.name) !== true)),
    left_out: [...left],
    existing,
  };
}
