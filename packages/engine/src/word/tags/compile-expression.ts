import { createProblem, type Place, type Problem } from '../../problems/index.ts';
import type { TemplateValue } from '../../values/index.ts';
import type { CallExpression, Expression, PathExpression } from './expression.ts';
import { HelperError, namedError } from '../data/helper-error.ts';
import type { Helper, HelperOptions } from './helper.ts';
import { helperNames, helpers } from './helpers/index.ts';
import type { RenderState } from './render-state.ts';
import { isKnownToSiblings, lookUp, loopVariable, missing, property, type Missing, type Scope } from '../data/scope.ts';

/** A compiled expression. Gives undefined only for a name that the data does not have. */
export type Evaluate = (scope: Scope, run: RenderState) => TemplateValue;

function readPath(path: PathExpression, scope: Scope): TemplateValue | Missing {
  const [first, ...rest] = path.names;
  let found: TemplateValue | Missing;
  let from: Scope | null = scope;
  if (path.variable) found = loopVariable(scope, path.up, first ?? '');
  else {
    for (let up = path.up; up > 0 && from; up--) from = from.parent;
    if (!from) return missing;
    if (first === undefined) return from.value;
    found = path.own ? property(from.value, first) : lookUp(from, first);
  }
  for (const name of rest) {
    // Nothing has no parts: what is not answered prints nothing, however deep the path goes.
    if (found === missing || found === null || found === undefined) break;
    found = property(found, name);
  }
  return found;
}

function compilePath(path: PathExpression, place: Place, mayMiss: boolean): Evaluate {
  const [first] = path.names;
  const simple = !path.variable && !path.own && path.up === 0 && path.names.length === 1 && first !== undefined;
  return (scope, run) => {
    const found = simple ? lookUp(scope, first) : readPath(path, scope);
    if (found === missing) {
      if (!path.variable && path.names.length === 1 && isKnownToSiblings(scope, path.names[0] ?? '', run.knownNames))
        return null;
      if (!mayMiss) run.reportMissing(path.original, scope, place, helperNames);
      return undefined;
    }
    return found ?? null;
  };
}

function checkCall(call: CallExpression, helper: Helper, place: Place): Problem[] {
  const problems: Problem[] = [];
  const count = call.args.length;
  if (count < helper.minArgs || count > helper.maxArgs) {
    const wanted = helper.minArgs === helper.maxArgs ? String(helper.minArgs) : `${helper.minArgs}-${helper.maxArgs}`;
    problems.push(createProblem('word.helper-arguments', place, { name: call.helper, wanted, count }));
  }
  for (const option of Object.keys(call.options)) {
    if (!helper.options?.includes(option)) {
      problems.push(createProblem('word.helper-option', place, { name: call.helper, option }));
    }
  }
  return problems;
}

const noOptions: HelperOptions = Object.freeze({});

function compileCall(call: CallExpression, place: Place, problems: Problem[]): Evaluate {
  const helper = helpers.get(call.helper);
  if (!helper) return () => null;
  problems.push(...checkCall(call, helper, place));
  const args = call.args.map((arg, index) =>
    compile(arg, place, problems, helper.allowsMissing === true && index === 0),
  );
  const options = Object.entries(call.options).map(
    ([name, value]) => [name, compile(value, place, problems, false)] as const,
  );
  return (scope, run) => {
    const values = args.map((evaluate) => evaluate(scope, run));
    const named =
      options.length === 0
        ? noOptions
        : Object.fromEntries(options.map(([name, evaluate]) => [name, evaluate(scope, run)]));
    try {
      const result = helper.run(values, named, { run, place }) ?? null;
      if (typeof result !== 'string' || result.length <= run.limits.textCharacters) return result;
      throw new HelperError('word.text-too-long', { limit: run.limits.textCharacters });
    } catch (error) {
      if (!(error instanceof HelperError)) throw error;
      run.report(error.id, place, { name: call.helper, ...error.params });
      return null;
    }
  };
}

function compile(expression: Expression, place: Place, problems: Problem[], mayMiss: boolean): Evaluate {
  switch (expression.kind) {
    case 'literal': {
      const { value } = expression;
      return () => value;
    }
    case 'path':
      return compilePath(expression, place, mayMiss);
    case 'call':
      return compileCall(expression, place, problems);
  }
}

/**
 * Turns an expression into a closure. Wrong numbers of arguments and unknown options are added to `problems`. The closure
 * throws a ShoruiError `word.data-unreadable` when the data itself throws.
 */
export function compileExpression(expression: Expression, place: Place, problems: Problem[]): Evaluate {
  const evaluate = compile(expression, place, problems, false);
  return (scope, run) => {
    try {
      return evaluate(scope, run);
    } catch (error) {
      throw namedError(error, place);
    }
  };
}
