import type { FontChain, FontFace, FontLibrary, FontSource, Glyph } from '../../pdf/fonts/index.ts';
import type { FormPage } from '../../pdf/form/index.ts';
import type { CompiledTemplate } from '../../word/index.ts';
import { catchProblems } from '../../problems/index.ts';
import { glyphsOfMarks, type Page } from '../model/mark.ts';
import { layPaper } from './lay-paper.ts';

/** The glyphs of one font that pages show. */
export interface FontGlyphs {
  readonly face: FontFace;
  readonly glyphs: ReadonlySet<number>;
}

/** The glyphs that pages show, font by font: of these the outlines are needed to draw them. */
export function glyphsOf(pages: readonly (Page | FormPage)[]): FontGlyphs[] {
  const found = new Map<FontFace, Set<number>>();
  const add = (face: FontFace, id: number): void => {
    const glyphs = found.get(face);
    if (glyphs) glyphs.add(id);
    else found.set(face, new Set([id]));
  };
  for (const page of pages) {
    if ('marks' in page) for (const { glyph } of glyphsOfMarks(page.marks)) add(glyph.face, glyph.id);
    else for (const [face, glyphs] of page.glyphs) for (const id of glyphs) add(face, id);
  }
  return Array.from(found, ([face, glyphs]) => ({ face, glyphs }));
}

/** A font that has every character, each one em wide: what to lay out with before there is any font. */
const placeholder: FontFace = {
  key: 'placeholder',
  postScriptName: 'Placeholder',
  familyName: 'Placeholder',
  unitsPerEm: 1000,
  ascent: 880,
  descent: -120,
  capHeight: 700,
  box: [0, -120, 1000, 880],
  italicAngle: 0,
  weight: 400,
  isFixedPitch: true,
  isSerif: false,
  glyphOf: () => 1,
  hasVariant: () => true,
  advanceOf: () => 1000,
  verticalGlyphOf: (glyph) => glyph,
  verticalAdvanceOf: () => 1000,
  hasKerning: false,
  kerningOf: () => 0,
  ligatureOf: () => undefined,
};

/** Notes which fonts are asked for text. */
function recordingLibrary(fonts: FontLibrary, wanted: Set<FontSource>): FontLibrary {
  const chains = new Map<FontChain, FontChain>();
  return {
    chain(request) {
      const real = fonts.chain(request);
      let chain = chains.get(real);
      if (!chain) chains.set(real, (chain = recordingChain(real, wanted)));
      return chain;
    },
  };
}

function recordingChain({ sources = [] }: FontChain, wanted: Set<FontSource>): FontChain {
  const [first] = sources;
  const note = (): FontFace => {
    if (first) wanted.add(first);
    return placeholder;
  };
  return {
    get face() {
      return note();
    },
    get faces() {
      return [note()];
    },
    shape: (text) => Array.from(text, (character): Glyph => ({ face: note(), id: 1, text: character, advance: 1 })),
  };
}

/**
 * The fonts that a template is mostly set in, for those who must fetch them first; none of them is loaded. A character that its font lacks
 * asks for further ones when the paper is laid out.
 */
export function fontsOf(template: CompiledTemplate, fonts: FontLibrary): readonly FontSource[] {
  const wanted = new Set<FontSource>();
  const conditions = { holds: () => true };
  // What is wrong with the template is reported when it is filled.
  catchProblems(
    () => layPaper(template, {}, { fonts: recordingLibrary(fonts, wanted), missing: 'keep', conditions }),
    () => undefined,
  );
  return [...wanted];
}
