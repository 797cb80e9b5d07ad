import type { FontChain, FontLibrary } from '../../pdf/fonts/index.ts';
import { maxFontName } from '../../pdf/fonts/names/fold-font-name.ts';
import type { LayoutContext, TextFormat } from '../model/index.ts';
import { joinedChain } from './joined-chain.ts';
import { measuredChain } from './measured-chain.ts';

type ChainOf = LayoutContext['chainOf'];

/** Chains of one format: for Latin and for East Asian characters. */
interface ChainPair {
  latin?: FontChain;
  eastAsian?: FontChain;
}

const known = new WeakMap<FontLibrary, ChainOf>();

/** Chains with the advances of the fonts that are named, by name and style. */
class NamedChains {
  readonly #library: FontLibrary;
  readonly #chains = new Map<string, FontChain>();

  constructor(library: FontLibrary) {
    this.#library = library;
  }

  of(font: string, { bold, italic }: TextFormat): FontChain {
    const name = font.slice(0, maxFontName);
    const key = `${bold ? 'b' : ''}${italic ? 'i' : ''}/${name}`;
    let chain = this.#chains.get(key);
    if (chain === undefined) {
      chain = measuredChain(this.#library.chain({ name, bold, italic }), name, bold, italic);
      if (this.#chains.size < maxChains) this.#chains.set(key, chain);
    }
    return chain;
  }
}

/** Chains that are cached; a hostile document could name any number of fonts. */
const maxChains = 1000;

function createChainOf(library: FontLibrary): ChainOf {
  const chains = new NamedChains(library);
  const pairs = new WeakMap<TextFormat, ChainPair>();
  return (format, japanese) => {
    let pair = pairs.get(format);
    if (pair === undefined) {
      pair = {};
      pairs.set(format, pair);
    }
    if (japanese) return (pair.eastAsian ??= chains.of(format.fonts.eastAsia, format));
    return (pair.latin ??= joinedChain(chains.of(format.fonts.ascii, format), format));
  };
}

/** How formats find their fonts in a library. The same function for the same library, so that it can be a cache key. */
export function fontChains(library: FontLibrary): ChainOf {
  let chainOf = known.get(library);
  if (chainOf === undefined) {
    chainOf = createChainOf(library);
    known.set(library, chainOf);
  }
  return chainOf;
}
