import { blockNames } from '../../tags/expression.ts';
import { helperNames } from '../../tags/helpers/index.ts';
import type { NameEvidence } from '../names/name-evidence.ts';
import { narrow, wideSigns } from './characters.ts';
import type { Repair, Rewriting } from './rewriting.ts';
import type { TagText } from './tag-text.ts';

const keywords = new Set<string>([
  ...blockNames,
  ...helperNames,
  'else',
  'as',
  'this',
  'true',
  'false',
  'index',
  'number',
  'first',
  'last',
  'root',
]);

/** Signs that begin a tag and never a name. */
const leadingSigns = /[＃／＾！＠]/;

function isWordCharacter(character: string): boolean {
  return character !== '' && !/[\s()（）#＃/／@＠=＝|｜^＾!！.．]/.test(character);
}

/** Words in full-width letters that only make sense in half-width ones: names of blocks and functions, and numbers. */
function narrowWords(tag: TagText, copy: Rewriting, quoted: ReadonlySet<number>, evidence: NameEvidence): void {
  let word: number[] = [];
  const finish = (): void => {
    const wide = word.map((index) => copy.becomes(index)).join('');
    const narrowed = [...wide].map(narrow).join('');
    const alone = word.length === tag.inner().trim().length;
    const meant = keywords.has(narrowed) || (/^\d+$/.test(narrowed) && !alone);
    if (narrowed !== wide && meant && !evidence.knows(wide)) {
      for (const index of word) copy.set(index, narrow(copy.becomes(index)));
    }
    word = [];
  };
  for (const index of tag.indices()) {
    if (!quoted.has(index) && isWordCharacter(copy.becomes(index))) word.push(index);
    else finish();
  }
  finish();
}

/** Full-width signs and words that a tag needs in half width: `＃ｅａｃｈ`, `（ｇｔ 人数 １０）`. Names keep theirs. */
export function repairSigns(tag: TagText, evidence: NameEvidence): Repair | null {
  const inner = tag.inner();
  if (!/[\uff01-\uff5e]/.test(inner) || evidence.knows(inner.trim())) return null;
  const quoted = tag.quoted();
  const words = tag.rewriting.copy();
  narrowWords(tag, words, quoted, evidence);

  const first = [...tag.indices()].find((index) => words.becomes(index).trim() !== '') ?? tag.innerStart;
  const leads = leadingSigns.test(words.becomes(first));
  const lead = words.copy();
  if (leads) lead.set(first, wideSigns[words.becomes(first)] ?? '');
  const all = words.copy();
  for (const index of tag.indices()) {
    const sign = wideSigns[all.becomes(index)];
    if (sign !== undefined && !quoted.has(index)) all.set(index, sign);
  }

  const works = tag.parse() !== null;
  const isChanged = tag.inner(words) !== inner;
  const chosen = [lead, all].find((each) => tag.parse(each) && tag.inner(each) !== inner);
  if (!chosen || (works && !leads && !isChanged)) return null;
  const name = [...tag.inner()].find(
    (character) => wideSigns[character] !== undefined || narrow(character) !== character,
  );
  // A tag that works as written keeps the signs in its names; only its words become narrow.
  return { id: 'word.lint-wide-signs', params: { name: name ?? '' }, becomes: works && !leads ? words : chosen };
}
