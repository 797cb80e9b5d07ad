import type { FontChain, FontLibrary, FontRequest } from '../font-chain.ts';
import { familyOfName, foldFontName, maxFontName, styleOfName } from '../names/fold-font-name.ts';
import { likenessOf, type FontLikeness } from '../names/font-table.ts';
import type { FontSource } from './font-source.ts';
import { SourceChain, type ChainStyle } from './source-chain.ts';

/** Fonts to choose from. */
export interface FontLibraryOptions {
  /** Fonts that come with the product; at least one. Earlier ones are preferred. */
  readonly bundled: readonly FontSource[];
  /** The user's own fonts, which come first under their names and behind the bundled ones of the same kind for what those lack. */
  readonly own?: readonly FontSource[];
}

/** Weights of bold text and of other text. */
const weights = { bold: 700, regular: 400 };

/** Fonts that carry a name, folded, with and without words of style. */
function indexNames(sources: readonly FontSource[]): ReadonlyMap<string, readonly FontSource[]> {
  const index = new Map<string, FontSource[]>();
  for (const source of sources) {
    const folded = source.names.map((name) => foldFontName(name));
    for (const name of new Set([...folded, ...folded.map((full) => familyOfName(full))])) {
      const known = index.get(name);
      if (known) known.push(source);
      else index.set(name, [source]);
    }
  }
  return index;
}

/** How far a font is from a style: a wrong slant is worse than any weight. */
function distance(source: FontSource, style: ChainStyle): number {
  const wanted = style.bold ? weights.bold : weights.regular;
  return Math.abs(source.weight - wanted) + (source.italic === style.italic ? 0 : 10_000);
}

/** The nearest of some fonts; the first of equals. */
function nearest(sources: readonly FontSource[], style: ChainStyle): FontSource | undefined {
  let best: FontSource | undefined;
  for (const source of sources) if (!best || distance(source, style) < distance(best, style)) best = source;
  return best;
}

/** Fonts of one family: those that share their first name without its style. */
function groupFamilies(sources: readonly FontSource[]): FontSource[][] {
  const families = new Map<string, FontSource[]>();
  for (const source of sources) {
    const family = familyOfName(foldFontName(source.names[0] ?? source.file));
    const known = families.get(family);
    if (known) known.push(source);
    else families.set(family, [source]);
  }
  return [...families.values()];
}

class NamedFontLibrary implements FontLibrary {
  readonly #own: ReadonlyMap<string, readonly FontSource[]>;
  readonly #ownFamilies: readonly FontSource[][];
  readonly #bundled: readonly FontSource[][];
  readonly #requests = new Map<string, FontChain>();
  readonly #chains = new Map<string, FontChain>();
  readonly #numbers = new Map<FontSource, number>();

  constructor({ bundled, own = [] }: FontLibraryOptions) {
    if (bundled.length === 0) throw new RangeError('a font library needs a font');
    this.#own = indexNames(own);
    this.#ownFamilies = groupFamilies(own);
    this.#bundled = groupFamilies(bundled);
    for (const source of [...own, ...bundled]) this.#numbers.set(source, this.#numbers.size);
  }

  chain(request: FontRequest): FontChain {
    const { bold, italic } = request;
    const name = request.name.slice(0, maxFontName);
    // Every field looks up its font, so a name is folded once.
    const key = `${bold ?? ''}/${italic ?? ''}/${name}`;
    let chain = this.#requests.get(key);
    if (!chain) {
      const folded = foldFontName(name);
      const named = styleOfName(folded);
      const style = { bold: bold ?? named.bold, italic: italic ?? named.italic };
      chain = this.#chainOf(this.#sourcesOf(name, folded, style), style);
      if (this.#requests.size < maxRequests) this.#requests.set(key, chain);
    }
    return chain;
  }

  /** One chain for one list of fonts, whatever name it was found by. */
  #chainOf(sources: readonly FontSource[], style: ChainStyle): FontChain {
    const numbers = sources.map((source) => this.#numbers.get(source)).join(',');
    const key = `${style.bold ? 'b' : ''}${style.italic ? 'i' : ''}:${numbers}`;
    let chain = this.#chains.get(key);
    if (!chain) {
      chain = new SourceChain(sources, style);
      this.#chains.set(key, chain);
    }
    return chain;
  }

  #sourcesOf(name: string, folded: string, style: ChainStyle): FontSource[] {
    const own = this.#own.get(folded) ?? this.#own.get(familyOfName(folded)) ?? [];
    const exact = nearest(own, style);
    const likeness = exact?.likeness ?? likenessOf(name);
    const bundled = byLikeness(this.#bundled, likeness);
    const others = byLikeness(this.#ownFamilies, likeness);
    const sameKind = (family: readonly FontSource[]): boolean => family[0]?.likeness.kind === likeness.kind;
    const families = [
      ...bundled.filter(sameKind),
      ...others.filter(sameKind),
      ...bundled.filter((family) => !sameKind(family)),
      ...others.filter((family) => !sameKind(family)),
    ];
    const sources = families.flatMap((family) => nearest(family, style) ?? []);
    return [...new Set(exact ? [exact, ...sources] : sources)];
  }
}

/** Names whose chains are remembered; more are looked up again. */
const maxRequests = 10_000;

/** Families with the requested pitch first, in their order otherwise. */
function byLikeness(families: readonly FontSource[][], { pitch }: FontLikeness): FontSource[][] {
  const same = (family: readonly FontSource[]): boolean => family[0]?.likeness.pitch === pitch;
  return [...families.filter(same), ...families.filter((family) => !same(family))];
}

/**
 * A library that finds fonts by any name. The user's own fonts answer to their names; any other name gets the bundled font that
 * is most like it (font-table.ts). The first font is followed by the others of its kind, then those of the other kind.
 */
export function createFontLibrary(options: FontLibraryOptions): FontLibrary {
  return new NamedFontLibrary(options);
}
