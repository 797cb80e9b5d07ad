import type { Conditional } from '../../application/schema/index.ts';
import { conditionalReferences } from '../../application/thing-references.ts';
import type { AnswerModel } from '../model/answer-model.ts';
import type { Scope, ScopeState } from '../model/things.ts';

/** The state of a scope in these repetitions; where one does not exist, the nearest state outside of it. */
export function stateIn(root: ScopeState, scope: Scope, repeat: readonly number[]): ScopeState {
  const path: Scope[] = [];
  for (let at = scope; at.parent !== null; at = at.parent) path.push(at);
  let state = root;
  path.reverse().forEach((step, depth) => {
    const next =
      state.scope === step.parent ? state.lists[step.list?.position ?? -1]?.[repeat[depth] ?? -1] : undefined;
    if (next !== undefined) state = next;
  });
  return state;
}

/** Scopes of everything that a conditional refers to, also through rules. */
function subjectScopes(model: AnswerModel, conditional: Conditional, seen: Set<number>): Scope[] {
  const { questions, options, fields, rules } = model.index;
  return conditionalReferences(conditional).flatMap(({ to, id }) => {
    if (to === 'rule') {
      const rule = rules.get(id);
      if (rule === undefined || seen.has(id)) return [];
      seen.add(id);
      return subjectScopes(model, rule, seen);
    }
    const scope =
      to === 'question'
        ? questions.get(id)?.scope
        : to === 'option'
          ? options.get(id)?.question.scope
          : fields.get(id)?.scope;
    return scope === undefined ? [] : [scope];
  });
}

const innermost = new WeakMap<AnswerModel, WeakMap<Conditional, Scope>>();

/** The innermost scope that the conditional is about, looked up once: blocks need it for every repetition. */
function innermostScope(model: AnswerModel, conditional: Conditional): Scope {
  const ofModel = innermost.get(model) ?? new WeakMap<Conditional, Scope>();
  innermost.set(model, ofModel);
  const known = ofModel.get(conditional);
  if (known !== undefined) return known;
  let scope = model.root;
  for (const subject of subjectScopes(model, conditional, new Set())) if (subject.depth > scope.depth) scope = subject;
  ofModel.set(conditional, scope);
  return scope;
}

/**
 * The scope of an asker of which only the surrounding repetitions are known: the lists around the innermost thing that the
 * conditional refers to. Without repetitions it is the root scope.
 */
export function inferScope(model: AnswerModel, conditional: Conditional, repeat: readonly number[]): Scope {
  if (repeat.length === 0 || model.scopes.length === 1) return model.root;
  let scope = innermostScope(model, conditional);
  while (scope.depth > repeat.length && scope.parent !== null) scope = scope.parent;
  return scope;
}
