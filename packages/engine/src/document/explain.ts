import {
  explainConditional,
  explainField,
  explainQuestion,
  type Explanation,
  type RawAnswers,
  type Resolved,
} from '../answers/index.ts';
import type { ApplicationFile, Conditional, EditorBlock } from '../application/schema/index.ts';
import { explanationWords, type ExplanationWords } from '../problems/catalogue/explanation-words.ts';
import { createProblem, ShoruiError } from '../problems/index.ts';
import type { CompiledApplication } from './compiled-application.ts';

/** What is asked about: a question, a field, a file, or a block of a file's template document by its path. */
export type ExplainTarget =
  | { readonly questionId: number }
  | { readonly fieldId: number }
  | { readonly fileId: number; readonly block?: readonly number[] };

function samePath(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((step, index) => step === b[index]);
}

/** The blocks from the top of the document down to the one with that path. */
function chainTo(blocks: readonly EditorBlock[], path: readonly number[]): EditorBlock[] {
  for (const block of blocks) {
    if (samePath(block.path, path)) return [block];
    const below = chainTo(block.children ?? [], path);
    if (below.length > 0) return [block, ...below];
  }
  return [];
}

/** The conditions that the editor set on a block, and the rule it takes over from a block around it. */
function conditionalsOf({ options }: EditorBlock): Conditional[] {
  const found: Conditional[] = [];
  if (options?.hasCondition === true) {
    const { conditions = [], condition_options: chosen = [], required_all: all = false } = options;
    found.push({ conditions, condition_options: chosen, required_all: all });
  }
  for (const rule of [options?.ruleId, options?.inheritRuleId]) if (rule !== undefined) found.push({ rule_id: rule });
  return found;
}

function explainBlock(
  compiled: CompiledApplication,
  given: Resolved | RawAnswers,
  file: ApplicationFile,
  path: readonly number[],
  repeat: readonly number[],
): Explanation {
  const chain = chainTo(file.document?.children ?? [], path);
  if (chain.length === 0) {
    throw new ShoruiError([createProblem('document.block-unknown', { file: file.path, path: path.join('.') })]);
  }
  const children = [file, ...chain.flatMap(conditionalsOf)].map((each) =>
    explainConditional(compiled.answers, given, each, repeat),
  );
  const holds = children.every((each) => each.holds);
  const name = `${file.name}#${path.join('.')}`;
  const say = (words: ExplanationWords): string => (holds ? words.shown(name) : words.hidden(name));
  return { text: { ja: say(explanationWords.ja), en: say(explanationWords.en) }, holds, children };
}

/**
 * Why something is shown or hidden for these answers: a tree from what is asked about down to the answers that decide it.
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
  const file = compiled.application.files.find(({ id }) => id === target.fileId);
  if (!file)
    throw new ShoruiError([
      createProblem(
        'document.only-unknown',
        {},
        { name: target.fileId, known: compiled.files.map((each) => each.file.name).join('、') },
      ),
    ]);
  if (target.block) return explainBlock(compiled, answers, file, target.block, repeat);
  return explainConditional(compiled.answers, answers, file, repeat);
}
