import type { Problem } from '../../problems/index.ts';
import type { RunFrame } from '../content/run-frame.ts';
import { WordContent } from '../content/word-content.ts';
import { compileExpression } from '../tags/compile-expression.ts';
import type { Expression } from '../tags/expression.ts';
import type { TextBreaks } from '../write/byte-writer.ts';
import type { Step } from './step.ts';
import { tagText, tagValue, valueSigns } from './tag-steps.ts';
import type { TemplateTag } from './template-tag.ts';

/** A tag whose value may be more than text. */
export function contentStep(
  tag: TemplateTag,
  expression: Expression,
  frame: RunFrame,
  breaks: TextBreaks,
  problems: Problem[],
): Step {
  const evaluate = compileExpression(expression, tag.place, problems);
  return (execution, scope) => {
    const { out, run, parts } = execution;
    const value = tagValue(evaluate, tag, execution, scope);
    const [from, to] = run.trace ? valueSigns(tag, run.trace, scope, value === '') : ([undefined, undefined] as const);
    if (from !== undefined) out.writeText(from, breaks);
    if (value instanceof WordContent) {
      value.write({ out, parts, frame, report: (id, params) => run.report(id, tag.place, params) });
    } else out.writeText(value === null ? tag.source.raw : tagText(value, tag, execution), breaks);
    if (to !== undefined) out.writeText(to, breaks);
  };
}
