import type { Problem, Place } from '../../problems/index.ts';
import { rootScope, scopeChain, scopeOfQuestion, type ScopeId } from '../answer-names.ts';
import { nameBearers } from '../edits/name-bearers.ts';
import { indexApplication, type ApplicationIndex } from '../index-application.ts';
import type { Application, Conditional, Question } from '../schema/index.ts';
import type { AnyField } from './read/unknowns.ts';

/**
 * Something about an application that its author should know: a question that never shows, a rule that nothing uses. The ids
 * are `application.analysis-...`; `describeProblem` gives the words.
 */
export type Finding = Problem;

/** A tag of a template, as the reader of templates gives it. */
export interface TagUse {
  /** The name in its steps: `氏名.last` is 氏名, last. */
  readonly path: readonly string[];
  /** `scope` opens a value to read its parts; a `reference` names a label, not a value. */
  readonly kind: 'value' | 'loop' | 'condition' | 'scope' | 'reference';
  /** Names of the loops around the tag, outermost first. A loop is not around its own tag. */
  readonly loops: readonly string[];
  /** Names that the template itself gives around the tag. */
  readonly locals?: readonly string[];
  /** True inside a value whose parts are not known here: the name may be one of them. */
  readonly scoped?: boolean;
  readonly place: Place;
}

/** The tags of one template. */
export interface TemplateTags {
  readonly fileId: number;
  readonly tags: readonly TagUse[];
}

/** A field with what is asked around it. */
export interface KnownField {
  readonly field: AnyField;
  readonly scope: ScopeId;
  /** The question that asks it; none for a field that shows another value or is computed outside every group. */
  readonly question: Question | undefined;
  /** The conditions on its way in, apart from the question's: its own and its group's. */
  readonly conditionals: readonly Conditional[];
  /** Does it show something, or can it never have a value? */
  readonly hasValue: boolean;
}

/** What the checks know about an application, found out once. */
export class AnalysisModel {
  readonly application: Application;
  readonly index: ApplicationIndex;
  readonly fields: ReadonlyMap<number, KnownField>;
  private readonly chains = new Map<ScopeId, readonly ScopeId[]>();

  constructor(application: Application) {
    this.application = application;
    this.index = indexApplication(application);
    this.fields = listFields(application, this.index);
  }

  scopeOf(questionId: number): ScopeId {
    return scopeOfQuestion(this.index, questionId);
  }

  /** Repeat options around a scope, outermost first, itself last. */
  chain(scope: ScopeId): readonly ScopeId[] {
    const known = this.chains.get(scope) ?? scopeChain(this.index, scope);
    this.chains.set(scope, known);
    return known;
  }

  /** Does an asker in `asker` read a thing of `subject` in the one repetition around itself? */
  isAround(subject: ScopeId, asker: ScopeId): boolean {
    return subject === rootScope || this.chain(asker).includes(subject);
  }

  /** The innermost scope that two scopes have around them. */
  commonScope(one: ScopeId, other: ScopeId): ScopeId {
    const chain = this.chain(other);
    return this.chain(one).findLast((scope) => chain.includes(scope)) ?? rootScope;
  }
}

function listFields(application: Application, index: ApplicationIndex): Map<number, KnownField> {
  const fields = new Map<number, KnownField>();
  const scopes = new Map(nameBearers(application, index).map(({ id, scope }) => [id, scope]));
  const ticked = new Set([...index.options.values()].map(({ thing }) => thing.field_id));
  for (const field of application.fields) {
    const group = index.groups.get(field.field_group_id ?? 0);
    const shows = field.source_field_id ?? field.question ?? field.formula;
    fields.set(field.id, {
      field,
      scope: scopes.get(field.id) ?? rootScope,
      question: group?.question,
      conditionals: group ? [field, group.thing] : [field],
      hasValue: group !== undefined || shows !== undefined || ticked.has(field.id),
    });
  }
  for (const { thing, question } of index.surveyFields.values()) {
    const scope = scopeOfQuestion(index, question.id);
    fields.set(thing.id, { field: thing, scope, question, conditionals: [], hasValue: true });
  }
  return fields;
}
