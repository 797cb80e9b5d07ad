import { collectProblems, createProblem, ShoruiError, type Place, type Problem } from '../../problems/index.ts';
import type { TemplateData, TemplateValue } from '../../values/index.ts';
import type { NamedImages } from '../images/image-store.ts';
import { withLimits, type Limits } from '../../platform/limits.ts';
import { isTrue } from '../tags/compare-values.ts';
import { compileExpression, type Evaluate } from '../tags/compile-expression.ts';
import { HelperError } from '../data/helper-error.ts';
import { parseTag } from '../tags/parse-tag.ts';
import { RenderState, type MissingMode } from '../tags/render-state.ts';
import { lookUp, missing, Scope } from '../data/scope.ts';
import { findTagSources } from '../tags/tag-source.ts';
import { toText } from '../data/to-text.ts';

/** A value read from data, with the place that problems with it get. */
export interface ValueTemplate {
  readonly place: Place;
  readonly evaluate: Evaluate;
}

interface ValueOptions {
  readonly limits?: Partial<Limits> | undefined;
}

/**
 * Compiles the content of one tag without its braces: a name, a path, or a call of a helper (`gt 人数 10`).
 * @throws ShoruiError with everything that is wrong with it
 */
export function compileValue(expression: string, place: Place, options: ValueOptions = {}): ValueTemplate {
  const limits = withLimits(options.limits);
  const at: Place = { ...place, snippet: expression };
  const parsed = parseTag(expression, at, limits.expressionDepth);
  if ('severity' in parsed) throw new ShoruiError([parsed]);
  if (parsed.kind !== 'value') throw new ShoruiError([createProblem('word.text-block', at)]);
  const problems: Problem[] = [];
  const evaluate = compileExpression(parsed.expression, at, problems);
  if (problems.length > 0) throw new ShoruiError(problems);
  return { place, evaluate };
}

/**
 * Compiles a name as written in the data, spaces and signs included: the value of that name, or, where nothing has it and
 * there are dots in it, of the path.
 */
export function compileName(name: string, place: Place): ValueTemplate {
  const path = (names: readonly string[]): Evaluate =>
    compileExpression({ kind: 'path', up: 0, variable: false, own: false, names, original: name }, place, []);
  const whole = path([name]);
  const parts = name.split('.');
  if (parts.length === 1) return { place, evaluate: whole };
  const stepwise = path(parts);
  const evaluate: Evaluate = (scope, run) => (lookUp(scope, name) === missing ? stepwise : whole)(scope, run);
  return { place, evaluate };
}

/**
 * Compiles text with tags. A text that is a single tag gives that tag's value as it is, a picture say; any other the text.
 * @throws ShoruiError with every tag that is wrong
 */
export function compileTextValue(source: string, place: Place, options: ValueOptions = {}): ValueTemplate {
  const limits = withLimits(options.limits);
  const found = findTagSources(source, place, limits.tagCharacters, limits.tags);
  const problems: Problem[] = [...found.problems];
  const pieces: (string | Evaluate)[] = [];
  let at = 0;
  for (const tag of found.tags) {
    pieces.push(source.slice(at, tag.start));
    at = tag.end;
    const value = collectProblems(problems, () => compileValue(tag.body, { ...place, offset: tag.start }, options));
    if (value) pieces.push(value.evaluate);
  }
  pieces.push(source.slice(at));
  if (problems.length > 0) throw new ShoruiError(problems);
  const [, only] = pieces;
  if (pieces.length === 3 && pieces[0] === '' && pieces[2] === '' && typeof only === 'function') {
    return { place, evaluate: only };
  }
  const evaluate: Evaluate = (scope, run) =>
    pieces
      .map((piece) => (typeof piece === 'string' ? piece : toText(piece(scope, run), limits.textCharacters)))
      .join('');
  return { place, evaluate };
}

/** Where values are read: the data, or one item of a list in it. */
export type ValueScope = Scope;

/** How values are read. */
export interface ValueReaderOptions {
  /** Default `error`. */
  readonly missing?: MissingMode | undefined;
  readonly limits?: Partial<Limits> | undefined;
  /** Images that the data may name. */
  readonly images?: NamedImages | undefined;
}

/** Reads compiled values from the data of one document and gathers what is wrong. */
export class ValueReader {
  readonly root: ValueScope;
  readonly #run: RenderState;
  readonly #limits: ReturnType<typeof withLimits>;

  constructor(data: TemplateData, options: ValueReaderOptions = {}) {
    this.#limits = withLimits(options.limits);
    this.#run = new RenderState(options.missing ?? 'error', this.#limits, new Map(), false, options.images);
    this.root = new Scope(data, null);
  }

  get problems(): Problem[] {
    return this.#run.problems;
  }

  /** The items of a list, each as a scope that sees the names around it. What is no list has no items. */
  items(template: ValueTemplate, scope: ValueScope): ValueScope[] {
    const value = this.value(template, scope);
    if (!Array.isArray(value)) return [];
    const list = value as readonly TemplateValue[];
    return list.map((item, index) => {
      this.#run.countIteration(template.place);
      return new Scope(item, scope, index, list);
    });
  }

  /** A scope in which a further name is known. */
  withNames(scope: ValueScope, names: TemplateData): ValueScope {
    return new Scope(scope.value, scope, scope.index, scope.items, names);
  }

  /** The value; null when there is none, or when it could not be read, which is reported. */
  value({ evaluate, place }: ValueTemplate, scope: ValueScope): TemplateValue {
    return this.#guard(place, () => evaluate(scope, this.#run) ?? null);
  }

  /** Does the value count as true? */
  holds(template: ValueTemplate, scope: ValueScope): boolean {
    return isTrue(this.value(template, scope));
  }

  /** The text of a value; empty when it has none, which is reported. */
  text(value: TemplateValue, place: Place): string {
    return this.#guard(place, () => toText(value, this.#limits.textCharacters)) ?? '';
  }

  /** The bytes of the picture that a value represents (see ImageStore.find); null when there is none. */
  image(value: TemplateValue, place: Place): Uint8Array | null {
    return this.#guard(place, () => this.#run.images.find(value)?.bytes ?? null);
  }

  #guard<Result>(place: Place, action: () => Result): Result | null {
    try {
      return action();
    } catch (error) {
      if (!(error instanceof HelperError)) throw error;
      this.#run.report(error.id, place, error.params);
      return null;
    }
  }
}
