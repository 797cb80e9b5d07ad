import {
  explainConditional,
  resolveAnswers,
  type Explanation,
  type RawAnswers,
  type Resolved,
} from '../answers/index.ts';
import type { ApplicationFile } from '../application/schema/index.ts';
import { explanationWords, type ExplanationWords } from '../problems/catalogue/explanation-words.ts';
import { createProblem, ShoruiError } from '../problems/index.ts';
import { blockConditionals, traceBlock, type BlockTrace } from '../word/index.ts';
import type { CompiledApplication, CompiledFile } from './compiled-application.ts';
import { AnswerConditions } from './template-conditions.ts';
import { templateLayer } from './template-layer.ts';

function say(words: (words: ExplanationWords) => string): Explanation['text'] {
  return { ja: words(explanationWords.ja), en: words(explanationWords.en) };
}

function isResolved(given: Resolved | RawAnswers): given is Resolved {
  return typeof given['holds'] === 'function';
}

/** One explanation for each thing that decides. */
function explainTrace(
  trace: BlockTrace,
  compiled: CompiledApplication,
  resolved: Resolved,
  conditions: AnswerConditions,
): Explanation[] {
  switch (trace.kind) {
    case 'loop': {
      const { source, count, index, holds } = trace;
      return [{ text: say((words) => words.tagLoop(source, count, index)), holds, children: [] }];
    }
    case 'tag': {
      const { source, holds } = trace;
      return [{ text: say((words) => (holds ? words.tagHolds(source) : words.tagFails(source))), holds, children: [] }];
    }
    case 'tagsOnly':
      return [{ text: say((words) => words.tagsOnly), holds: false, children: [] }];
    case 'editor':
      return blockConditionals(trace.block).map((conditional) => {
        const at = conditions.placeOf(conditional, trace.loops);
        return explainConditional(compiled.answers, resolved, conditional, at?.repeat, at?.list);
      });
  }
}

function wordFile(compiled: CompiledApplication, file: ApplicationFile): CompiledFile | undefined {
  return compiled.files.find((each) => each.file.id === file.id && each.template !== null);
}

/**
 * Why a block of a Word file is printed or not: the file's own conditions, then the blocks of tags and of the template document
 * around it from the outside inwards. `repeat` chooses the repetition at each loop on the way.
 * @throws ShoruiError `document.block-unknown`
 */
export function explainBlock(
  compiled: CompiledApplication,
  given: Resolved | RawAnswers,
  file: ApplicationFile,
  path: readonly number[],
  repeat: readonly number[],
): Explanation {
  const resolved = isResolved(given) ? given : resolveAnswers(compiled.answers, given);
  const found = wordFile(compiled, file);
  const layer = templateLayer(compiled.application, file, found?.document);
  const options = { codec: compiled.codec, file: file.path, ...(layer && { layer }) };
  const traces = found ? traceBlock(found.bytes, path, resolved.data, repeat, options) : null;
  if (!traces) {
    throw new ShoruiError([createProblem('document.block-unknown', { file: file.path, path: path.join('.') })]);
  }
  const conditions = new AnswerConditions(resolved);
  const children = [
    explainConditional(compiled.answers, resolved, file),
    ...traces.flatMap((trace) => explainTrace(trace, compiled, resolved, conditions)),
  ];
  const holds = children.every((each) => each.holds);
  const name = `${file.name}#${path.join('.')}`;
  return { text: say((words) => (holds ? words.shown(name) : words.hidden(name))), holds, children };
}
