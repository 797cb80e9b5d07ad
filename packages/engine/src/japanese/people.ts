import { toHiragana } from './width/kana.ts';
import { toFullWidth } from './width/convert-width.ts';
import { fail, succeed, type Outcome } from './outcome.ts';

/** A piece of a text and how it is read. `reading` is empty where none is needed: kana, spaces. */
export interface FuriganaPair {
  readonly base: string;
  readonly reading: string;
}

/** Kana that are read literally. ヶ and ヵ represent か or が and count as kanji. */
const kanaRun = /[\u3041-\u3094\u30a1-\u30f4\u30f7-\u30faー]+/;
const spaceRun = /[\s\u3000]+/;

function split(text: string, pattern: RegExp): string[] {
  return text.split(new RegExp(`(${pattern.source})`, 'u')).filter((piece) => piece !== '');
}

function escape(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
}

/** Beyond these a word is no name, and trying every way to match it could take long. */
const maxPieces = 9;
const maxReading = 100;

/** How each piece is read, with the kana among them as fixed points; undefined when they do not fit. */
function align(pieces: readonly string[], reading: string, isGreedy: boolean): string[] | undefined {
  const pattern = pieces
    .map((piece) => (kanaRun.test(piece) ? `(${escape(toHiragana(piece))})` : isGreedy ? '(.+)' : '(.+?)'))
    .join('');
  return new RegExp(`^${pattern}$`, 'u').exec(toHiragana(reading))?.slice(1);
}

/** One word of a name. Kana inside it are matched with the reading if that can be done in one way only. */
function pairWord(word: string, reading: string): FuriganaPair[] {
  if (toHiragana(word) === toHiragana(reading)) return [{ base: word, reading: '' }];
  const pieces = split(word, kanaRun);
  if (pieces.length > maxPieces || reading.length > maxReading) return [{ base: word, reading }];
  const found = align(pieces, reading, false);
  const other = align(pieces, reading, true);
  if (found === undefined || found.join('|') !== other?.join('|')) return [{ base: word, reading }];
  let at = 0;
  return pieces.map((base, index) => {
    const length = found[index]?.length ?? 0;
    const part = reading.slice(at, at + length);
    at += length;
    return { base, reading: kanaRun.test(base) ? '' : part };
  });
}

/**
 * Reading marks (ふりがな) for a name: 山田 太郎 with ヤマダ タロウ gives 山田/ヤマダ, the space, 太郎/タロウ. Words are paired when both
 * texts have as many; kana in a word (山ノ内) are left without a reading when the rest can be matched in one way only. The
 * bases joined are always the text as given. Half-width kana in the reading become full-width.
 */
export function pairFurigana(text: string, kana: string): FuriganaPair[] {
  const reading = toFullWidth(kana, ['katakana']).trim();
  if (text === '') return [];
  if (reading === '') return [{ base: text, reading: '' }];
  const pieces = split(text, spaceRun);
  const readings = reading.split(new RegExp(spaceRun.source, 'u'));
  const words = pieces.filter((piece) => piece.trim() !== '');
  if (words.length !== readings.length) return [{ base: text, reading }];
  let next = 0;
  return pieces.flatMap((piece) => {
    if (piece.trim() === '') return [{ base: piece, reading: '' }];
    const word = pairWord(piece, readings[next] ?? '');
    next += 1;
    return word;
  });
}

/** A person's name, family name first as Japanese writes it. */
export interface PersonName {
  readonly last: string;
  readonly first: string;
}

const spaces = /[\s\u3000]+/u;

/** Family and given name in one text, 山田 太郎, with a full-width space or another separator; empty parts are left out. */
export function joinName(
  name: { readonly last?: string | undefined; readonly first?: string | undefined },
  separator = '\u3000',
): string {
  return [name.last, name.first]
    .map((part) => (part ?? '').trim())
    .filter((part) => part !== '')
    .join(separator);
}

/**
 * Splits a full name at its first space, of any width. Further spaces belong to the given name. `no_space` when nothing shows
 * where the family name ends: it is not guessed.
 */
export function splitName(fullName: string): Outcome<PersonName, 'empty' | 'no_space'> {
  const [last = '', ...first] = fullName.trim().split(spaces);
  if (last === '') return fail('empty');
  return first.length === 0 ? fail('no_space') : succeed({ last, first: first.join(' ') });
}
