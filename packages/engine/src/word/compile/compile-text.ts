import { createProblem, ShoruiError, type Place, type Problem } from '../../problems/index.ts';
import type { TemplateData } from '../../values/index.ts';
import { withLimits, type Limits } from '../../platform/limits.ts';
import { compileExpression, type Evaluate } from '../tags/compile-expression.ts';
import { HelperError, namedError } from '../data/helper-error.ts';
import { parseTag } from '../tags/parse-tag.ts';
import { RenderState } from '../tags/render-state.ts';
import { Scope } from '../data/scope.ts';
import { findTagSources } from '../tags/tag-source.ts';
import { toText } from '../data/to-text.ts';

/** Fills the tags of one line of text. Problems say which names were missing and which values had no text. */
export type TextTemplate = (data: TemplateData) => { text: string; problems: readonly Problem[] };

/** What joins a tag to the rest of a name. */
const joined = /[_＿ \u3000-]+$/u;
const joining = /^[_＿ \u3000-]+/u;

/** A text of the name itself, or the value of a tag. */
interface Piece {
  readonly text: string;
  readonly isTag: boolean;
}

/** Joins the pieces; a tag without a text goes with what joins it to the text before, or to the text after where it is the first. */
function joinPieces(pieces: readonly Piece[]): string {
  let text = '';
  let isBlankStart = false;
  for (const [index, piece] of pieces.entries()) {
    if (!piece.isTag) text += isBlankStart && text === '' ? piece.text.replace(joining, '') : piece.text;
    else if (piece.text !== '') text += piece.text;
    else if (text === '') isBlankStart = true;
    else if (pieces[index - 1]?.isTag === false) text = text.replace(joined, '');
  }
  return text;
}

/**
 * Compiles tags in plain text, such as a file name. Only values: a name has no room for blocks. A tag without a value takes along what
 * joins it: `契約書_{{会社名}}.docx` becomes `契約書.docx`.
 * @throws ShoruiError with every tag that is wrong
 */
export function compileText(
  source: string,
  place: Place,
  options: { readonly limits?: Partial<Limits> | undefined } = {},
): TextTemplate {
  const limits = withLimits(options.limits);
  const found = findTagSources(source, place, limits.tagCharacters, limits.tags);
  const problems: Problem[] = [...found.problems];
  const pieces: (string | Evaluate)[] = [];
  let at = 0;
  for (const tag of found.tags) {
    const tagPlace = { ...place, snippet: tag.raw, offset: tag.start };
    const parsed = parseTag(tag.body, tagPlace, limits.expressionDepth);
    pieces.push(source.slice(at, tag.start));
    at = tag.end;
    if ('severity' in parsed) problems.push(parsed);
    else if (parsed.kind === 'value') pieces.push(compileExpression(parsed.expression, tagPlace, problems));
    else if (parsed.kind !== 'comment') problems.push(createProblem('word.text-block', tagPlace));
  }
  pieces.push(source.slice(at));
  if (problems.length > 0) throw new ShoruiError(problems);

  return (data) => {
    const run = new RenderState('error', limits, new Map());
    const scope = new Scope(data, null);
    const texts = pieces.map((piece): Piece => {
      if (typeof piece === 'string') return { text: piece, isTag: false };
      try {
        return { text: toText(piece(scope, run), limits.textCharacters), isTag: true };
      } catch (error) {
        if (!(error instanceof HelperError)) throw namedError(error, place);
        run.report(error.id, place, error.params);
        return { text: '', isTag: true };
      }
    });
    return { text: joinPieces(texts), problems: run.problems };
  };
}
