import type { FontChain, Glyph } from '../../../../../packages/engine/src/pdf/fonts/font-chain.ts';
import type { FontFace } from '../../../../../packages/engine/src/pdf/fonts/font-face.ts';

const segmenter = new Intl.Segmenter('ja');
/** Glyphs for vertical lines have the number of the upright one and this. */
const VERTICAL = 0x200000;
/** Shared with Latin text, but full-width here as in Japanese fonts. */
const wide = '“”‘’—―…‥①②○●□■△※→°′″℃±×÷§α';

function isWide(codePoint: number): boolean {
  const character = String.fromCodePoint(codePoint);
  if (wide.includes(character)) return true;
  if (codePoint >= 0xff61 && codePoint <= 0xff9f) return false;
  return codePoint >= 0x2e80;
}

/** Characters whose glyph for vertical lines is another. */
function turns(codePoint: number): boolean {
  return '（）「」『』［］｛｝、。，．ー〜…―—：；＝＋－'.includes(String.fromCodePoint(codePoint));
}

const face: FontFace = {
  key: 'fake',
  postScriptName: 'Fake',
  familyName: 'Fake',
  unitsPerEm: 1000,
  ascent: 880,
  descent: -120,
  capHeight: 700,
  box: [0, -120, 1000, 880],
  italicAngle: 0,
  weight: 400,
  isFixedPitch: true,
  isSerif: true,
  glyphOf: (codePoint) => codePoint,
  hasVariant: () => false,
  advanceOf: (glyph) => (isWide(glyph % VERTICAL) ? 1000 : 500),
  verticalGlyphOf: (glyph) => (turns(glyph) ? glyph + VERTICAL : glyph),
  verticalAdvanceOf: () => 1000,
  hasKerning: false,
  kerningOf: () => 0,
  ligatureOf: () => undefined,
};

const cache = new Map<string, Glyph>();

function glyphFor(text: string, vertical: boolean): Glyph {
  const key = vertical ? `|${text}` : text;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const id = text.codePointAt(0) ?? 0;
  const made: Glyph = vertical
    ? { face, id: face.verticalGlyphOf(id), text, advance: 1 }
    : { face, id, text, advance: face.advanceOf(id) / face.unitsPerEm };
  cache.set(key, made);
  return made;
}

const simple = /^[\u0020-\u02ff\u3000-\u3098\u309b-\u9fff\uff01-\uff9f]*$/;

/** Kana and kanji one em, Latin half an em; one glyph a grapheme. */
export const fakeChain: FontChain = {
  face,
  faces: [face],
  shape(text, options) {
    const vertical = options?.vertical === true;
    const parts = simple.test(text) ? Array.from(text) : Array.from(segmenter.segment(text), ({ segment }) => segment);
    return parts.map((part) => glyphFor(part, vertical));
  },
};
