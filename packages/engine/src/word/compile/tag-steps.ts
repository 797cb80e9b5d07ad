import type { Place, Problem } from '../../problems/index.ts';
import type { TemplateValue } from '../../values/index.ts';
import { isTrue } from '../tags/compare-values.ts';
import { compileExpression, type Evaluate } from '../tags/compile-expression.ts';
import type { Expression } from '../tags/expression.ts';
import { HelperError, namedError } from '../data/helper-error.ts';
import { Scope } from '../data/scope.ts';
import type { PlaceTrace } from '../tags/place-trace.ts';
import { toText } from '../data/to-text.ts';
import { placeSign, withoutSigns } from '../write/place-signs.ts';
import type { TextBreaks } from '../write/byte-writer.ts';
import type { BuildStructure } from './edits.ts';
import type { TagBlock } from './match-blocks.ts';
import type { Execution, Step } from './step.ts';
import type { TemplateTag } from './template-tag.ts';

/** What a step must know of a tag that prints a value, in the text or elsewhere. */
type ValueTag = Pick<TemplateTag, 'place' | 'source'>;

/** The value of a tag, an empty text when there is none, or null when the tag itself is to be kept. */
export function tagValue(evaluate: Evaluate, tag: ValueTag, { run }: Execution, scope: Scope): TemplateValue {
  const missingBefore = run.missingReads;
  const value = evaluate(scope, run);
  if (run.missingReads !== missingBefore) return run.missingMode === 'keep' ? null : '';
  if (value === null) {
    run.reportBlank(tag.place);
    return run.keepBlanks ? null : '';
  }
  return value;
}

/** The text that a value prints; an empty one and a report when it has none. */
export function tagText(value: TemplateValue, tag: ValueTag, { run }: Execution): string {
  try {
    const text = toText(value, run.limits.textCharacters);
    if (text.length <= run.limits.textCharacters) return text;
    throw new HelperError('word.text-too-long', { limit: run.limits.textCharacters });
  } catch (error) {
    if (!(error instanceof HelperError)) throw namedError(error, tag.place);
    run.report(error.id, tag.place, { name: tag.source.body, ...error.params });
    return '';
  }
}

/** Signs around the value of a tag. Those in the small text over characters have no place of their own. */
export function valueSigns(
  { place, source }: ValueTag,
  trace: PlaceTrace,
  scope: Scope,
  isBlank: boolean,
): readonly [from: string, to: string] {
  if (place.slot !== undefined) return ['', ''];
  const id = trace.value(place, source.raw, scope, isBlank);
  return [placeSign({ edge: 'from', id }), placeSign({ edge: 'to', id })];
}

function signedText(text: string, tag: ValueTag, trace: PlaceTrace, scope: Scope): string {
  const [from, to] = valueSigns(tag, trace, scope, text === '');
  return `${from}${withoutSigns(text)}${to}`;
}

/** A tag that prints a value. */
export function valueStep(tag: TemplateTag, expression: Expression, breaks: TextBreaks, problems: Problem[]): Step {
  const evaluate = compileExpression(expression, tag.place, problems);
  return (execution, scope) => {
    const value = tagValue(evaluate, tag, execution, scope);
    const text = value === null ? tag.source.raw : tagText(value, tag, execution);
    execution.out.writeText(execution.run.trace ? signedText(text, tag, execution.run.trace, scope) : text, breaks);
  };
}

/** A test of a condition block; the last branch of an if without a test is its else. */
interface Branch {
  readonly test: Evaluate | null;
  readonly negated: boolean;
}

function branchOf(tag: TemplateTag, problems: Problem[]): Branch {
  const { parsed } = tag;
  if (parsed.kind === 'open') {
    return { test: compileExpression(parsed.argument, tag.place, problems), negated: parsed.block === 'unless' };
  }
  if (parsed.kind !== 'else' || !parsed.argument) return { test: null, negated: false };
  return { test: compileExpression(parsed.argument, tag.place, problems), negated: parsed.block === 'unless' };
}

function buildCondition(block: TagBlock, problems: Problem[]): BuildStructure {
  const branches = [block.open, ...block.elses].map((tag) => branchOf(tag, problems));
  return (sections) => (execution, scope) => {
    for (let index = 0; index < branches.length; index++) {
      const { test, negated } = branches[index] as Branch;
      if (test && isTrue(test(scope, execution.run)) === negated) continue;
      execution.printed++;
      sections[index]?.(execution, scope);
      return;
    }
  };
}

export function localsFor(
  names: readonly string[],
  value: TemplateValue,
  index: number,
): { [name: string]: TemplateValue } | null {
  const [item, position] = names;
  if (item === undefined) return null;
  return position === undefined ? { [item]: value } : { [item]: value, [position]: index };
}

/** The items of a loop: a list, or nothing. Anything else is reported. */
export function itemsOf(
  value: TemplateValue,
  { run }: Execution,
  name: string,
  place: Place,
): readonly TemplateValue[] {
  try {
    if (Array.isArray(value)) return value as readonly TemplateValue[];
  } catch (error) {
    throw namedError(error, place);
  }
  if (value !== null && value !== undefined) run.report('word.each-not-list', place, { name });
  return [];
}

export function nameOf(expression: Expression): string {
  if (expression.kind === 'path') return expression.original;
  return expression.kind === 'call' ? expression.helper : String(expression.value);
}

function buildLoop(
  block: TagBlock,
  argument: Expression,
  locals: readonly string[],
  problems: Problem[],
): BuildStructure {
  const { place } = block.open;
  const evaluate = compileExpression(argument, place, problems);
  const name = nameOf(argument);
  return ([body, otherwise]) =>
    (execution, scope) => {
      const items = itemsOf(evaluate(scope, execution.run), execution, name, place);
      if (items.length === 0) {
        if (otherwise) execution.printed++;
        otherwise?.(execution, scope);
      }
      // By position: a list may claim any length, and each place counts, also one that holds nothing.
      for (let index = 0; index < items.length; index++) {
        execution.run.countIteration(place);
        execution.printed++;
        const item = items[index];
        body?.(execution, new Scope(item, scope, index, items, localsFor(locals, item, index)));
      }
    };
}

function buildWith(
  block: TagBlock,
  argument: Expression,
  locals: readonly string[],
  problems: Problem[],
): BuildStructure {
  const evaluate = compileExpression(argument, block.open.place, problems);
  return ([body, otherwise]) =>
    (execution, scope) => {
      const value = evaluate(scope, execution.run);
      if (isTrue(value)) {
        execution.printed++;
        body?.(execution, new Scope(value, scope, -1, [], localsFor(locals, value, 0)));
      } else if (otherwise) {
        execution.printed++;
        otherwise(execution, scope);
      }
    };
}

/** What a block does with its branches. */
export function buildBlock(block: TagBlock, problems: Problem[]): BuildStructure {
  const { parsed } = block.open;
  if (parsed.kind !== 'open') throw new TypeError('not an open tag');
  switch (parsed.block) {
    case 'each':
      return buildLoop(block, parsed.argument, parsed.locals, problems);
    case 'with':
      return buildWith(block, parsed.argument, parsed.locals, problems);
    case 'if':
    case 'unless':
      return buildCondition(block, problems);
  }
}
