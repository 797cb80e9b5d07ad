import {
  explainConditional,
  explainName,
  resolveAnswers,
  type Explanation,
  type RawAnswers,
  type Resolved,
  explainField,
  explainQuestion,
} from '../answers/index.ts';
import type { ApplicationFile } from '../application/schema/index.ts';
import { explanationWords, type ExplanationWords } from '../problems/catalogue/explanation-words.ts';
import { createProblem, ShoruiError } from '../problems/index.ts';
import { blockConditionals, traceBlocks, type BlockTrace, type DecidingName, type TraceBlocks } from '../word/index.ts';
import type { CompiledApplication, CompiledFile } from './compiled-application.ts';
import { AnswerConditions } from './template-conditions.ts';
import { templateLayer } from './template-layer.ts';

function say(words: (words: ExplanationWords) => string): Explanation['text'] {
  return { ja: words(explanationWords.ja), en: words(explanationWords.en) };
}

/** The answers to explain. */
interface Asked {
  readonly compiled: CompiledApplication;
  readonly resolved: Resolved;
  readonly conditions: AnswerConditions;
}

function isResolved(given: Resolved | RawAnswers): given is Resolved {
  return typeof given['holds'] === 'function';
}

/** Why the file itself is made or not; nothing for one that always is. */
function explainFile(file: ApplicationFile, compiled: CompiledApplication, resolved: Resolved): Explanation[] {
  const { conditions = [], condition_options = [], rule_id } = file;
  if (conditions.length === 0 && condition_options.length === 0 && rule_id === undefined) return [];
  const why = explainConditional(compiled.answers, resolved, file);
  const text = say((words) => (why.holds ? words.shown : words.hidden)(words.file(file.path)));
  return [{ text, holds: why.holds, children: [why] }];
}

/** The questions behind the names that decide, and their answers. */
function explainNames(names: readonly DecidingName[], { compiled, resolved, conditions }: Asked): Explanation[] {
  return names.flatMap(({ name, loops }) => {
    const at = conditions.innermost(loops);
    return explainName(compiled.answers, resolved, name, at?.repeat, at?.list);
  });
}

/** One explanation for each thing that decides. */
function explainTrace(trace: BlockTrace, asked: Asked): Explanation[] {
  switch (trace.kind) {
    case 'loop': {
      const { source, count, index, holds, names } = trace;
      const text = say((words) => words.tagLoop(source, count, index));
      return [{ text, holds, repetitions: count, children: explainNames(names, asked) }];
    }
    case 'tag': {
      const { source, holds, names } = trace;
      const text = say((words) => (holds ? words.tagHolds(source) : words.tagFails(source)));
      return [{ text, holds, children: explainNames(names, asked) }];
    }
    case 'tagsOnly':
      return [{ text: say((words) => words.tagsOnly), holds: false, children: [] }];
    case 'editor':
      return blockConditionals(trace.block).map((conditional) => {
        const at = asked.conditions.placeOf(conditional, trace.loops);
        return explainConditional(asked.compiled.answers, asked.resolved, conditional, at?.repeat, at?.list);
      });
  }
}

/** A block of a Word file: its path, and its part unless that is the main document. */
export interface BlockTarget {
  readonly path: readonly number[];
  readonly part?: string;
}

function wordFile(compiled: CompiledApplication, file: ApplicationFile): CompiledFile {
  const found = compiled.files.find((each) => each.file.id === file.id && each.template !== null);
  if (!found) throw new ShoruiError([createProblem('document.block-not-word', { file: file.path })]);
  return found;
}

/**
 * What decides whether a block is printed, one statement for each: blocks of tags and of the template document around it from the outside
 * inwards, without the conditions of the file. Empty for a block that is always printed.
 * @throws ShoruiError `word.block-path`, `word.block-part`
 */
export type BlockReasons = (
  resolved: Resolved,
  block: BlockTarget,
  repeat?: readonly number[],
) => readonly Explanation[];

/**
 * The reasons of the blocks of a Word file, for many blocks and answers: each part of the file is read once.
 * @throws ShoruiError `document.only-unknown`, `document.block-not-word`
 */
export function blockReasons(compiled: CompiledApplication, fileId: number): BlockReasons {
  const file = fileOf(compiled, fileId);
  const { bytes, document } = wordFile(compiled, file);
  const layer = templateLayer(compiled.application, file, document);
  const parts = new Map<string | undefined, TraceBlocks>();
  let asked: Asked | undefined;
  return (resolved, { path, part }, repeat = []) => {
    const options = {
      codec: compiled.codec,
      file: file.path,
      ...(layer && { layer }),
      ...(part !== undefined && { part }),
    };
    const trace = parts.get(part) ?? traceBlocks(bytes, options);
    parts.set(part, trace);
    if (asked?.resolved !== resolved) asked = { compiled, resolved, conditions: new AnswerConditions(resolved) };
    const now = asked;
    return trace(path, resolved.data, repeat).flatMap((each) => explainTrace(each, now));
  };
}

/** @throws ShoruiError `document.only-unknown` when the application has no such file */
function fileOf(compiled: CompiledApplication, fileId: number): ApplicationFile {
  const file = compiled.application.files.find(({ id }) => id === fileId);
  if (file) return file;
  const known = compiled.files.map((each) => each.file.name).join('、');
  throw new ShoruiError([createProblem('document.only-unknown', {}, { name: fileId, known })]);
}

/**
 * Why a block of a Word file is printed or not: the file's own conditions, then those of `blockReasons`. `repeat` chooses the repetition
 * at each loop on the way.
 * @throws ShoruiError `document.block-not-word`, `word.block-path`, `word.block-part`
 */
function explainBlock(
  compiled: CompiledApplication,
  given: Resolved | RawAnswers,
  file: ApplicationFile,
  block: BlockTarget,
  repeat: readonly number[],
): Explanation {
  const resolved = isResolved(given) ? given : resolveAnswers(compiled.answers, given);
  const reasons = blockReasons(compiled, file.id)(resolved, block, repeat);
  const children = [...explainFile(file, compiled, resolved), ...reasons];
  if (children.length === 0) children.push({ text: say((words) => words.always), holds: true, children: [] });
  const holds = children.every((each) => each.holds);
  const name = [file.path, block.part, block.path.join('.')].filter((step) => step !== undefined).join('#');
  return { text: say((words) => (holds ? words.shown(name) : words.hidden(name))), holds, children };
}

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
