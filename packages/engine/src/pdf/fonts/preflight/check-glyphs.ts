import { createProblem, type Place, type Problem } from '../../../problems/index.ts';
import type { FontChain } from '../font-chain.ts';
import { isBase, isVariationSelector, splitClusters, type Cluster } from '../library/clusters.ts';

/**
 * What can be wrong with a character before it is drawn.
 * - `missing`: no font of the chain has it
 * - `variant`: the fonts have the character, but not the variant of its selector
 * - `compatibility`: a compatibility ideograph (U+F900-, U+2F800-), which any tidying of text turns into another character
 * - `private`: a private-use character (外字), which looks different in each font
 * - `control`: a control character, or half of a surrogate pair
 */
export type GlyphFindingKind = 'missing' | 'variant' | 'compatibility' | 'private' | 'control';

/** One character of a text that does not draw as it should. */
export interface GlyphFinding {
  readonly kind: GlyphFindingKind;
  /** The character as written, with its selector and marks. */
  readonly character: string;
  /** The code point at fault: the first of the character that is. */
  readonly codePoint: number;
  readonly selector?: number;
  /** Where the character begins in the text, in UTF-16 units. */
  readonly offset: number;
  /** Whether the fonts have a glyph for it all the same. */
  readonly isDrawable: boolean;
  /** The standard form that the fonts can draw, if there is one: the base of a variant, the unified ideograph, NFKC. */
  readonly standard?: string;
}

/**
 * Characters without a shape that get into data by copying or by saving it: zero width space, word joiner, byte order mark.
 * Joiners and variation selectors are left alone, as they change the character next to them.
 */
const invisible = /[\u200b\u2060\ufeff]/u;

/** A warning that names the first invisible character of a text and its offset; empty for a text without one. */
export function checkInvisible(text: string, place: Place): Problem[] {
  const offset = text.search(invisible);
  if (offset < 0) return [];
  const codePoint = text.charCodeAt(offset).toString(16).toUpperCase().padStart(4, '0');
  return [createProblem('pdf.glyph-invisible', { ...place, offset }, { codePoint: `U+${codePoint}` })];
}

/** Text and emoji presentation (U+FE0E, U+FE0F) choose between fonts, not between forms of a character. */
const presentations = new Set([0xfe0e, 0xfe0f]);

function isControl(codePoint: number): boolean {
  // Tab and line ends belong to the layout.
  if (codePoint === 0x09 || codePoint === 0x0a || codePoint === 0x0d) return false;
  if (codePoint < 0x20 || (codePoint >= 0x7f && codePoint < 0xa0)) return true;
  if (codePoint >= 0xd800 && codePoint <= 0xdfff) return true;
  // The last two code points of each plane are no characters.
  return (codePoint & 0xfffe) === 0xfffe;
}

function isPrivate(codePoint: number): boolean {
  return (codePoint >= 0xe000 && codePoint <= 0xf8ff) || codePoint >= 0xf0000;
}

/** The twelve unified ideographs in that block, such as 﨑, are standard forms themselves. */
function isCompatibility(codePoint: number): boolean {
  const inBlock = (codePoint >= 0xf900 && codePoint <= 0xfaff) || (codePoint >= 0x2f800 && codePoint <= 0x2fa1f);
  const character = inBlock ? String.fromCodePoint(codePoint) : '';
  return inBlock && character.normalize('NFC') !== character;
}

function isBlank(codePoint: number): boolean {
  return codePoint === 0x09 || codePoint === 0x0a || codePoint === 0x0d || codePoint === 0x2028 || codePoint === 0x2029;
}

function draws(text: string, chain: FontChain): boolean {
  return chain.shape(text).every(({ id }) => id > 0);
}

/** The form in which a character is usual, if it is another one and the fonts have it. */
function standardOf(cluster: Cluster, chain: FontChain): string | undefined {
  const bare = Array.from(cluster.text)
    .filter((character) => !isVariationSelector(character.codePointAt(0) ?? 0))
    .join('');
  const forms = [bare, bare.normalize('NFC'), bare.normalize('NFKC')];
  const wanted = isCompatibility(cluster.base) ? forms.slice(1) : forms;
  return wanted.find((form) => form !== cluster.text && form !== '' && draws(form, chain));
}

function kindOf(
  { base, selector }: Cluster,
  isDrawable: boolean,
  chain: FontChain,
  text: string,
): GlyphFindingKind | undefined {
  if (isControl(base)) return 'control';
  if (isPrivate(base)) return 'private';
  if (isCompatibility(base)) return 'compatibility';
  if (!isDrawable) return 'missing';
  if (selector === undefined || presentations.has(selector)) return undefined;
  return chain.shape(text)[0]?.face.hasVariant(base, selector) ? undefined : 'variant';
}

function check(cluster: Cluster, offset: number, chain: FontChain): GlyphFinding | undefined {
  const { base, selector, marks, text } = cluster;
  if (isBlank(base)) return undefined;
  const glyphs = chain.shape(text);
  const isDrawable = glyphs.every(({ id }) => id > 0) && !isControl(base);
  const kind = kindOf(cluster, isDrawable, chain, text);
  if (!kind) return undefined;
  const standard = kind === 'control' ? undefined : standardOf(cluster, chain);
  // Of several glyphs for one character the first is the base, the others are the marks in their order.
  const missing = kind === 'missing' ? glyphs.findIndex(({ id }) => id === 0) : 0;
  return {
    kind,
    character: text,
    codePoint: missing > 0 ? (marks?.[missing - 1] ?? base) : base,
    ...(selector !== undefined && { selector }),
    offset,
    isDrawable,
    ...(standard !== undefined && { standard }),
  };
}

/** Characters that a chain was found to draw as they are meant, so that each is looked at once. */
interface Passed {
  readonly characters: Set<string>;
  /** By UTF-16 unit, 1 for those that are a whole character, whatever is next to them. */
  readonly plain: Uint8Array;
}

const passed = new WeakMap<FontChain, Passed>();
/** Characters kept for a chain; a hostile text could make up any number of them. */
const maxPassed = 100_000;

function passedBy(chain: FontChain): Passed {
  let known = passed.get(chain);
  if (!known) {
    known = { characters: new Set(), plain: new Uint8Array(0x10000) };
    passed.set(chain, known);
  }
  return known;
}

function isPlain(text: string, plain: Uint8Array): boolean {
  for (let index = 0; index < text.length; index++) if (plain[text.charCodeAt(index)] === 0) return false;
  return true;
}

/** Finds every character of a text that the fonts of the chain cannot draw as it is meant, in the order of the text. */
export function checkGlyphs(text: string, chain: FontChain): GlyphFinding[] {
  const { characters, plain } = passedBy(chain);
  if (isPlain(text, plain)) return [];
  const findings: GlyphFinding[] = [];
  let offset = 0;
  for (const cluster of splitClusters(text)) {
    const finding = characters.has(cluster.text) ? undefined : check(cluster, offset, chain);
    if (finding) findings.push(finding);
    else if (characters.size < maxPassed) {
      characters.add(cluster.text);
      // Marks and selectors are alone at the start of a text only: elsewhere they change the character before them.
      if (cluster.text.length === 1 && isBase(cluster.base)) plain[cluster.base] = 1;
    }
    offset += cluster.text.length;
  }
  return findings;
}
