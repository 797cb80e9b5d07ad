import type { Problem } from '../../problems/index.ts';
import { attributeText } from '../content/drawing-xml.ts';
import { compileExpression } from '../tags/compile-expression.ts';
import type { Expression } from '../tags/expression.ts';
import { escapeXml } from '../../xml/entities.ts';
import type { Edits } from './edits.ts';
import type { Step } from './step.ts';
import { tagText, tagValue } from './tag-steps.ts';
import type { SlotTag, TextSlot } from './text-slots.ts';

const encoder = new TextEncoder();

function slotStep(tag: SlotTag, expression: Expression, kind: TextSlot['kind'], problems: Problem[]): Step {
  const evaluate = compileExpression(expression, tag.place, problems);
  const escape = kind === 'attribute' ? attributeText : escapeXml;
  return (execution, scope) => {
    const value = tagValue(evaluate, tag, execution, scope);
    execution.out.write(encoder.encode(escape(value === null ? tag.source.raw : tagText(value, tag, execution))));
  };
}

/** Puts the values of a slot's tags in their place. `prepare` may turn an expression into another one. */
export function compileSlot(
  slot: TextSlot,
  prepare: (expression: Expression) => Expression,
  edits: Edits,
  problems: Problem[],
): void {
  for (const at of slot.escapes) edits.cut(at, at + 1);
  for (const tag of slot.tags) {
    edits.cut(tag.at, tag.end);
    if (tag.parsed.kind !== 'value') continue;
    edits.step(tag.at, 0, slotStep(tag, prepare(tag.parsed.expression), slot.kind, problems));
  }
}
