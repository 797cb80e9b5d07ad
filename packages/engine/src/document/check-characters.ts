import { fontsOf } from '../convert/index.ts';
import { checkGlyphs, type FontChain, type FontLibrary, type GlyphFindingKind } from '../pdf/fonts/index.ts';
import { fieldDefaults } from '../pdf/form/index.ts';
import type { CompiledApplication } from './compiled-application.ts';

/**
 * A character that the PDF files of an application do not show as it is written. `other_font`: it is drawn in another font than the
 * characters around it. With the other kinds no PDF is made; `standard` is the usual form that the fonts have.
 */
export interface HardCharacter {
  readonly character: string;
  readonly kind: GlyphFindingKind | 'other_font';
  readonly standard?: string;
}

/** From this weight on a font is the bold one of its family. */
const boldWeight = 600;

const chains = new WeakMap<CompiledApplication, readonly FontChain[]>();

/** The fonts in which the files of an application are set, each with its substitutes. Found once an application. */
function chainsOf(compiled: CompiledApplication, fonts: FontLibrary): readonly FontChain[] {
  let known = chains.get(compiled);
  if (known === undefined) {
    const found = compiled.files.flatMap(({ template, form }) => {
      if (template !== null)
        return fontsOf(template, fonts).map(({ names, file, weight, italic }) =>
          fonts.chain({ name: names[0] ?? file, bold: weight >= boldWeight, italic }),
        );
      return form === null ? [] : [fonts.chain({ name: fieldDefaults.font })];
    });
    known = [...new Set(found)];
    chains.set(compiled, known);
  }
  return known;
}

/** What a chain does not show as it is written. */
function check(text: string, chain: FontChain): readonly HardCharacter[] {
  const findings = checkGlyphs(text, chain)
    // What tidying would change is drawn as it is written, as far as a font has it.
    .filter(({ kind, isDrawable }) => kind !== 'compatibility' || !isDrawable)
    .map(({ kind, character, standard }) => ({ kind, character, ...(standard !== undefined && { standard }) }));
  const faulty = new Set(findings.map(({ character }) => character));
  const others = chain
    .shape(text)
    .filter(({ id, face, text: character }) => id > 0 && face !== chain.face && !faulty.has(character))
    .map(({ text: character }): HardCharacter => ({ character, kind: 'other_font' }));
  return [...findings, ...others];
}

/** The characters of an answer that the PDF files of an application do not show as they are written, each once; none without fonts. */
export function checkCharacters(compiled: CompiledApplication, text: string): readonly HardCharacter[] {
  const { fonts } = compiled;
  if (fonts === undefined) return [];
  const found = new Map<string, HardCharacter>();
  for (const chain of chainsOf(compiled, fonts)) {
    for (const each of check(text, chain)) {
      const known = found.get(each.character);
      if (known === undefined || known.kind === 'other_font') found.set(each.character, each);
    }
  }
  return [...found.values()];
}
