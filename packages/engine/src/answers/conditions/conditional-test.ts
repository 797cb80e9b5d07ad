import type { Conditional, Rule } from '../../application/schema/index.ts';
import { ruleKey, type AnswerModel } from '../model/answer-model.ts';
import type { Scope, Test } from '../model/things.ts';
import { compileConditional } from './compile-conditional.ts';
import { never, type ConditionContext } from './condition-context.ts';

const always: Test = () => true;

/** A context for conditions that come from outside the model: blocks of a template, and questions about why. */
export function outsideContext(
  model: AnswerModel,
  scope: Scope,
  open: ReadonlySet<number> = new Set(),
): ConditionContext {
  const rule = (asked: Rule): Test => {
    const node = model.ruleNodes.get(ruleKey(asked.id, scope));
    if (node !== undefined) {
      const { slot } = node;
      return (state) => state.visible[slot] === true;
    }
    const isCircular = model.ruleNodes.get(ruleKey(asked.id, model.root))?.circular === true;
    if (isCircular || open.has(asked.id)) return never;
    return compileConditional(asked, outsideContext(model, scope, new Set([...open, asked.id]))) ?? always;
  };
  return { index: model.index, scope, reads: () => undefined, rule, answered: (question) => question.answeredNode };
}

const compiled = new WeakMap<AnswerModel, WeakMap<Conditional, Map<Scope, Test>>>();

/** The test of a conditional thing for askers in a scope, compiled on first use. The thing must not change afterwards. */
export function conditionalTest(model: AnswerModel, conditional: Conditional, scope: Scope): Test {
  const ofModel = compiled.get(model) ?? new WeakMap<Conditional, Map<Scope, Test>>();
  compiled.set(model, ofModel);
  const ofThing = ofModel.get(conditional) ?? new Map<Scope, Test>();
  ofModel.set(conditional, ofThing);
  const known = ofThing.get(scope);
  if (known !== undefined) return known;
  const test = compileConditional(conditional, outsideContext(model, scope)) ?? always;
  ofThing.set(scope, test);
  return test;
}
