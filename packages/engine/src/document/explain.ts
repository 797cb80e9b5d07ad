import {
  explainConditional,
  explainField,
  explainQuestion,
  type Explanation,
  type RawAnswers,
  type Resolved,
} from '../answers/index.ts';
import type { CompiledApplication } from './compiled-application.ts';
import { explainBlock, fileOf, type BlockTarget } from './explain-block.ts';

/** The subject of the explanation: a question, a field, a file, or a block of a file. */
export type ExplainTarget =
  | { readonly questionId: number }
  | { readonly fieldId: number }
  | { readonly fileId: number; readonly block?: BlockTarget };

/**
 * Why something is shown or hidden for these answers: a tree from the subject down to the answers that decide it.
 * `repeat` names the repetition that is meant, outermost index first.
 * @throws ShoruiError when the application has no such thing
 */
export function explain(
  compiled: CompiledApplication,
  answers: Resolved | RawAnswers,
  target: ExplainTarget,
  repeat: readonly number[] = [],
): Explanation {
  if ('questionId' in target) return explainQuestion(compiled.answers, answers, target.questionId, repeat);
  if ('fieldId' in target) return explainField(compiled.answers, answers, target.fieldId, repeat);
  const file = fileOf(compiled, target.fileId);
  if (target.block) return explainBlock(compiled, answers, file, target.block, repeat);
  return explainConditional(compiled.answers, answers, file, repeat);
}
