import { createProblem, type Place, type Problem } from '../../../problems/index.ts';
import type { FontChain } from '../font-chain.ts';
import { checkGlyphs, type GlyphFinding } from './check-glyphs.ts';

/**
 * What to do with a character that cannot be drawn as it is meant. `error`: say so and draw nothing of the document. `mark`:
 * draw 〓 in its place, as printers do for a sort they lack. `fallback`: draw its standard form, or 〓 when there is none.
 */
export type GlyphPolicy = 'error' | 'mark' | 'fallback';

/** Geta mark: the sign of Japanese printers for a missing sort. */
const geta = '〓';

/** A text ready to be drawn, and what had to be done to it. */
export interface SettledText {
  readonly text: string;
  readonly problems: readonly Problem[];
}

function hex(codePoint: number): string {
  return `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
}

function paramsOf({ character, codePoint, selector, kind }: GlyphFinding): { character: string; codePoint: string } {
  return {
    // A lone half of a pair or a control character cannot be shown.
    character: kind === 'control' ? '\ufffd' : character,
    codePoint: kind === 'variant' && selector !== undefined ? `${hex(codePoint)} ${hex(selector)}` : hex(codePoint),
  };
}

const errorIds = {
  missing: 'pdf.glyph-missing',
  variant: 'pdf.glyph-variant',
  compatibility: 'pdf.glyph-compatibility',
  private: 'pdf.glyph-private',
  control: 'pdf.glyph-control',
} as const;

/** What is drawn in place of the character. */
function drawn(finding: GlyphFinding, policy: GlyphPolicy): string {
  const { kind, character, isDrawable, standard } = finding;
  const isWhole = kind === 'compatibility' || kind === 'private';
  if (policy === 'error') return character;
  if (policy === 'fallback' && kind === 'control') return '';
  if (policy === 'fallback' && standard !== undefined) return standard;
  return isWhole && isDrawable ? character : geta;
}

function problemOf(finding: GlyphFinding, policy: GlyphPolicy, place: Place): Problem {
  const params = paramsOf(finding);
  const at = { ...place, snippet: params.character, offset: finding.offset };
  if (policy === 'error') {
    const { standard } = finding;
    if (finding.kind === 'missing' && standard !== undefined) {
      return createProblem('pdf.glyph-missing-standard', at, { ...params, standard });
    }
    if (finding.kind === 'compatibility' && standard !== undefined) {
      return createProblem('pdf.glyph-compatibility-standard', at, { ...params, standard });
    }
    return createProblem(errorIds[finding.kind], at, params);
  }
  const replacement = drawn(finding, policy);
  if (replacement === finding.character) return createProblem('pdf.glyph-kept', at, params);
  if (replacement === '') return createProblem('pdf.glyph-left-out', at, params);
  return createProblem(replacement === geta ? 'pdf.glyph-marked' : 'pdf.glyph-replaced', at, {
    ...params,
    replacement,
  });
}

export interface SettleOptions {
  /** Compatibility ideographs that the fonts have are drawn as written with the policy `fallback` too. */
  readonly keepsCompatibility?: boolean;
}

/**
 * Checks a text against the fonts and applies the policy: the text to draw, and a problem for every character at fault:
 * errors with the policy `error`, else warnings. Compatibility ideographs that the fonts have, such as U+FA19 in a name, are
 * drawn as written; only `fallback` replaces them. `place` names the record and the field; the character and its offset are
 * added. A place that takes work to find may be a function, which is called only when there is a problem to report.
 */
export function settleGlyphs(
  text: string,
  chain: FontChain,
  policy: GlyphPolicy,
  place: Place | (() => Place),
  { keepsCompatibility = false }: SettleOptions = {},
): SettledText {
  const found = checkGlyphs(text, chain);
  const isReplaced = policy === 'fallback' && !keepsCompatibility;
  const findings = isReplaced ? found : found.filter(({ kind, isDrawable }) => kind !== 'compatibility' || !isDrawable);
  if (findings.length === 0) return { text, problems: [] };
  let settled = '';
  let end = 0;
  for (const finding of findings) {
    settled += text.slice(end, finding.offset) + drawn(finding, policy);
    end = finding.offset + finding.character.length;
  }
  const at = typeof place === 'function' ? place() : place;
  return { text: settled + text.slice(end), problems: findings.map((finding) => problemOf(finding, policy, at)) };
}
